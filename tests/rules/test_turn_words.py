"""docs/notation.md §1, §2: a turn is one word, read and written back as it was; nothing else gets through."""

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nyhavn.rules import (
    SPACES,
    TILES,
    Ability,
    Build,
    Coat,
    Colour,
    EndTurn,
    Game,
    Lapse,
    LaySpecial,
    MalformedError,
    NyhavnError,
    Phase,
    Reactivate,
    Take,
    TakeAbility,
    Turn,
    read_turn,
    turn_played,
    why_not_turn,
)
from nyhavn.rules.placements import PLACEMENTS
from support.looking import everything, refusal
from support.random_games import PLAYERS, steps
from support.rehearsal import dealt, rehearsed

# The same examples on every run, however slow the machine is.
CALM = settings(deadline=None, derandomize=True, database=None, max_examples=400)
LETTERS = "TB@:%()=*+~-&>0123456789abcdefgrybpnxdhow"
CARDS = st.lists(st.sampled_from(Colour), max_size=7).map(lambda cards: tuple(sorted(cards)))
PAIRS = st.tuples(st.integers(1, 7), st.integers(1, 7)).filter(lambda pair: pair[0] < pair[1])
TAKES = st.builds(Take, PAIRS, st.none() | st.integers(1, 7), CARDS)
COATS = st.one_of(
    st.builds(LaySpecial, st.sampled_from(SPACES)),
    st.builds(TakeAbility, st.sampled_from(Ability)),
    st.just(Reactivate()),
    st.just(Lapse()),
)
CHANGES = st.none() | st.tuples(st.sampled_from(Colour), st.sampled_from(Colour))
WINDOWS = st.lists(st.sampled_from(SPACES), min_size=1, max_size=4).map(
    lambda spaces: tuple(sorted(spaces, key=SPACES.index))
)
BUILDS = st.builds(
    Build,
    st.sampled_from(TILES),
    st.sampled_from(SPACES),
    WINDOWS,
    CARDS,
    st.booleans(),
    CHANGES,
    st.lists(COATS, max_size=4).map(tuple),
)
TURNS = st.one_of(st.builds(Turn, TAKES), st.builds(Turn, st.none(), BUILDS), st.builds(Turn, TAKES, BUILDS))


def test_the_words_of_the_notation_page_are_read() -> None:
    assert read_turn("T34") == Turn(Take((3, 4)))
    assert read_turn("T26+1-gg") == Turn(Take((2, 6), 1, (Colour.GREEN, Colour.GREEN)))
    red_3 = Build(TILES[1], "a1", ("a2", "b2"), (Colour.RED,) * 3)
    assert read_turn("Br3@a1:a2b2=rrr") == Turn(build=red_3)
    coats: tuple[Coat, ...] = (TakeAbility(Ability.ADDITIONAL_CARD),)
    green_2 = Build(TILES[8], "c3", ("d3",), (), discount=True, coats=coats)
    assert read_turn("Bg2@c3:d3%=0*+x") == Turn(build=green_2)
    purple_4 = Build(
        TILES[18],
        "b2",
        ("b3", "b4", "b5"),
        (Colour.RED, Colour.RED, Colour.PURPLE, Colour.PURPLE),
        change=(Colour.RED, Colour.PURPLE),
    )
    assert read_turn("T12&Bp4@b2:b3b4b5(r>p)=rrpp") == Turn(Take((1, 2)), purple_4)


@CALM
@given(TURNS)
def test_a_turn_is_read_back_from_its_word(turn: Turn) -> None:
    assert read_turn(turn.word) == turn


@pytest.mark.parametrize("players", PLAYERS)
def test_the_words_of_real_turns_are_read_back_and_lead_to_the_same_position(players: int) -> None:
    for seed in range(10):
        before = None
        for game, decision in steps(players, seed):
            if game.phase == Phase.CHOOSE:
                before = game.copy()
            if isinstance(decision, EndTurn) and before is not None:
                turn = turn_played(game)
                assert read_turn(turn.word) == turn
                ended = game.copy()
                ended.apply(EndTurn())
                before.play(turn)
                assert before == ended
                assert turn_played(before) == turn


