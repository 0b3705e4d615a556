import type { Summary } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';

/** What the platform says about a game in play. Each game has its own text. */
export interface GameText {
  /** By the ids of the game's phases. */
  readonly phases: Readonly<Record<string, string>>;
  /** Round and phase in the middle of a sentence: `turn 3, Movement orders`. */
  readonly where: (summary: Summary) => string;
  /** The round as a title: `Turn 3`. */
  readonly round: (round: number) => string;
  /** An issue of the gazette as a title: `Turn 3`, or several rounds together. */
  readonly issue: (issue: number) => string;
  /** The parts of the game's log, and links to its earlier and later rounds; null: the game reports phase by phase. */
  readonly log: {
    readonly part: string;
    readonly allParts: string;
    readonly older: string;
    readonly newer: string;
  } | null;
  /** What the board shows, as a tab and as the name of the region. */
  readonly board: { readonly tab: string; readonly label: string };
  /** The end of a sentence: what happens to seats that have no orders when this phase closes. */
  readonly unsealed: (phase: string | null) => string;
  /** Part of a sentence: what standing orders seal in this phase. */
  readonly standing: (phase: string | null) => string;
  /** A sentence: what players can order while a referee has paused the campaign; null: nothing. */
  readonly whilePaused: string | null;
  /** What else a referee can look up on the board; null: nothing. */
  readonly refereeHint: string | null;
  readonly score: (score: number) => string;
  /** The number of finished topics, such as battles: `12 battles`; null: not counted. */
  readonly topics: ((count: number) => string) | null;
}

/** What a referee did in a game, for the log of the desk. */
export interface SaidDeed {
  /** Clauses without a subject: `moved 3rd Regiment from 0509 to 0608`. */
  readonly did: readonly string[];
  /** Sentences about the consequences. */
  readonly after: readonly string[];
}

/** Further texts about a game, loaded on demand, later than {@link GameText}. */
export interface MoreText {
  /** The referee's corrections, keyed by the types of the game's edits. */
  readonly edits: Readonly<Record<string, EditText>>;
  /** Groups of these edits, in the order of the list. Edits in no group come first. */
  readonly editGroups: readonly EditGroup[];
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

/** What the page about practice campaigns says about a game. */
export interface PracticeWords {
  readonly says: string;
  readonly facts: readonly string[];
}

/** Corrections that belong together, by their types. */
export interface EditGroup {
  readonly name: string;
  readonly edits: readonly string[];
}

/** A correction by the referee. */
export interface EditText {
  /** In the list of corrections: `Victory points`. */
  readonly name: string;
  /** What the correction is about: `Player`. */
  readonly of: string;
  /** The fields of the edit. */
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Who sees the correction and its reason: a sentence. */
  readonly readers: string;
}

/** A choice from a closed list: its name, and the words of each value. */
export interface ChoiceText {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A choice made for a seat. `open`: what a form shows until then. */
export interface SeatChoiceText extends ChoiceText {
  readonly open: string;
}

/** A field of a form. */
export interface FieldText {
  readonly name: string;
  /** Words for each value of a closed list; for a limit, only for `none`. */
  readonly values?: Readonly<Record<string, string>>;
  /** If the field has several parts, words for them, by their keys. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Shown in the terms of every campaign, even if it is the rules' default. */
  readonly isTerm?: true;
}

/** A setting of a campaign: its name and effect. */
export interface SettingText extends FieldText {
  readonly says: string;
}

/** A seat's army, in the words of the game. */
export interface ArmyText {
  readonly says: string;
  /** What happens to a seat without one, for starts in which armies are on the map from the beginning. */
  readonly without: string;
  /** What an army is for, by start, where armies are not on the map from the beginning. */
  readonly use: Readonly<Record<string, string>>;
  /** One of the forces of an army: `Detachment`. */
  readonly force: string;
  /** `2 detachments`. */
  readonly forces: (count: number) => string;
  readonly choices: Readonly<Record<string, ChoiceText>>;
  /** The armies that come with the game. */
  readonly readyMade: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
}

/**
 * What the platform says about a game before it begins: on the form for a new campaign, in the lobby and in the terms.
 * Keys are the ids in the game's description of itself.
 */
export interface SetupText {
  /** By the ids of the game's phases, as in {@link GameText}. */
  readonly phases: Readonly<Record<string, string>>;
  /** Ready-made starting points: the name of each, and what it contains. */
  readonly presets: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  /** The ways to begin: the name of each, and what happens then. */
  readonly starts: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  /** Titles of the groups of settings. */
  readonly groups: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, SettingText>>;
  readonly seatChoices: Readonly<Record<string, SeatChoiceText>>;
  /** What happens to the seats at the start; null: there is nothing to say. */
  readonly seatsHint: string | null;
  /** Null: this game has no armies. */
  readonly army: ArmyText | null;
  /** Why the rules refuse to start the campaign; null: the game has no words for it. */
  readonly refusal: (
    rejection: Pick<AnyRejection, 'code' | 'facts'>,
    seatName: (id: unknown) => string,
  ) => string | null;
}
