// Made by `npm run types` from the server's description; not written by hand.
export interface paths {
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lessons for newcomers, in order */
        get: operations["ApiLessonsReadLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{lesson}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table at which a lesson begins */
        get: operations["ApiLessonsReadLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{lesson}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can a turn of a lesson go on with? */
        post: operations["ApiLessonsChoicesReadLessonChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{lesson}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play the turn of a lesson */
        post: operations["ApiLessonsTurnsPlayLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where does a link lead? */
        post: operations["ApiLinksLookLookAtLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a link: sit down, come back to a seat, or watch */
        post: operations["ApiLinksOpenOpenLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public tables and the bots there are */
        get: operations["ApiLobbyReadLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables of this device */
        get: operations["ApiMeReadOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The game of a record of one's own */
        post: operations["ApiReplayReplayRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replay/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A turn of a record of one's own beside the best one */
        post: operations["ApiReplayReviewReviewRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table */
        post: operations["ApiTablesOpenTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table as this device may see it */
        get: operations["ApiTablesTableIdReadTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can a begun turn go on with? */
        post: operations["ApiTablesTableIdChoicesReadChoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The best turns, and why */
        post: operations["ApiTablesTableIdHintReadHint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a table */
        post: operations["ApiTablesTableIdLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new link to a table or to one's own seat */
        post: operations["ApiTablesTableIdLinksNewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a finished game */
        get: operations["ApiTablesTableIdRecordReadRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another game of the same people */
        post: operations["ApiTablesTableIdRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The game from the start, as this viewer may see it */
        get: operations["ApiTablesTableIdReplayReadReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the game up */
        post: operations["ApiTablesTableIdResignResign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A turn of a finished game beside the best one */
        get: operations["ApiTablesTableIdReviewReadReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an open seat of a public table */
        post: operations["ApiTablesTableIdSeatsSitDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats/{seat}/bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an open seat to a bot */
        post: operations["ApiTablesTableIdSeatsBotGiveToBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The figures of a finished game */
        get: operations["ApiTablesTableIdStatisticsReadStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play again instead of the stand-in */
        post: operations["ApiTablesTableIdTakeBackTakeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play a turn */
        post: operations["ApiTablesTableIdTurnsPlayTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a stand-in for the one to move */
        post: operations["ApiTablesTableIdVoteVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive */
        get: operations["HealthHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus */
        get: operations["MetricsReadMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers */
        get: operations["ReadyReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
            trial: boolean;
            turn: number;
            view: components["schemas"]["GameView"];
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
            lastCards: boolean;
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
export interface operations {
    ApiLessonsReadLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonInfo"][];
                };
            };
        };
    };
    ApiLessonsReadLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiLessonsChoicesReadLessonChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BegunLesson"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiLessonsTurnsPlayLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lesson: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonTurn"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiLinksLookLookAtLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LookAtLink"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiLinksOpenOpenLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenLink"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTable"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiLobbyReadLobby: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lobby"];
                };
            };
        };
    };
    ApiMeReadOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Own"];
                };
            };
        };
    };
    ApiReplayReplayRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskReplay"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayData"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiReplayReviewReviewRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskReview"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesOpenTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTable"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdReadTable: {
        parameters: {
            query?: {
                seat?: number | null;
                last?: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdChoicesReadChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskChoices"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdHintReadHint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskHint"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, nothing follows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdLinksNewLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLink"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Links"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdRecordReadRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdReplayReadReplay: {
        parameters: {
            query?: {
                seat?: number | null;
                open?: boolean;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayData"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdResignResign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdReviewReadReview: {
        parameters: {
            query: {
                turn: number;
            };
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdSeatsSitDown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SitDown"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedTable"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdSeatsBotGiveToBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveToBot"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdStatisticsReadStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdTakeBackTakeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    ApiTablesTableIdTurnsPlayTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Commit"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Committed"] | unknown;
                };
            };
            /** @description The turn is out of date */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateCommit"];
                };
            };
            /** @description The turn is out of date */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateCommit"];
                };
            };
        };
    };
    ApiTablesTableIdVoteVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad request syntax or unsupported method */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        detail: string;
                        extra?: null | {
                            [key: string]: unknown;
                        } | unknown[];
                        status_code: number;
                    };
                };
            };
        };
    };
    HealthHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    MetricsReadMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    ReadyReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
