import type { Correctable, Edit, PhaseEntry, RuleId, SeatId } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type { GameText, SaidDeed, Sentence } from '@sealed-orders/text';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Campaign, Seen } from '../campaign-data/campaign-data.ts';
import type { Reason } from '../deeds/deed-dialog.tsx';

/** What a game provides for the campaign page. The frame knows nothing else about it. */
export interface GameDoor {
  readonly text: GameText;
  readonly phases: readonly PhaseEntry[];
  /**
   * What stands along the top instead of the phases, such as the days of a week; `isPhone`: in one line. Absent: the
   * phases.
   */
  readonly Progress?: ComponentType<{ readonly isPhone: boolean }>;
  /**
   * Around the whole page: holds the state that the game's parts share, and gives the frame its summary of the step.
   */
  readonly Room: ComponentType<RoomProps>;
  /** What fills the page: a map, a chart, a table. */
  readonly Board: ComponentType<BoardProps>;
  /** The paper beside the board. */
  readonly Panel: ComponentType<PanelProps>;
  /** The reader's sheet of the open phase, shown if there is a `form`; null: a game without sheets. */
  readonly OrderSheet: ComponentType | null;
  /** Leads a newcomer through a first turn, beside the board; absent if the game has no guide. */
  readonly Guide?: ComponentType;
  /** What the game adds to a seat's hand-over, from what the seat knows; absent: nothing. */
  readonly HandOver?: ComponentType;
  /** The game's own rulings on the referee's desk, such as extra points; absent: it has none there. */
  readonly Rulings?: ComponentType;
  /** The game's own pages beside the board, such as its battles. */
  readonly views: readonly GameView[];
  /** The zone of the campaign in which the game tells its times; absent: all times are in the reader's. */
  readonly zoneOf?: (seen: Seen) => string | undefined;
  /** The end of an address that opens a topic, such as a battle: `?battle=b7`; absent if topics have no page. */
  readonly topicSearch?: (id: string) => string;
}

/** A read-only picture of a step: before the campaign page is interactive, and on the desk. */
export interface PictureDoor {
  readonly Picture: ComponentType<{ readonly seen: Seen }>;
  /** A small read-only picture of the same, for any page. The page says what it shows. */
  readonly Small: ComponentType<{ readonly seen: Seen }>;
}

/** What the log of the desk says about a game, loaded when somebody reads it. */
export interface DeedDoor {
  /** What a referee did, from the events that say so. `seen`: a step as the reader knows it, for the names of things. */
  readonly says: (seen: Seen, events: readonly unknown[]) => SaidDeed;
}

/** One of the game's own pages, with its tab. It covers the board and the panel while it is open. */
export interface GameView {
  readonly id: `game-${string}`;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Page: ComponentType;
  /** Whether viewers of this step have the page; absent: everyone has it. */
  readonly isOffered?: (seen: Seen) => boolean;
  /** Whether a phone lists it under "More" at this step; absent: it always has a tab of its own. */
  readonly isAside?: (seen: Seen) => boolean;
}

export interface RoomProps {
  /** The campaign at its open step. */
  readonly open: Campaign;
  readonly children: (room: Room) => ReactNode;
}

export interface BoardProps {
  readonly toggleHistory: () => void;
}

export interface PanelProps {
  /** Whether the panel is in one line, on a phone's lowest sheet. */
  readonly isPeek: boolean;
  /** Raises that sheet. */
  readonly raise: () => void;
}

/** The game's summary of the step that is shown, in the frame's terms. */
export interface Room {
  /** The reader's orders for the open phase; null when nothing can be written or sealed here. */
  readonly form: OrderForm | null;
  /** Null: still loading. */
  readonly report: Report | null;
  /** Whether the reader has selected something on the board, which the panel then describes. */
  readonly hasSelection: boolean;
  /** Clears the selection. */
  readonly release: () => void;
  /** A lasting id for the selection, if it can have notes; null: nothing. */
  readonly picked: string | null;
  /** What a note is about; null: the reader knows no such thing at this step. */
  readonly subjectOf: (picked: string) => { readonly name: string; readonly show: () => void } | null;
  /** Single keys of the game, and Ctrl Z. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly undo: (() => void) | null;
  /** How many things wait for the reader in each of the game's own pages, by id; 0 and absent: none. */
  readonly waiting: Readonly<Record<GameView['id'], number>>;
  /** Of how many topics, such as disputed battles, only the referee can decide now; absent: none. */
  readonly undecided?: number;
  /** What the referee's desk adds to a seat, and what touching the seat shows. */
  readonly ofSeat: (seat: SeatId) => { readonly says: string; readonly show: (() => void) | null } | null;
  readonly corrections: Corrections;
  /** The reader's orders that came too late for the previous phase; null if there are none. */
  readonly late: Late | null;
}

/** Orders not sealed when their phase closed, in a campaign in which drafts do not count. */
export interface Late {
  /** When they were last saved, in milliseconds since 1970; null: they were not. */
  readonly at: number | null;
  readonly phase: string;
  /** The orders, read-only. */
  readonly draft: ReactNode;
}