def test_every_placement_is_read_back_from_its_word() -> None:
    for placement in PLACEMENTS:
        build = Build(placement.tile, placement.brick, placement.windows, ())
        assert read_turn(build.word).build == build
        assert build.placement == placement


@pytest.mark.parametrize(
    ("word", "abilities"),
    [
        ("T12", ""),
        ("T17", "n"),
        ("T12+3", "x"),
        ("T14+3", "nx"),
        ("Br2@a1:b1%=r", "d"),
        ("Br2@a1:b1(g>r)=rg", "h"),
        ("T12&Br2@a1:b1=rr", "o"),
        ("T13+7&Br2@a1:b1%(g>r)=g", "nxdho"),
    ],
)
def test_a_turn_tells_the_abilities_it_uses(word: str, abilities: str) -> None:
    assert "".join(ability.letter for ability in read_turn(word).abilities) == abilities


MALFORMED = {
    "turn-malformed": ["", " ", "X", "t12", "34", "T12&T34&T56", "&", "&&", "12T", "T12&x"],
    "take-malformed": ["T12 ", "T1a", "T12-", "T12-R", "T12+", "T12-r+3", "T12=r", "T12\n", "T\u0661\u0662"],
    "take-two-cards": ["T", "T1", "T123", "T-r", "T+3"],
    "pier-unknown": ["T08", "T18", "T90", "T12+8", "T12+0", "T12+34"],
    "piers-order": ["T21", "T11", "T75"],
    "additional-twice": ["T12+3+4", "T12+3+4+5"],
    "card-unknown": ["T12-w", "T12-rz", "Br2@a1:b1=rx", "Br2@a1:b1(w>r)=rr", "Br2@a1:b1(r>z)=rr"],
    "cards-order": ["T12-gr", "T12-pb", "Br2@a1:b1=yr", "Br3@a1:a2b2=rpr"],
    "build-before-take": ["Br2@a1:b1=rr&T12"],
    "two-takes": ["T12&T34"],
    "two-builds": ["Br2@a1:b1=rr&Br2@c1:d1=r"],
    "build-malformed": [
        "B",
        "Br2",
        "Br2@a1",
        "Br2@a1:b1",
        "Br2@a1:b1=",
        "Br2@a1:=rr",
        "Br2@:b1=rr",
        "Br2@a1b1=rr",
        "Br2@a1:b1=RR",
        "Br2@a1:b1=rr0",
        "Br2@a1:b1=00",
        "Br2@a1:b1%%=r",
        "Br2@a1:b1(g>r)%=rg",
        "Br2@a1:b1(gr)=rg",
        "Br2@a1:b1(g>r=rg",
        "Br2@a1:b1 =rr",
        "Br2@A1:b1=rr",
        "B2r@a1:b1=rr",
        "T12&B",
        "Br2@a1:b1=rr\n",
    ],
    "tile-unknown": ["Br1@a1:b1=rr", "Br6@a1:b1=rr", "Bo2@a1:b1=rr", "Br22@a1:b1=rr"],
    "outside-the-house": ["Br2@f1:e1=rr", "Br2@a0:a1=rr", "Br2@a10:a9=rr", "Br2@a1:b1=rr*f1"],
    "windows-order": ["Br3@a1:b2a2=rrr", "Bp3@a1:c1b1=ppp"],
    "coat-malformed": [
        "Br2@a1:b1=rr*",
        "Br2@a1:b1=rr**",
        "Br2@a1:b1=rr*+",
        "Br2@a1:b1=rr*x",
        "Br2@a1:b1=rr*+x-",
        "Br2@a1:b1=rr*~~",
        "Br2@a1:b1=rr*+X",
        "Br2@a1:b1=rr*a1 ",
    ],
    "ability-unknown": ["Br2@a1:b1=rr*+z", "Br2@a1:b1=rr*+r"],
}


