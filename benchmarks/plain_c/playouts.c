/* Uniform random games of Copenhagen in plain C: the yardstick of the playout benchmark.
 *
 *     cc -O3 -o playouts playouts.c && ./playouts PLAYERS GAMES SEED
 *
 * prints one line of JSON. Every step of a turn is picked evenly among its legal choices; a step with a single choice
 * is taken without being counted as a decision. Compiled with -DCHECK, every finished game is recounted from the table.
 * A house is a mask of 45 bits, row by row from the lower left: one column to the right is one bit up, one row up five.
 * Tiles are numbered colour by colour, four sizes each.
 */
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC target("popcnt") /* without it every count of bits is a library call */
#endif

enum { COLOURS = 5, SIZES = 4, TILES = COLOURS * SIZES, SMALLEST = 2, LARGEST = 5, ROWS = 9, COLUMNS = 5 };
enum { PLACEMENTS = 3132, SEATS = 4, PIERS = 7, CARDS = 70, SPECIALS = 12, HAND_LIMIT = 7, WINNING_POINTS = 12, END_CARD = COLOURS };
enum { ANY_CARDS = 1, ADDITIONAL_CARD = 2, DISCOUNT = 4, CHANGE = 8, BOTH_ACTIONS = 16, ALL_ABILITIES = 31 };
enum { NEIGHBOURING_PAIRS = PIERS - 1, PAIRS = PIERS * (PIERS - 1) / 2 };
enum { /* the choices of a turn that are not placements, as bits of one mask */
    TAKE_PAIR = 0,
    TAKE_ADDITIONAL = TAKE_PAIR + PAIRS,
    DISCARD = TAKE_ADDITIONAL + PIERS,
    CHANGE_COLOURS = DISCARD + COLOURS,
    USE_DISCOUNT = CHANGE_COLOURS + COLOURS * COLOURS,
    END_TURN
};
typedef enum { OPENING, TAKING, TAKEN, BUILDING } Phase;

typedef struct { /* the spaces a tile covers in one orientation, seen from the lower left corner of its bounding box */
    uint64_t corners, spaces; /* where that corner may lie; what the tile covers when it lies on the lowest bit */
    int tile, size, bricks;
    uint8_t offset[LARGEST]; /* a small tile repeats its first space: no loop of unpredictable length */
    uint8_t brick[4];        /* the same spaces with the brick elsewhere are another orientation */
} Footprint;

typedef struct {
    uint64_t filled[SEATS], windows[SEATS], coloured[SEATS][COLOURS];
    int hand[SEATS][COLOURS], points[SEATS], owned[SEATS], active[SEATS];
    int supply[TILES], in_stock, specials; /* in_stock: a bit per tile that the supply still holds */
    int discarded[COLOURS], deck_left, empty_piers;
    int players, seat, discount, from, to;
    Phase phase;
    bool changed, end_card_hidden, ended_by_card;
    uint8_t pier[PIERS], deck[CARDS + 1];
} Game;

typedef struct {
    uint64_t named;
    int placed;
    uint16_t placement[PLACEMENTS + 1]; /* one more: a slot is written before it is known to count */
} Choices;

#define STREAM UINT64_C(1442695040888963407)
#define BIT(place) (UINT64_C(1) << (place))
#define SPACE(row, column) BIT(((row) - 1) * COLUMNS + (column) - 1)
#define ROW(row) (SPACE(row, 1) * 31)
#define HOUSE (SPACE(ROWS + 1, 1) - 1)
#define LEFT_COLUMN (HOUSE / 31)
#define COAT_SPACES (SPACE(3, 3) | SPACE(5, 5) | SPACE(7, 2) | SPACE(9, 4))

