import { lookup } from '../../kernel/index.ts';
import { completed, isInForce, isOn } from '../briefing/briefing.ts';
import { readDice } from '../dice/reader.ts';
import type { Placed } from '../entries/order.ts';
import { type Register, trackedOf, valueOf } from '../entries/register.ts';
import { type Reading, readerOf, subjectOf } from '../rolls/rolls.ts';
import type {
  Act,
  Arrival,
  Brief,
  EntryId,
  PhoneId,
  Place,
  RefusalCode,
  Rejection,
  Roll,
  SelectionId,
  Setup,
  Side,
  SpecialRule,
  Unit,
  UnitId,
  UnitState,
} from '../types.ts';
import { SIDES } from '../vocabulary.ts';

/** Dice for one subject. MSN-COMP-05. */
export interface Rolled {
  readonly roll: Roll;
  /** Of the server, or as players typed them in. */
  readonly dice: Register<readonly number[]>;
  readonly isByServer: boolean;
  /** Sides that confirmed typed dice, by entry. */
  readonly confirmedBy: Readonly<Record<string, readonly Side[]>>;
}

/** What a side confirmed, and with which entry. Brief: an entry, or null for that of the setup. MSN-COMP-01. */
export interface Confirmed {
  readonly brief: EntryId | null;
  readonly entry: EntryId;
}

/** Where a selection came on. */
export interface Arrived {
  readonly turn: number;
  readonly by: Arrival;
}

/** Where a unit landed. MSN-DS-06 to -08. */
export interface Landed {
  readonly lost: number;
  readonly isDestroyed: boolean;
}

/** Who ends turns and asks for dice. MSN-COMP-10. */
export interface Pen {
  readonly holder: PhoneId;
  /** The entry that offers it to another phone. */
  readonly offer: EntryId | null;
  /** By offer: the entry with which its phone kept the pen after all. */
  readonly kept: Readonly<Record<string, EntryId>>;
}

type Keyed<Value> = Record<string, Value>;

/** All that counts so far, while entries are read one after the other. Only the fold changes it. */
export interface Board {
  readonly setup: Setup;
  readonly phones: Readonly<Record<string, Side>>;
  brief: Register<Brief>;
  confirmed: Record<Side, Confirmed | null>;
  armies: Record<Side, Register<readonly Unit[]>>;
  places: Keyed<Register<Place>>;
  setAside: Record<Side, boolean>;
  placedUnits: readonly UnitId[];
  deployed: Record<Side, boolean>;
  rolls: Keyed<Rolled>;
  first: Register<Side>;
  /** Player turns that are over. */
  turnsEnded: number;
  acts: Keyed<readonly Act[]>;
  arrived: Keyed<Arrived>;
  /** By selection: the last turn in which there was no room for it. MSN-RES-08. */
  blocked: Keyed<number>;
  landed: Keyed<Register<Landed>>;
  states: Keyed<Register<UnitState>>;
  holders: Keyed<Register<Side | null>>;
  inside: Keyed<Register<boolean>>;
  bonuses: Keyed<Register<boolean>>;
  gaveUp: Keyed<Register<boolean>>;
  closed: Record<Side, boolean>;
  pen: Pen;
  /** The sides that want to strike an entry, or to mark a roll as not used. MSN-COMP-11. */
  votes: Keyed<readonly Side[]>;
}

export const refused = (code: RefusalCode, rule: Rejection['rule'], facts: Rejection['facts'] = {}): Rejection => ({
  ...{ code, rule, facts },
  path: [],
});

/** What an entry does to the board; a refusal: nothing. */
export type Judgement = Rejection | null;

/** One entry at its turn. */
export interface Turned {
  readonly board: Board;
  readonly placed: Placed;
  readonly by: Side;
}

export const begun = (setup: Setup, phones: Readonly<Record<string, Side>>, holder: PhoneId): Board => ({
  setup,
  phones,
  brief: [],
  confirmed: { a: null, b: null },
  armies: { a: [], b: [] },
  places: {},
  setAside: { a: false, b: false },
  placedUnits: [],
  deployed: { a: false, b: false },
  rolls: {},
  first: [],
  turnsEnded: 0,
  acts: {},
  arrived: {},
  blocked: {},
  landed: {},
  states: {},
  holders: {},
  inside: {},
  bonuses: {},
  gaveUp: {},
  closed: { a: false, b: false },
  pen: { holder, offer: null, kept: {} },
  votes: {},
});

/** MSN-COMP-01: the mission as it stands; while two differ, the one that the battle began with. */
export const briefOf = ({ brief, setup }: Board): Brief => completed(valueOf(brief) ?? setup.brief);

/** MSN-COMP-02. */
export const holdsFor = (board: Board, rule: SpecialRule, side: Side): boolean =>
  isInForce(briefOf(board).rules, rule, side);
export const holds = (board: Board, rule: SpecialRule): boolean => isOn(briefOf(board).rules, rule);

export const armyOf = ({ armies, setup }: Board, side: Side): readonly Unit[] =>
  valueOf(armies[side]) ?? setup.armies[side];
export const unitsOf = (board: Board): readonly Unit[] => SIDES.flatMap((side) => armyOf(board, side));
export const unitOf = (board: Board, id: UnitId): Unit | undefined => unitsOf(board).find((one) => one.id === id);

/** MSN-VP-04: the points of the armies. */
export const armyPoints = (board: Board): Readonly<Record<Side, number>> => ({
  a: armyOf(board, 'a').reduce((sum, { cost }) => sum + cost, 0),
  b: armyOf(board, 'b').reduce((sum, { cost }) => sum + cost, 0),
});

/** MSN-COMP-05: the reading of dice; null: none yet. Of different typed ones, those that came first. */
export function readingOf(board: Board, roll: Roll): Reading | null {
  const dice = trackedOf(lookup(board.rolls, subjectOf(roll))?.dice);
  if (dice === undefined) return null;
  const read = readDice(readerOf(roll), dice);
  return read.kind === 'read' ? read.reading : null;
}

/** The place of a selection: as chosen, or the usual one. MSN-RES-01. */
export function placeOf(board: Board, selection: SelectionId, side: Side): Place {
  const isAll = board.setup.settings.reserveWho === 'all' && holdsFor(board, 'reserves', side);
  return trackedOf(lookup(board.places, selection)) ?? (isAll ? 'reserve' : 'table');
}
