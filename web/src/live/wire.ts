// Made by `npm run types` from the server's description; not written by hand.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AbilityChoice: {
            ability: string;
            step: string;
            whyNot: components["schemas"]["Refusal"] | null;
        };
        AbilityTaken: {
            ability: string;
            use: "ability";
        };
        Actions: {
            abilities: string;
            build: components["schemas"]["BuildInfo"] | null;
            coats: (components["schemas"]["SpecialLaid"] | components["schemas"]["AbilityTaken"] | components["schemas"]["Reactivated"] | components["schemas"]["Lapsed"])[];
            laid: string[];
            take: components["schemas"]["TakeInfo"] | null;
        };
        AdviceInfo: {
            actions: components["schemas"]["Actions"];
            chances: number[];
            reasons: components["schemas"]["ReasonInfo"][];
            steps: string[];
            uncertainty: number[];
            word: string;
        };
        BotInfo: {
            name: string;
        };
        BuildInfo: {
            brick: string;
            change: [
                string,
                string
            ] | null;
            discount: boolean;
            paid: string;
            tile: string;
            windows: string[];
        };
        CardChoice: {
            cards: string;
            step: string;
        };
        ChangeChoice: {
            source: string;
            step: string;
            target: string;
        };
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
            paid: string | null;
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
        ChoicesMessage: {
            choices: components["schemas"]["Choices"];
            request: number;
            type: "choices";
        };
        ChoicesRequest: {
            begun?: string[];
            request: number;
            seat: number;
            turn: number;
            type: "choices";
        };
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["ChoicesRequest"] | components["schemas"]["Commit"] | components["schemas"]["Ping"];
        CoatChoices: {
            abilities: components["schemas"]["AbilityChoice"][];
            earned: string[];
            lines: components["schemas"]["LineInfo"][];
            noSpecial: components["schemas"]["Refusal"] | null;
            open: number;
            reactivate: components["schemas"]["AbilityChoice"];
            specials: components["schemas"]["SpecialChoice"][];
        };
        Commit: {
            id: string;
            seat: number;
            turn: number;
            type: "commit";
            word: string;
        };
        Committed: {
            id: string;
            number: number;
            turn: number;
            type: "committed";
        };
        Event: {
            at: number;
            number: number;
            what: components["schemas"]["SeatTaken"] | components["schemas"]["SeatLeft"] | components["schemas"]["Started"] | components["schemas"]["TurnPlayed"] | components["schemas"]["StoodIn"] | components["schemas"]["TakenBack"] | components["schemas"]["Voted"] | components["schemas"]["Resigned"] | components["schemas"]["Rematched"];
        };
        GameReviewInfo: {
            moments: components["schemas"]["ReviewMoment"][];
            seats: components["schemas"]["ReviewedSeat"][];
            total: number;
            turns: components["schemas"]["ReviewedTurn"][];
            unlucky: number | null;
        };
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
        Heartbeat: {
            now: number;
            type: "heartbeat";
        };
        Hello: {
            last?: number;
            seat?: number | null;
            type: "hello";
        };
        Hint: {
            turns: components["schemas"]["AdviceInfo"][];
        };
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
        Lapsed: {
            use: "lapsed";
        };
        LessonInfo: {
            name: string;
            shows: "pier" | "use" | "tile" | "place" | "confirm" | "coat" | "end" | "hand" | "house" | "abilities";
            steps: components["schemas"]["LessonStep"][];
        };
        LessonStep: {
            begun: string[];
            name: string;
            text: string;
            touch: "pier" | "use" | "tile" | "place" | "confirm" | "coat" | "end" | "hand" | "house" | "abilities";
        };
        LineInfo: {
            line: string;
            points: number;
        };
        LinkInfo: {
            kind: "invite" | "seat" | "watch";
            seat: number | null;
            table: components["schemas"]["TableInfo"];
        };
        Links: {
            invite: string | null;
            seats: {
                [key: string]: string;
            };
            watch: string | null;
        };
        Lobby: {
            bots: components["schemas"]["BotInfo"][];
            finished: components["schemas"]["TableInfo"][];
            open: components["schemas"]["TableInfo"][];
            playing: components["schemas"]["TableInfo"][];
        };
        Look: {
            seat?: number | null;
            type: "look";
        };
        NewSeat: {
            bot?: string;
            kind: "open" | "here" | "bot";
            name?: string;
        };
        NewTable: {
            listed?: boolean;
            seats: components["schemas"]["NewSeat"][];
            starter?: number | null;
            turnSeconds?: number | null;
            watchable?: boolean;
        };
        News: {
            events: components["schemas"]["Event"][];
            hints: boolean;
            host: boolean;
            now: number;
            number: number;
            seats: number[];
            table: components["schemas"]["TableInfo"];
            type: "news";
            view: components["schemas"]["GameView"] | null;
        };
        OpenedTable: {
            links: components["schemas"]["Links"];
            seats: number[];
            table: components["schemas"]["TableInfo"];
        };
        Own: {
            now: number;
            tables: components["schemas"]["OwnTable"][];
        };
        OwnTable: {
            seats: number[];
            table: components["schemas"]["TableInfo"];
            yourTurn: boolean;
        };
        PairChoice: {
            anyCards: boolean;
            cards: string;
            step: string;
        };
        Ping: {
            type: "ping";
        };
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
        Presence: {
            awaySince: (number | null)[];
            seats: boolean[];
            watchers: number;
        };
        PresenceMessage: {
            presence: components["schemas"]["Presence"];
            type: "presence";
        };
        PriceInfo: {
            cards: number;
            discount: boolean;
            size: number;
            touchesOwnColour: boolean;
        };
        Reactivated: {
            use: "reactivate";
        };
        ReasonInfo: {
            code: string;
            values: {
                [key: string]: string | number;
            };
        };
        Refusal: {
            code: "ability-inactive" | "ability-not-owned" | "ability-owned" | "ability-unknown" | "additional-twice" | "already-built" | "already-declared" | "already-took" | "arena-differs" | "arena-file-broken" | "batch-index" | "batch-indexes" | "batch-size" | "bot-choice" | "bot-class-missing" | "bot-failed" | "bot-file-missing" | "bot-file-name" | "bot-meddles" | "bot-not-repeatable" | "bot-peeks" | "bot-tables-too-many" | "bot-unknown" | "bot-wants-more" | "bot-without-choose" | "build-before-take" | "build-declared" | "build-malformed" | "card-count" | "card-not-in-hand" | "card-unknown" | "cards-missing" | "cards-order" | "change-into-itself" | "change-unused" | "coat-after-lapse" | "coat-malformed" | "coat-open" | "coat-usable" | "commitment-differs" | "commitment-missing" | "curve-file" | "database-address" | "database-in-use" | "decision-unknown" | "deck-differs" | "deck-hidden" | "deck2-differs" | "driver-missing" | "end-card-count" | "end-card-place" | "end-card-too-early" | "end-differs" | "extra-missing" | "facts-without-room" | "format-unknown" | "game-not-finished" | "game-not-started" | "game-over" | "game-unfinished" | "hand-over-limit" | "hand-within-limit" | "header-after-turns" | "header-malformed" | "header-missing" | "header-twice" | "header-unwritable" | "header-values" | "hello-missing" | "hint-against-people" | "host-only" | "invitation-needed" | "lapses-count" | "legal" | "lesson-missed" | "lesson-unknown" | "link-unknown" | "links-too-many" | "live-address" | "message-malformed" | "method-not-allowed" | "name-characters" | "name-length" | "network-file" | "network-format" | "network-players" | "no-coat-open" | "no-passing" | "no-special-tile" | "no-such-turn" | "not-this-step" | "not-utf-8" | "not-your-turn" | "nothing-inactive" | "nothing-to-build" | "nothing-to-explain" | "nothing-to-take-back" | "origin-refused" | "outside-the-house" | "paid-not-the-price" | "paid-other-colour" | "path-unknown" | "payment-impossible" | "payment-open" | "pier-empty" | "pier-unknown" | "piers-order" | "players-count" | "players-only" | "ray-unreachable" | "refill-not-due" | "request-malformed" | "request-too-large" | "reshuffle-missing" | "reshuffle-not-due" | "reshuffle-unused" | "result-differs" | "result-malformed" | "result-too-early" | "reviews-too-many" | "round-empty" | "round-number-missing" | "round-number-wrong" | "seat-not-yours" | "seat-resigned" | "seat-taken" | "seat-unknown" | "seed-length" | "seed-malformed" | "seed-missing" | "server-busy" | "server-fault" | "setting-malformed" | "space-covered" | "starter-unknown" | "state-differs" | "state-format" | "state-impossible" | "state-malformed" | "step-unknown" | "table-busy" | "table-finished" | "table-full" | "table-unknown" | "table-unreadable" | "tables-too-many" | "take-malformed" | "take-two-cards" | "tile-not-in-supply" | "tile-shape" | "tile-unknown" | "too-many-requests" | "too-many-sockets" | "turn-ahead" | "turn-left-out" | "turn-malformed" | "turn-over" | "turn-stale" | "two-builds" | "two-takes" | "unsupported" | "vote-not-due" | "vote-too-early" | "watchers-too-many" | "watching-closed" | "white-tile-bought" | "windows-order" | "worker-died" | "workers-need-live";
            message: string;
            values: {
                [key: string]: string | number;
            };
        };
        Refused: {
            error: components["schemas"]["Refusal"];
            id?: string;
            request?: number;
            type: "refused";
        };
        Rematched: {
            kind: "rematched";
            table: string;
        };
        ReplayData: {
            hands: string[] | null;
            seats: number[];
            start: components["schemas"]["GameView"];
            steps: components["schemas"]["ReplayStep"][];
            table: components["schemas"]["TableInfo"];
        };
        ReplayStep: {
            event: components["schemas"]["Event"];
            hands: string[] | null;
            view: components["schemas"]["GameView"];
        };
        Resigned: {
            kind: "resigned";
            seat: number;
        };
        ResultInfo: {
            end: "card" | "points" | "resigned";
            points: number[];
            tied: boolean;
            winners: number[];
        };
        Review: {
            best: components["schemas"]["AdviceInfo"];
            clear: boolean;
            loss: number;
            played: components["schemas"]["AdviceInfo"];
        };
        ReviewMoment: {
            cards: string;
            change: number;
            kind: string;
            seat: number;
            turn: number;
        };
        ReviewedSeat: {
            adjusted: number;
            error: number;
            luck: number;
            result: number;
            skill: number;
        };
        ReviewedTurn: {
            after: number[];
            before: number[];
            best: components["schemas"]["Actions"];
            bestReasons: components["schemas"]["ReasonInfo"][];
            errors: number[];
            loss: number;
            mark: string;
            playedReasons: components["schemas"]["ReasonInfo"][];
            seat: number;
            turn: number;
        };
        SeatInfo: {
            bot: string | null;
            kind: "bot" | "open" | "person";
            name: string;
            resigned: boolean;
            standIn: boolean;
        };
        SeatLeft: {
            kind: "seat-left";
            seat: number;
        };
        SeatStatisticsInfo: {
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
        SeatTaken: {
            bot?: string | null;
            kind: "seat-taken";
            name: string;
            seat: number;
        };
        ServerMessage: components["schemas"]["News"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChoicesMessage"] | components["schemas"]["Committed"] | components["schemas"]["Refused"] | components["schemas"]["Heartbeat"];
        SpecialChoice: {
            coats: string[];
            lines: components["schemas"]["LineInfo"][];
            space: string;
            step: string;
            wins: boolean;
        };
        SpecialLaid: {
            space: string;
            use: "special";
        };
        Started: {
            kind: "started";
        };
        Statistics: {
            end: string;
            seats: components["schemas"]["SeatStatisticsInfo"][];
            turns: number;
        };
        StoodIn: {
            kind: "stood-in";
            seat: number;
            why: "left" | "time" | "vote";
        };
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
            stage: "finished" | "open" | "playing";
            toMove: number | null;
            turn: number;
            turnBegan: number | null;
            turnSeconds: number | null;
            voteFrom: number | null;
            votes: number[];
            watchable: boolean;
        };
        TakeInfo: {
            additional: number | null;
            cards: string;
            discards: string;
            piers: number[];
        };
        TakenBack: {
            kind: "taken-back";
            seat: number;
        };
        TileWithAbility: {
            ability: string;
            step: string;
            tile: string;
        };
        TurnEnd: {
            lines: components["schemas"]["LineInfo"][];
            points: number;
            wins: boolean;
            word: string;
        };
        TurnPlayed: {
            actions: components["schemas"]["Actions"];
            byBot: boolean;
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
            turn: number;
            word: string;
        };
        Voted: {
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