static const char *const PICTURES[TILES] = {
    "BW", "WW/B.", "WW/BW",   ".WW/BWW",     /* red */
    "BW", "WW/B.", ".WW/WB.", "W../WWW/..B", /* yellow */
    "BW", "BWW",   "WWW/.B.", ".W./BWW/.W.", /* green */
    "BW", "WW/B.", "..W/BWW", "..W/BWW/..W", /* blue */
    "BW", "BWW",   "BWWW",    "BWWWW",       /* purple */
};
static const int COPIES[][SIZES] = {[2] = {2, 2, 2, 1}, [3] = {2, 3, 2, 1}, [4] = {3, 3, 3, 1}}; /* by players */
static const uint8_t PIERS_OF_PAIR[PAIRS][2] = {
    {0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, /* the neighbours */
    {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 6}, {0, 3}, {1, 4}, {2, 5}, {3, 6}, {0, 4}, {1, 5}, {2, 6},
    {0, 5}, {1, 6}, {0, 6},
};
static Footprint footprints[TILES][8];
static int footprint_count[TILES];
static uint64_t all_spaces[PLACEMENTS], all_windows[PLACEMENTS];
static uint8_t tile_of[PLACEMENTS];
static uint16_t first_of[TILES], row_end[TILES][ROWS + 1];
static uint64_t random_state;
static unsigned long long decisions;

/* ---- chance: PCG32, bounded without bias ---- */
static inline uint32_t random_word(void) {
    uint64_t old = random_state;
    random_state = old * UINT64_C(6364136223846793005) + STREAM;
    uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return mixed >> turn | mixed << (-turn & 31);
}

static inline int random_below(uint32_t bound) {
    uint64_t product = (uint64_t)random_word() * bound;
    if ((uint32_t)product < bound)
        for (uint32_t surplus = -bound % bound; (uint32_t)product < surplus;)
            product = (uint64_t)random_word() * bound;
    return (int)(product >> 32);
}

static inline int decide(int choices) {
    if (choices == 1) return 0;
    decisions++;
    return random_below((uint32_t)choices);
}

/* ---- bits ---- */
static inline int count_bits(uint64_t mask) { return __builtin_popcountll(mask); }
static inline int lowest_bit(uint64_t mask) { return __builtin_ctzll(mask); }

static inline int nth_bit(uint64_t mask, int n) {
    if (lowest_bit(~mask) > n) return n;
    while (n--) mask &= mask - 1;
    return lowest_bit(mask);
}

static inline uint64_t neighbours(uint64_t mask) {
    return mask << COLUMNS | mask >> COLUMNS | (mask << 1 & ~LEFT_COLUMN) | (mask & ~LEFT_COLUMN) >> 1;
}

static inline uint64_t supported(uint64_t filled) { return (filled << COLUMNS | ROW(1)) & ~filled & HOUSE; }

/* ---- tables, from the pictures ---- */
static void add_orientation(int tile, int size, int height, int width, const int *row, const int *column, int brick) {
    Footprint made = {.tile = tile, .size = size, .bricks = 1};
    for (int i = 0; i < LARGEST; i++) {
        made.offset[i] = (uint8_t)(i < size ? row[i] * COLUMNS + column[i] : made.offset[0]);
        made.spaces |= BIT(made.offset[i]);
    }
    made.brick[0] = made.offset[brick];
    for (int up = 1; up <= ROWS - height + 1; up++)
        for (int right = 1; right <= COLUMNS - width + 1; right++) made.corners |= SPACE(up, right);

    Footprint *known = footprints[tile], *end = known + footprint_count[tile];
    while (known < end && known->spaces != made.spaces) known++;
    if (known == end) {
        *known = made;
        footprint_count[tile]++;
    } else if (!memchr(known->brick, made.brick[0], (size_t)known->bricks)) {
        known->brick[known->bricks++] = made.brick[0];
    }
}

static void draw_tile(int tile) {
    int row[LARGEST], column[LARGEST], size = 0, brick = 0, height = 1, width = (int)strcspn(PICTURES[tile], "/");
    for (const char *mark = PICTURES[tile], *start = mark; *mark; mark++) {
        if (*mark == '/') height++, start = mark + 1;
        if (*mark == 'B') brick = size;
        if (*mark == 'B' || *mark == 'W') row[size] = height - 1, column[size++] = (int)(mark - start);
    }
    for (int orientation = 0; orientation < 8; orientation++) {
        int tall = orientation % 2 ? width : height, wide = orientation % 2 ? height : width;
        add_orientation(tile, size, tall, wide, row, column, brick);
        for (int i = 0; i < size; i++) { /* a quarter turn, but the fourth time a turn over along the diagonal */
            int old_row = row[i];
            row[i] = column[i];
            column[i] = orientation == 3 ? old_row : tall - 1 - old_row;
        }
    }
}

/* The placements whose lowest row this is, numbered on. */
static int number_row(int tile, int row, int number) {
    for (const Footprint *each = footprints[tile]; each < footprints[tile] + footprint_count[tile]; each++)
        for (uint64_t corners = each->corners & ROW(row); corners; corners &= corners - 1)
            for (int brick = 0; brick < each->bricks; brick++, number++) {
                all_spaces[number] = each->spaces << lowest_bit(corners);
                all_windows[number] = all_spaces[number] & ~BIT(lowest_bit(corners) + each->brick[brick]);
                tile_of[number] = (uint8_t)tile;
            }
    return number;
}

static void draw_tables(void) {
    int placements = 0;
    for (int tile = 0; tile < TILES; tile++) {
        draw_tile(tile);
        for (const Footprint *each = footprints[tile]; each < footprints[tile] + footprint_count[tile]; each++)
            placements += count_bits(each->corners) * each->bricks;
    }
    assert(placements == PLACEMENTS);
    for (int tile = 0, number = 0; tile < TILES; tile++) {
        first_of[tile] = (uint16_t)number;
        for (int row = 1; row <= ROWS; row++) {
            number = number_row(tile, row, number);
            row_end[tile][row - 1] = (uint16_t)number;
        }
        row_end[tile][ROWS] = (uint16_t)number;
    }
}

/* ---- cards ---- */
static void shuffle(uint8_t *cards, int count) {
    for (int last = count - 1; last > 0; last--) {
        int other = random_below((uint32_t)last + 1);
        uint8_t card = cards[other];
        cards[other] = cards[last];
        cards[last] = card;
    }
}

/* The deck is shuffled already, so the end card only needs its place among the lowest ten. */
static void hide_end_card(Game *game) {
    int place = random_below(10);
    game->deck[game->deck_left++] = game->deck[place];
    game->deck[place] = END_CARD;
    game->end_card_hidden = true;
}

static int draw_card(Game *game) {
    int card = game->deck[--game->deck_left];
    if (game->deck_left == 0 && !game->end_card_hidden) {
        for (int colour = 0; colour < COLOURS; colour++)
            for (; game->discarded[colour]; game->discarded[colour]--) game->deck[game->deck_left++] = (uint8_t)colour;
        shuffle(game->deck, game->deck_left);
        hide_end_card(game);
    }
    return card;
}

/* False when the end card turns up. */
static bool fill_piers(Game *game) {
    for (; game->empty_piers; game->empty_piers &= game->empty_piers - 1) {
        int card = draw_card(game);
        if (card == END_CARD) return false;
        game->pier[lowest_bit((uint64_t)game->empty_piers)] = (uint8_t)card;
    }
    return true;
}

static void take_card(Game *game, int pier) {
    game->hand[game->seat][game->pier[pier]]++;
    game->empty_piers |= 1 << pier;
}

static void discard(Game *game, int colour, int count) {
    game->hand[game->seat][colour] -= count;
    game->discarded[colour] += count;
}

/* The seats are alike, so the first one may always start. */
static void set_up(Game *game, int players) {
    static const int STARTING_CARDS[SEATS] = {2, 3, 3, 4};
    memset(game, 0, sizeof *game);
    game->players = players;
    game->specials = SPECIALS;
    game->in_stock = (1 << TILES) - 1;
    for (int tile = 0; tile < TILES; tile++) game->supply[tile] = COPIES[players][tile % SIZES];
    game->deck_left = players == 3 ? CARDS - 2 * COLOURS : CARDS;
    for (int i = 0; i < game->deck_left; i++) game->deck[i] = (uint8_t)(i % COLOURS);
    shuffle(game->deck, game->deck_left);
    game->empty_piers = (1 << PIERS) - 1;
    fill_piers(game);
    if (players == 2) hide_end_card(game);
    for (int seat = 0; seat < players; seat++) {
        game->owned[seat] = game->active[seat] = ANY_CARDS;
        for (int i = 0; i < STARTING_CARDS[seat]; i++) game->hand[seat][draw_card(game)]++;
    }
}

/* ---- what may be chosen ---- */
/* The tiles of a colour that the wallet pays, at least beside their own colour: a bit per tile. */
static inline int payable(const Game *game, int colour, int discount, int wallet) {
    static const uint8_t UP_TO[HAND_LIMIT + 3] = {0, 0, 1, 3, 7, 15, 15, 15, 15, 15};
    int largest = wallet + discount + (game->coloured[game->seat][colour] != 0);
    return UP_TO[largest] << colour * SIZES & game->in_stock;
}

/* Lists the legal placements of the tiles; without a list, returns as soon as there is one. `changeable` cards of
 * another colour, if any, count as well, and then at least one of them must be paid. */
static inline bool find_placements(const Game *game, Choices *choices, int tiles, int discount, int changeable) {
    uint64_t filled = game->filled[game->seat], support = supported(filled);
    for (; tiles; tiles &= tiles - 1) {
        int tile = lowest_bit((uint64_t)tiles), colour = tile / SIZES, price = tile % SIZES + SMALLEST - discount;
        uint64_t beside = neighbours(game->coloured[game->seat][colour]);
        uint64_t wanted = price > game->hand[game->seat][colour] + changeable ? beside : HOUSE;
        uint64_t closed = changeable && price == 1 ? filled | beside : filled;
        int top = filled ? (63 - __builtin_clzll(filled)) / COLUMNS + 1 : 0;
        for (int number = first_of[tile]; number < row_end[tile][top]; number++) {
            uint64_t spaces = all_spaces[number];
            bool fits = !(spaces & closed) & !!(spaces & support) & !!(spaces & wanted);
            if (!choices && fits) return true;
            if (choices) {
                choices->placement[choices->placed] = (uint16_t)number;
                choices->placed += fits;
            }
        }
    }
    return false;
}

static bool can_build(const Game *game, int colour, int discount, int changeable) {
    int tiles = payable(game, colour, discount, game->hand[game->seat][colour] + changeable);
    return find_placements(game, NULL, tiles, discount, changeable);
}

static uint64_t list_changes(const Game *game, int discount) {
    const int *hand = game->hand[game->seat];
    uint64_t named = 0;
    for (int from = 0; from < COLOURS; from++)
        for (int to = 0; to < COLOURS; to++)
            if (from != to && hand[from] && can_build(game, to, discount, hand[from]))
                named |= BIT(CHANGE_COLOURS + from * COLOURS + to);
    return named;
}

static bool discount_leads_to_build(const Game *game) {
    if (game->changed) return can_build(game, game->to, 1, game->hand[game->seat][game->from]);
    for (int colour = 0; colour < COLOURS; colour++)
        if (can_build(game, colour, 1, 0)) return true;
    return game->active[game->seat] & CHANGE && list_changes(game, 1);
}

static void list_builds(const Game *game, Choices *choices) {
    const int *hand = game->hand[game->seat], active = game->active[game->seat];
    int tiles = 0, changeable = game->changed ? hand[game->from] : 0;
    for (int colour = 0; colour < COLOURS; colour++)
        if (!game->changed || colour == game->to)
            tiles |= payable(game, colour, game->discount, hand[colour] + changeable);
    find_placements(game, choices, tiles, game->discount, changeable);
    if (active & CHANGE) choices->named |= list_changes(game, game->discount);
    if (active & DISCOUNT && discount_leads_to_build(game)) choices->named |= BIT(USE_DISCOUNT);
}

/* At the start of a turn every pier holds a card, so every pair can be taken. */
static void list_choices(const Game *game, Choices *choices) {
    const int *hand = game->hand[game->seat], active = game->active[game->seat];
    int held = hand[0] + hand[1] + hand[2] + hand[3] + hand[4];
    bool taking = game->phase == TAKING || game->phase == TAKEN;
    choices->named = game->phase != OPENING ? 0 : BIT(active & ANY_CARDS ? PAIRS : NEIGHBOURING_PAIRS) - 1;
    choices->placed = 0;
    if (game->phase == TAKING && active & ADDITIONAL_CARD)
        choices->named = (BIT(PIERS) - 1 - (uint64_t)game->empty_piers) << TAKE_ADDITIONAL;
    if (taking && held > HAND_LIMIT) {
        for (int colour = 0; colour < COLOURS; colour++)
            if (hand[colour]) choices->named |= BIT(DISCARD + colour);
    } else {
        if (taking) choices->named |= BIT(END_TURN);
        if (!taking || active & BOTH_ACTIONS) list_builds(game, choices);
    }
}

/* ---- a turn ---- */
static bool completed(uint64_t line, uint64_t before, uint64_t after) { return !(line & ~after) && line & ~before; }

/* Returns the coats of arms earned. */
static int lay(Game *game, uint64_t spaces, uint64_t windows) {
    uint64_t before = game->filled[game->seat], after = before | spaces;
    game->filled[game->seat] = after;
    game->windows[game->seat] |= windows;
    int coats = count_bits(spaces & COAT_SPACES);
    for (int row = 2; row <= 6; row += 2) coats += completed(ROW(row), before, after);
    return coats;
}

static void take_coats(Game *game, int coats) {
    int *owned = &game->owned[game->seat], *active = &game->active[game->seat];
    for (; coats; coats--) {
        uint64_t spaces = game->specials ? supported(game->filled[game->seat]) : 0;
        uint64_t kinds = (uint64_t)(ALL_ABILITIES & ~*owned);
        int space_count = count_bits(spaces), kind_count = count_bits(kinds);
        int choices = space_count + kind_count + (*active != *owned);
        if (!choices) return;
        int pick = decide(choices);
        if (pick < space_count) {
            uint64_t space = BIT(nth_bit(spaces, pick));
            game->specials--;
            coats += lay(game, space, space);
        } else if (pick < space_count + kind_count) {
            int ability = 1 << nth_bit(kinds, pick - space_count);
            *owned |= ability;
            *active |= ability;
        } else {
            *active = *owned;
        }
    }
}

static void pay(Game *game, int colour, int price) {
    if (game->changed) {
        int own = game->hand[game->seat][game->to], other = game->hand[game->seat][game->from];
        int fewest = price - own > 1 ? price - own : 1, most = price < other ? price : other;
        int changed = fewest + decide(most - fewest + 1);
        discard(game, game->from, changed);
        price -= changed;
    }
    discard(game, colour, price);
}

static void start_building(Game *game) {
    if (game->phase == TAKING || game->phase == TAKEN) game->active[game->seat] &= ~BOTH_ACTIONS;
    game->phase = BUILDING;
}

static void build(Game *game, const Choices *choices, int pick) {
    int number = choices->placement[pick], tile = tile_of[number];
    uint64_t spaces = all_spaces[number], *coloured = &game->coloured[game->seat][tile / SIZES];
    bool beside = (spaces & neighbours(*coloured)) != 0;
    start_building(game);
    if (!--game->supply[tile]) game->in_stock &= ~(1 << tile);
    *coloured |= spaces;
    pay(game, tile / SIZES, tile % SIZES + SMALLEST - game->discount - beside);
    take_coats(game, lay(game, spaces, all_windows[number]));
}

static void apply(Game *game, int name) {
    int *active = &game->active[game->seat];
    if (name < TAKE_ADDITIONAL) {
        if (name >= TAKE_PAIR + NEIGHBOURING_PAIRS) *active &= ~ANY_CARDS;
        for (int i = 0; i < 2; i++) take_card(game, PIERS_OF_PAIR[name - TAKE_PAIR][i]);
        game->phase = TAKING;
    } else if (name < DISCARD) {
        *active &= ~ADDITIONAL_CARD;
        take_card(game, name - TAKE_ADDITIONAL);
    } else if (name < CHANGE_COLOURS) {
        discard(game, name - DISCARD, 1);
        game->phase = TAKEN;
    } else {
        start_building(game);
        *active &= name == USE_DISCOUNT ? ~DISCOUNT : ~CHANGE;
        if (name == USE_DISCOUNT) game->discount = 1;
        else game->from = (name - CHANGE_COLOURS) / COLOURS, game->to = (name - CHANGE_COLOURS) % COLOURS;
        game->changed |= name != USE_DISCOUNT;
    }
}

/* The actions of a turn, up to its scoring. */
static void act(Game *game) {
    Choices choices;
    game->phase = OPENING;
    game->discount = 0;
    game->changed = false;
    for (;;) {
        list_choices(game, &choices);
        int named = count_bits(choices.named), pick = decide(named + choices.placed);
        if (pick >= named) {
            build(game, &choices, pick - named);
            return;
        }
        int name = nth_bit(choices.named, pick);
        if (name == END_TURN) return;
        apply(game, name);
    }
}

/* The worth of the lines that are full now and were not before. */
static int score(uint64_t before, uint64_t after, uint64_t windows) {
    int points = 0;
    for (uint64_t line = ROW(1); line < HOUSE; line <<= COLUMNS)
        if (completed(line, before, after)) points += line & ~windows ? 1 : 2;
    for (uint64_t line = LEFT_COLUMN; line < HOUSE; line <<= 1)
        if (completed(line, before, after)) points += line & ~windows ? 2 : 4;
    return points;
}

/* False when the turn ended the game. */
static bool play_turn(Game *game) {
    int seat = game->seat;
    uint64_t before = game->filled[seat];
    act(game);
    if (game->filled[seat] != before) {
        game->points[seat] += score(before, game->filled[seat], game->windows[seat]);
        if (game->points[seat] >= WINNING_POINTS) return false;
    }
    game->ended_by_card = !fill_piers(game);
    game->seat = seat + 1 == game->players ? 0 : seat + 1;
    return !game->ended_by_card;
}

/* Every card is somewhere, every tile laid shows one brick, and the points are those on the board. */
static inline void check(const Game *game) {
    int cards[COLOURS + 1] = {0}, copies = game->players == 3 ? 12 : 14, bricks = 0;
    for (int i = 0; i < game->deck_left; i++) cards[game->deck[i]]++;
    for (int pier = 0; pier < PIERS; pier++) cards[game->pier[pier]] += !(game->empty_piers >> pier & 1);
    for (int seat = 0; seat < game->players; seat++) {
        for (int colour = 0; colour < COLOURS; colour++) cards[colour] += game->hand[seat][colour];
        bricks += count_bits(game->filled[seat] & ~game->windows[seat]);
        assert(game->points[seat] == score(0, game->filled[seat], game->windows[seat]));
    }
    for (int colour = 0; colour < COLOURS; colour++) assert(cards[colour] + game->discarded[colour] == copies);
    for (int tile = 0; tile < TILES; tile++) bricks -= COPIES[game->players][tile % SIZES] - game->supply[tile];
    assert(bricks == 0);
}

int main(int argc, char **argv) {
    int players = argc == 4 ? atoi(argv[1]) : 0;
    long games = argc == 4 ? atol(argv[2]) : 0, points = 0, ended_by_card = 0;
    unsigned long long turns = 0;
    struct timespec start, stop;
    if (players < 2 || players > SEATS || games < 1) {
        fprintf(stderr, "usage: playouts PLAYERS GAMES SEED (2 to 4 players, at least 1 game)\n");
        return 2;
    }
    random_state = strtoull(argv[3], NULL, 10) + STREAM;
    random_word();
    draw_tables();
    timespec_get(&start, TIME_UTC);
    for (long i = 0; i < games; i++) {
        Game game;
        set_up(&game, players);
        do turns++;
        while (play_turn(&game));
        for (int seat = 0; seat < players; seat++) points += game.points[seat];
        ended_by_card += game.ended_by_card;
#ifdef CHECK
        check(&game);
#endif
    }
    timespec_get(&stop, TIME_UTC);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + 1e-9 * (double)(stop.tv_nsec - start.tv_nsec);
    printf("{\"players\":%d,\"games\":%ld,\"decisions\":%llu,\"turns\":%llu,\"seconds\":%.6f,"
           "\"decisions_per_second\":%.0f,\"games_per_second\":%.0f,\"mean_points\":%.4f,\"ended_by_card\":%.6f}\n",
           players, games, decisions, turns, seconds, (double)decisions / seconds, (double)games / seconds,
           (double)points / (double)(games * players), (double)ended_by_card / (double)games);
    return 0;
}
