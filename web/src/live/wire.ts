// Made by `npm run types` from the server's description; not written by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbilityChoice
         * @description An ability that can be taken, called on, or not: then why not.
         */
        AbilityChoice: {
            ability: string;
            step: string;
            whyNot: components["schemas"]["Refusal"] | null;
        };
        /** AdviceInfo */
        AdviceInfo: {
            abilities: string;
            chances: number[];
            reasons: components["schemas"]["ReasonInfo"][];
            steps: string[];
            word: string;
        };
        /**
         * AskChoices
         * @description The question what a begun turn can go on with.
         */
        AskChoices: {
            /** @default [] */
            begun?: string[];
            request: number;
            seat: number;
            turn: number;
            /** @enum {unknown} */
            type: "choices";
        };
        /** AskHint */
        AskHint: {
            begun?: string[];
            seat: number;
            turn: number;
        };
        /** AskReplay */
        AskReplay: {
            /** @default false */
            open?: boolean;
            record: string;
            seat?: number | null;
        };
        /** AskReview */
        AskReview: {
            record: string;
            turn: number;
        };
        /**
         * Beat
         * @description The connection lives.
         */
        Beat: {
            now: number;
            /** @enum {unknown} */
            type: "beat";
        };
        /** BegunLesson */
        BegunLesson: {
            begun?: string[];
        };
        /** BotInfo */
        BotInfo: {
            name: string;
        };
        /**
         * CardChoice
         * @description A third card, a card to put down, or cards to pay with.
         */
        CardChoice: {
            cards: string;
            step: string;
        };
        /**
         * ChangeChoice
         * @description Cards of one colour that could count as another.
         */
        ChangeChoice: {
            source: string;
            step: string;
            target: string;
        };
        /**
         * Choices
         * @description What a begun turn leaves open, and how things stand in it.
         */
        Choices: {
            additional: components["schemas"]["CardChoice"][];
            begun: string[];
            bothActions: components["schemas"]["AbilityChoice"];
            change: components["schemas"]["AbilityChoice"];
            changes: components["schemas"]["ChangeChoice"][];
            coats: components["schemas"]["CoatChoices"] | null;
            discards: components["schemas"]["CardChoice"][];
            discount: components["schemas"]["AbilityChoice"];
            end: components["schemas"]["TurnEnd"] | null;
            pairs: components["schemas"]["PairChoice"][];
            payments: components["schemas"]["CardChoice"][];
            phase: string;
            placements: components["schemas"]["PlacementChoice"][];
            seat: number;
            toDiscard: number;
            tooManyAfterTaking: number;
            trial: boolean;
            turn: number;
            view: components["schemas"]["GameView"];
            withAbility: components["schemas"]["TileWithAbility"][];
        };
        /**
         * ChoicesTold
         * @description The answer to a question for choices.
         */
        ChoicesTold: {
            choices: components["schemas"]["Choices"];
            request: number;
            /** @enum {unknown} */
            type: "choices";
        };
        /**
         * CoatChoices
         * @description How many coats of arms are to be used, and for what.
         */
        CoatChoices: {
            abilities: components["schemas"]["AbilityChoice"][];
            noSpecial: components["schemas"]["Refusal"] | null;
            open: number;
            reactivate: components["schemas"]["AbilityChoice"];
            specials: components["schemas"]["SpecialChoice"][];
        };
        /**
         * Commit
         * @description Play a turn. Sent again with the same id it gets the same answer.
         */
        Commit: {
            id: string;
            seat: number;
            turn: number;
            /** @enum {unknown} */
            type: "commit";
            word: string;
        };
        /**
         * Committed
         * @description The turn is stored.
         */
        Committed: {
            id: string;
            number: number;
            turn: number;
            /** @enum {unknown} */
            type: "committed";
        };
        /**
         * Event
         * @description One thing that happened at the table; the numbers have no gaps.
         */
        Event: {
            at: number;
            number: number;
            what: components["schemas"]["SeatTaken"] | components["schemas"]["SeatLeft"] | components["schemas"]["Started"] | components["schemas"]["TurnPlayed"] | components["schemas"]["StoodIn"] | components["schemas"]["TakenBack"] | components["schemas"]["Voted"] | components["schemas"]["Resigned"] | components["schemas"]["Rematched"];
        };
        /**
         * GameView
         * @description What one seat, or someone who watches, sees of the game.
         */
        GameView: {
            deck: [
                number,
                number,
                number,
                number,
                number
            ] | null;
            deckLeft: number;
            discard: [
                number,
                number,
                number,
                number,
                number
            ];
            endCardInDeck: boolean;
            endCardNear: boolean;
            phase: string;
            piers: (string | null)[];
            reshuffled: boolean;
            seats: components["schemas"]["HouseView"][];
            specials: number;
            supply: {
                [key: string]: number;
            };
            toMove: number;
            turns: number;
            unseen: [
                number,
                number,
                number,
                number,
                number
            ];
            viewer: number | null;
        };
        /** GiveToBot */
        GiveToBot: {
            bot: string;
        };
        /**
         * HandView
         * @description A hand as the viewer knows it.
         */
        HandView: {
            certain: [
                number,
                number,
                number,
                number,
                number
            ];
            known: [
                number,
                number,
                number,
                number,
                number
            ];
            unknown: number;
        };
        /**
         * Hello
         * @description First of all: the last event that the client has, and from which seat it looks.
         */
        Hello: {
            /** @default 0 */
            last?: number;
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "hello";
        };
        /** Hint */
        Hint: {
            turns: components["schemas"]["AdviceInfo"][];
        };
        /**
         * HouseView
         * @description A seat in the game: what lies before it.
         */
        HouseView: {
            abilities: {
                [key: string]: boolean;
            };
            emptySpaces: number;
            hand: components["schemas"]["HandView"];
            house: string[];
            openly: components["schemas"]["HandView"];
            points: number;
        };
        /** LateCommit */
        LateCommit: {
            error: components["schemas"]["Refusal"];
            news: components["schemas"]["News"];
        };
        /** LessonInfo */
        LessonInfo: {
            name: string;
            refusal: string | null;
        };
        /** LessonTurn */
        LessonTurn: {
            word: string;
        };
        /**
         * LineInfo
         * @description A row (1 to 9) or a column (a to e) and what it scores.
         */
        LineInfo: {
            line: string;
            points: number;
        };
        /** LinkInfo */
        LinkInfo: {
            /** @enum {string} */
            kind: "invite" | "seat" | "watch";
            seat: number | null;
            table: components["schemas"]["TableInfo"];
        };
        /** Links */
        Links: {
            invite: string | null;
            seats: {
                [key: string]: string;
            };
            watch: string | null;
        };
        /** Lobby */
        Lobby: {
            bots: components["schemas"]["BotInfo"][];
            finished: components["schemas"]["TableInfo"][];
            open: components["schemas"]["TableInfo"][];
            playing: components["schemas"]["TableInfo"][];
        };
        /**
         * Look
         * @description Look from another of one's own seats, or from none.
         */
        Look: {
            /** @default null */
            seat?: number | null;
            /** @enum {unknown} */
            type: "look";
        };
        /** LookAtLink */
        LookAtLink: {
            secret: string;
        };
        /** NewLink */
        NewLink: {
            /** @enum {string} */
            kind: "invite" | "seat" | "watch";
            seat?: number | null;
        };
        /** NewSeat */
        NewSeat: {
            /** @default  */
            bot?: string;
            /** @enum {string} */
            kind: "open" | "here" | "bot";
            /** @default  */
            name?: string;
        };
        /** NewTable */
        NewTable: {
            /** @default false */
            listed?: boolean;
            seats: components["schemas"]["NewSeat"][];
            starter?: number | null;
            turnSeconds?: number | null;
            /** @default true */
            watchable?: boolean;
        };
        /**
         * News
         * @description What happened after the last event that the client has, and how things stand now.
         */
        News: {
            events: components["schemas"]["Event"][];
            hints: boolean;
            host: boolean;
            now: number;
            number: number;
            seats: number[];
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "news";
            view: components["schemas"]["GameView"] | null;
        };
        /** OfSeat */
        OfSeat: {
            seat: number;
        };
        /** OpenLink */
        OpenLink: {
            /** @default  */
            name?: string;
            secret: string;
        };
        /** OpenedTable */
        OpenedTable: {
            links: components["schemas"]["Links"];
            seats: number[];
            table: components["schemas"]["TableInfo"];
        };
        /** Own */
        Own: {
            now: number;
            tables: components["schemas"]["OwnTable"][];
        };
        /** OwnTable */
        OwnTable: {
            seats: number[];
            table: components["schemas"]["TableInfo"];
            yourTurn: boolean;
        };
        /**
         * PairChoice
         * @description Two piers.
         */
        PairChoice: {
            anyCards: boolean;
            cards: string;
            step: string;
        };
        /**
         * Ping
         * @description The question whether somebody is there.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlacementChoice
         * @description A place for a tile, what it costs and what it would earn.
         */
        PlacementChoice: {
            brick: string;
            coats: string[];
            lines: components["schemas"]["LineInfo"][];
            payments: string[];
            price: components["schemas"]["PriceInfo"];
            step: string;
            tile: string;
            windows: string[];
            wins: boolean;
        };
        /**
         * Presence
         * @description Who is here: for each seat whether someone is connected, and how many watch.
         */
        Presence: {
            seats: boolean[];
            watchers: number;
        };
        /**
         * PresenceTold
         * @description Somebody came or went.
         */
        PresenceTold: {
            presence: components["schemas"]["Presence"];
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * PriceInfo
         * @description The cards a tile costs: its size, one less beside its own colour, one less with the discount.
         */
        PriceInfo: {
            cards: number;
            discount: boolean;
            size: number;
            touchesOwnColour: boolean;
        };
        /** ReasonInfo */
        ReasonInfo: {
            code: string;
            values: {
                [key: string]: string | number;
            };
        };
        /**
         * Refusal
         * @description Why something was refused: a stable code, the values of its message, and the message in English.
         */
        Refusal: {
            code: string;
            message: string;
            values: {
                [key: string]: string | number;
            };
        };
        /**
         * Refused
         * @description The answer to what cannot be done: to the request or the commit with this id, where it had one.
         */
        Refused: {
            error: components["schemas"]["Refusal"];
            id?: string;
            request?: number;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Rematched
         * @description The same people go on at another table.
         */
        Rematched: {
            /** @enum {unknown} */
            kind: "rematched";
            table: string;
        };
        /** ReplayData */
        ReplayData: {
            hands: string[] | null;
            start: components["schemas"]["GameView"];
            steps: components["schemas"]["ReplayStep"][];
            table: components["schemas"]["TableInfo"];
        };
        /** ReplayStep */
        ReplayStep: {
            event: components["schemas"]["Event"];
            hands: string[] | null;
            view: components["schemas"]["GameView"];
        };
        /**
         * Resigned
         * @description A person gives the game up.
         */
        Resigned: {
            /** @enum {unknown} */
            kind: "resigned";
            seat: number;
        };
        /**
         * ResultInfo
         * @description How the game ended: ``points``, ``card`` or ``resigned``.
         */
        ResultInfo: {
            /** @enum {unknown} */
            end: "card" | "points" | "resigned";
            points: number[];
            tied: boolean;
            winners: number[];
        };
        /** Review */
        Review: {
            best: components["schemas"]["AdviceInfo"];
            loss: number;
            played: components["schemas"]["AdviceInfo"];
        };
        SaidByViewer: components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["AskChoices"] | components["schemas"]["Commit"] | components["schemas"]["Ping"];
        /** SeatFigures */
        SeatFigures: {
            abilities: {
                [key: string]: number;
            };
            cardsDiscarded: number;
            cardsDrawn: number;
            cardsPaid: number;
            coats: {
                [key: string]: number;
            };
            columnPoints: number;
            columns: number;
            emptySpaces: number;
            points: number;
            rowPoints: number;
            rows: number;
            spacesCovered: number;
            tiles: {
                [key: string]: number;
            };
            turns: number;
            windowColumns: number;
            windowRows: number;
        };
        /**
         * SeatInfo
         * @description Who sits there, and who plays.
         */
        SeatInfo: {
            bot: string | null;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            resigned: boolean;
            standIn: boolean;
        };
        /**
         * SeatLeft
         * @description A person leaves before the game has started.
         */
        SeatLeft: {
            /** @enum {unknown} */
            kind: "seat-left";
            seat: number;
        };
        /**
         * SeatTaken
         * @description A person, or a bot, sits down at an open seat.
         */
        SeatTaken: {
            /** @default null */
            bot?: string | null;
            /** @enum {unknown} */
            kind: "seat-taken";
            name: string;
            seat: number;
        };
        /** SitDown */
        SitDown: {
            name: string;
            seat?: number | null;
        };
        /**
         * SpecialChoice
         * @description A space for a white tile, and what it would earn.
         */
        SpecialChoice: {
            coats: string[];
            lines: components["schemas"]["LineInfo"][];
            space: string;
            step: string;
            wins: boolean;
        };
        /**
         * Started
         * @description All seats are taken and the cards are dealt.
         */
        Started: {
            /** @enum {unknown} */
            kind: "started";
        };
        /** Statistics */
        Statistics: {
            end: string;
            seats: components["schemas"]["SeatFigures"][];
            turns: number;
        };
        /**
         * StoodIn
         * @description A bot plays for a person until they take the seat back.
         */
        StoodIn: {
            /** @enum {unknown} */
            kind: "stood-in";
            seat: number;
            /** @enum {unknown} */
            why: "left" | "time" | "vote";
        };
        /**
         * TableInfo
         * @description A table as everybody who may see it sees it.
         */
        TableInfo: {
            changedAt: number;
            commitment: string;
            createdAt: number;
            deadline: number | null;
            id: string;
            listed: boolean;
            previous: string | null;
            rematch: string | null;
            result: components["schemas"]["ResultInfo"] | null;
            seats: components["schemas"]["SeatInfo"][];
            seed: string | null;
            /** @enum {unknown} */
            stage: "finished" | "open" | "playing";
            toMove: number | null;
            turn: number;
            turnBegan: number | null;
            turnSeconds: number | null;
            voteFrom: number | null;
            votes: number[];
            watchable: boolean;
        };
        /**
         * TakenBack
         * @description A person plays again.
         */
        TakenBack: {
            /** @enum {unknown} */
            kind: "taken-back";
            seat: number;
        };
        /**
         * TileWithAbility
         * @description A tile that cannot be paid as things stand, and the step that declares an ability with which it can.
         */
        TileWithAbility: {
            ability: string;
            step: string;
            tile: string;
        };
        ToldToViewer: components["schemas"]["News"] | components["schemas"]["PresenceTold"] | components["schemas"]["ChoicesTold"] | components["schemas"]["Committed"] | components["schemas"]["Refused"] | components["schemas"]["Beat"];
        /**
         * TurnEnd
         * @description The turn can end like this: the word to commit, and what it scores.
         */
        TurnEnd: {
            lines: components["schemas"]["LineInfo"][];
            points: number;
            wins: boolean;
            word: string;
        };
        /**
         * TurnPlayed
         * @description A turn, with what its word alone does not tell.
         */
        TurnPlayed: {
            abilities: string;
            byBot: boolean;
            /** @enum {unknown} */
            kind: "turn";
            lines: components["schemas"]["LineInfo"][];
            over: boolean;
            points: number;
            refilled: [
                number,
                string
            ][];
            reshuffled: boolean;
            seat: number;
            took: string;
            turn: number;
            word: string;
        };
        /**
         * Voted
         * @description A player asks for a stand-in for the one to move.
         */
        Voted: {
            /** @enum {unknown} */
            kind: "voted";
            seat: number;
            voter: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
