import { z } from 'zod';
import type { OrderClock } from './clock.ts';
import type { Field } from './fields.ts';
import type { ListedForce } from './forces.ts';
import type { Parsed } from './frozen.ts';
import type { RuleId, SeatId } from './ids.ts';
import { lookup } from './records.ts';

/**
 * How a game describes itself to the platform. All of it is data: forms, terms, lists, feeds and the referee's tools are
 * made from it, and `packages/text` has the words for every id in it.
 */

/** How large a map is: by columns and rows, or by its places. */
export const mapSizeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('grid'), columns: z.int(), rows: z.int() }),
  z.strictObject({ kind: z.literal('places'), places: z.int() }),
]);
export type MapSize = Parsed<typeof mapSizeSchema>;

/** A ready-made way to begin: its numbers of seats, and its differences from the defaults. */
export interface Preset {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The order clock that suits it; null: the form's own. */
  readonly clock: OrderClock | null;
  /** Settings that differ from their defaults, by id. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A setting of a campaign. Its value is a member of the setup's `settings`. */
export interface SettingEntry {
  readonly id: string;
  /** Settings of one group appear together in forms and terms. */
  readonly group: string;
  readonly field: Field;
  readonly fallback: unknown;
}

/** What a seat chooses before the campaign begins, such as its race. Its value is a member of the seat in the setup. */
export interface SeatEntry {
  readonly id: string;
  readonly values: readonly string[];
  readonly isRequired: boolean;
  /** Shown only if another entry has one of these values; null: always. */
  readonly onlyWith: { readonly id: string; readonly values: readonly string[] } | null;
}

/** The entries that a seat is asked for, given what it has chosen. */
export const askedEntries = (
  entries: readonly SeatEntry[],
  choices: Readonly<Record<string, string>>,
): readonly SeatEntry[] =>
  entries.filter(({ onlyWith }) => onlyWith === null || onlyWith.values.includes(lookup(choices, onlyWith.id) ?? ''));

/** How army lists come into the game. */
export interface ArmyEntry {
  /** The member of the seat in the setup that holds the army. */
  readonly id: string;
  /** How many forces a seat may bring. */
  readonly most: number;
  /** What a player chooses for each force, the default first. */
  readonly choices: readonly { readonly id: string; readonly values: readonly string[] }[];
  /** The forces as the setup wants them; the setup's schema refuses those that do not fit. */
  from(forces: readonly ListedForce[]): unknown;
  /** The rules' requirements for a seat's army under these settings; missing ones are at their defaults. */
  terms(settings: SettingValues): ArmyTerms;
  /** Ready-made armies for a seat with these choices. Empty: it must bring its own. */
  readyMade(choices: SeatChoices, settings: SettingValues): readonly ReadyMadeArmy[];
}

/** Values of settings, by id. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** What a seat has chosen, by the ids of its entries. */
export type SeatChoices = Readonly<Record<string, string>>;

/** The size and the parts of a legal army. */
export interface ArmyTerms {
  /** Points of all forces together; null: no limit. */
  readonly points: number | null;
  /** Points of one force. */
  readonly force: { readonly least: number; readonly most: number };
  /** A force with fewer points than this is weak; null: none. */
  readonly weakBelow: number | null;
  /** How many units of each slot a force has. */
  readonly slots: readonly { readonly slot: string; readonly least: number; readonly most: number }[];
}

/** An army that comes with the game, for players without a list of their own. */
export interface ReadyMadeArmy {
  readonly id: string;
  readonly forces: readonly ListedForce[];
}

/** The campaign of one person against seats run by the computer. */
export interface PracticeWar {
  readonly preset: string;
  /** Null: the game's usual way to begin. */
  readonly start: string | null;
  /** Settings that differ from those of the preset. */
  readonly settings: SettingValues;
  /** The choices of each seat; the first is the person's. */
  readonly seats: readonly SeatChoices[];
}

/** `sealed`: everybody writes and seals. `open`: orders count on arrival. `automatic`: nobody gives orders. */
export type PhaseKind = 'sealed' | 'open' | 'automatic';

/** A phase of the sequence of play. */
export interface PhaseEntry {
  readonly id: string;
  readonly kind: PhaseKind;
  /** Comes before the first round, and not in the others. */
  readonly isSetup: boolean;
  /** Its sides declare in turn. A round with such a phase is a turn; without sheets and without them rounds are days. */
  readonly isInTurn?: true;
}

/**
 * Something that brings seats together, such as a battle: they write it up, and agree on a meeting for it. Its id is
 * unique in the campaign and reveals nothing else.
 */
export interface Topic {
  readonly id: string;
  /** The seats involved, one for each played side; everybody who knows of the topic may know them. */
  readonly seats: readonly SeatId[];
}

/** A current topic and its stage. */
export interface TopicNow extends Topic {
  /** Its place as players call it: `0509`, `Grayford`; null: none. */
  readonly at: string | null;
  /** `disputed`: only the referee can end it, as far as the viewer knows. */
  readonly standing: 'open' | 'disputed' | 'over';
}

/**
 * A possible correction by the referee: the ruling of this type, with its reason in the log; unless it is alone, also
 * one of the `edits` of a ruling of type `corrections`, which are carried out in turn, all or none.
 */
export interface Edit {
  readonly type: string;
  /** It is a ruling of its own. */
  readonly isAlone: boolean;
  readonly rule: RuleId;
  /** The field of the ruling that says what is corrected: its values are those that `correctable` lists. */
  readonly of: string;
  /** The fields that hold what is right. */
  readonly fields: Readonly<Record<string, Field>>;
}

/** Something that a referee may correct now. */
export interface Correctable {
  /** Its value in the field `of` of the edit. */
  readonly id: string;
  /** Its current values, by the fields of the edit. */
  readonly now: Readonly<Record<string, unknown>>;
  /** The only seats or places that a field can hold for it, by the fields of the edit. Missing: any. */
  readonly among?: Readonly<Record<string, readonly string[]>>;
}
