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
            type: "beat";
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
            code: string;
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
            seats: components["schemas"]["SeatFigures"][];
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