/** What a referee can correct by hand at the step that is shown. */
export interface Corrections {
  readonly edits: readonly Edit[];
  /** The subjects that an edit of this type can have, in the order of a list. */
  readonly targets: (type: string) => readonly CorrectionTarget[];
  /** Whether an edit of this type adds something, so that its current values are only a proposal. */
  readonly adds: (type: string) => boolean;
  /** The places of the board, in the order of a list. */
  readonly places: readonly (readonly [id: string, name: string])[];
  /** A place with what is there: `0202 Ansgar, Madder Wardens`. */
  readonly inFull: (place: string) => string;
  /** What the reader has selected on the board, if an edit can be about it: the value of its field `of`. */
  readonly picked: (of: string) => string | null;
  /** The place that the reader has selected on the board; null: none. */
  readonly pickedPlace: string | null;
  /** What a ruling does, in sentences. */
  readonly says: (events: readonly unknown[]) => readonly string[];
  /** Why a correction was refused; null: the game has no words for it. */
  readonly refused: (rejection: Pick<AnyRejection, 'code' | 'facts'>) => string | null;
}

/** Something that can be corrected, in the words of the game. */
export interface CorrectionTarget extends Correctable {
  readonly name: string;
  /** What the values of a field are called for this target, if they have better names than elsewhere. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The only values of a field of text, with the other values that are chosen. */
  readonly choices?: (
    values: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, readonly CorrectionChoice[]>>;
  /** What a field of kind `counts` asks about, with the other values that are chosen. */
  readonly parts?: (values: Readonly<Record<string, unknown>>) => readonly CorrectionPart[];
}

/** One value that a field can have. */
export interface CorrectionChoice {
  readonly value: string;
  readonly name: string;
  /** Values of other fields that usually come with it. */
  readonly sets?: Readonly<Record<string, unknown>>;
}

/** One number of a field of kind `counts`. */
export interface CorrectionPart {
  readonly id: string;
  /** Parts of a group appear together under its name. */
  readonly group: string;
  readonly name: string;
  /** Without a number of its own. */
  readonly count: number;
  readonly most: number;
  /** What each of them costs. */
  readonly each: number;
}

/** Whether the draft is on the server. */
export type Saving =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'lost'; readonly since: number }
  | { readonly state: 'signed-out' };

/** Why the last attempt to seal failed. */
export interface SealingProblem {
  readonly says: string;
  readonly isSignedOut: boolean;
}

/** The order form: a sheet that can be sealed, and how far it is. */
export interface OrderForm {
  readonly isOpen: boolean;
  readonly sealed: { readonly at: string; readonly commitment: string } | null;
  /** Every order is there and valid. */
  readonly isComplete: boolean;
  /** How many units or places still lack an order: the number on the tab. */
  readonly gaps: number;
  readonly words: FormWords;
  readonly saving: Saving;
  /** For a referee who writes for a seat: with the reason. */
  readonly seal: (reason?: Reason) => void;
  readonly takeBack: () => void;
  readonly isBusy: boolean;
  /** Why the last attempt to seal failed. */
  readonly problem: SealingProblem | null;
  /** The last action on this page for the open phase: it is animated. */
  readonly lately: 'sealed' | 'taken-back' | null;
}

export interface FormWords {
  /** On the seal button: `Seal 6 orders`. */
  readonly seal: string;
  /** Below it: what sealing now would leave out. */
  readonly note: string;
  /** Why it cannot be sealed; null: it can. */
  readonly refused: string | null;
  /** Whether the content is still a draft rather than something to seal. */
  readonly isDraft: boolean;
  /** Asked once before sealing; null: nothing to ask. */
  readonly confirm: string | null;
  /** Before the hash of the sealed sheet: `6 orders, committed as`. */
  readonly committed: string;
}

/** The report of the step that is shown. */
export interface Report {
  /** A few words above the title. */
  readonly eyebrow: string;
  readonly title: string;
  /** Highlights, in a few sentences below the title; empty if there are none. */
  readonly summary: string;
  /** Whether anything has been resolved yet, even if the reader sees none of it. */
  readonly isTold: boolean;
  readonly sections: readonly ReportSection[];
  /** What a replay plays, in order; empty if there is nothing to see. */
  readonly beats: readonly Beat[];
}

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  /** The rule that governs the whole section; null: each line has its own. */
  readonly rule: RuleId | null;
  readonly lines: readonly ReportLine[];
  /** Shown instead of the lines. */
  readonly body: ReactNode | null;
}

export interface ReportLine {
  /** Its event: a replay marks the line of the event being played. */
  readonly event: object;
  /** A short id for links, the same for everyone who may read the line. */
  readonly id: string;
  readonly sentence: () => Sentence;
  readonly rule: RuleId;
  /** Whose line it is; null: everyone's. */
  readonly seat: SeatId | null;
  readonly dice: readonly number[];
  /** For the referee: who could read it. */
  readonly readers: string | null;
  readonly place: { readonly label: string; readonly isShown: boolean; readonly show: () => void } | null;
  /** When it happened, such as `18:11`: it begins the line, and the place is named below; absent: the place begins it. */
  readonly when?: string;
  /** Lines with the same key are summed up in one sentence if there are many; null: it always stands alone. */
  readonly fold: { readonly key: string; readonly sentence: (events: readonly object[]) => Sentence } | null;
  /** How it came about, on demand; null: the sentence says everything. */
  readonly because: (() => ReactNode) | null;
}

/** One event as it is played. */
export interface Beat {
  readonly event: object;
  readonly sentence: () => Sentence;
  readonly dice: readonly number[];
  /** The title of its section of the report. */
  readonly section: string;
  /** Two sides met here. */
  readonly isContact: boolean;
  /** How long it is shown, in milliseconds at normal speed. */
  readonly span: number;
}