@pytest.mark.parametrize(
    ("word", "code"), [(word, code) for code, words in MALFORMED.items() for word in words]
)
def test_a_malformed_word_is_refused_with_its_code(word: str, code: str) -> None:
    with pytest.raises(MalformedError) as caught:
        read_turn(word)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "word", ["T12&", "T12&&", "Br2@a1:b1=rr&", "T12&Br2@a1:b1=rr&", "&T12", "T12&&Br2@a1:b1=rr"]
)
def test_nothing_but_one_build_follows_the_sign_of_both_actions(word: str) -> None:
    with pytest.raises(MalformedError):
        read_turn(word)


@pytest.mark.parametrize("word", ["T12-0", "T12-r-r", "T12&B&T34", "T12T34", "Tr2", "BT12"])
def test_a_word_of_mixed_parts_is_refused(word: str) -> None:
    with pytest.raises(MalformedError):
        read_turn(word)


def turns_are_refused_without_a_trace(game: Game, word: str) -> None:
    """Read and play a word: it is played as a legal turn, or refused with a code and no trace."""
    try:
        turn = read_turn(word)
    except NyhavnError:
        return
    before = everything(game)
    reason = why_not_turn(game, turn)
    assert everything(game) == before
    if reason is not None:
        assert refusal(game, word) == reason.code


@CALM
@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(word: str) -> None:
    turns_are_refused_without_a_trace(dealt(2), word)


@CALM
@given(st.text(alphabet=LETTERS, max_size=30))
def test_any_text_in_the_letters_of_the_notation_is_read_or_refused(word: str) -> None:
    turns_are_refused_without_a_trace(dealt(2), word)


@CALM
@given(TURNS)
def test_any_well_formed_turn_is_played_or_refused(turn: Turn) -> None:
    turns_are_refused_without_a_trace(dealt(2), turn.word)


SEED_WORDS = ["T12", "T14+6", "T12-r", "Bp3@a1:a2a3=ppp", "Bp3@a1:a2a3%=pp", "T12&Bp2@a1:b1=pp"]
SEED_WORDS += ["Bp2@a1:b1(r>p)=rp", "Bp5@e1:e2e3e4e5=ppppp*+x", "Bp5@e1:e2e3e4e5%=pppp*a1"]
SEED_WORDS += ["Bg2@b1:a1%=0", "Bp5@e1:e2e3e4e5=ppppp*~", "Bp5@e1:e2e3e4e5=ppppp*-"]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A well-formed word with a few letters changed, left out or put in."""
    word = draw(st.sampled_from(SEED_WORDS))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(word)))
        put_in = draw(st.text(alphabet=LETTERS + string.whitespace, max_size=2))
        word = word[:place] + put_in + word[place + draw(st.integers(0, 2)) :]
    return word


@CALM
@given(mutated())
def test_a_mutated_word_is_played_or_refused(word: str) -> None:
    game = rehearsed("Bg3@c1:c2c3=ggg*+d", cards="ppppp", harbour="rr")
    turns_are_refused_without_a_trace(game, word)


@CALM
@given(mutated())
def test_a_word_that_is_read_is_written_the_same_way(word: str) -> None:
    try:
        turn = read_turn(word)
    except NyhavnError:
        return
    assert turn.word == word


def test_a_coat_action_after_a_lapsed_one_is_refused() -> None:
    assert refusal(rehearsed(cards="ggg"), "Bg3@c1:c2c3=ggg*-*+x") == "coat-after-lapse"


def test_an_empty_turn_is_refused_as_passing() -> None:
    game = dealt(2)
    reason = why_not_turn(game, Turn())
    assert reason is not None
    assert reason.code == "no-passing"
