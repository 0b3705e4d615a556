import { setup as setupSchema } from '../schemas/setup.ts';
import type { Battle } from '../sheet/fold.ts';
import { type Sheet, sheetOf } from '../sheet/sheet.ts';
import type { EntryBody, EntryId, Roll, Setup, SetupDraft, Side, Stored, Unit, UnitState } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { meet, type Phone, twoPhones } from './log.ts';
import { stateOf, unit } from './units.ts';

type Changes = Pick<Partial<SetupDraft>, 'brief' | 'settings' | 'campaign' | 'table'> & {
  readonly armies?: Readonly<Record<Side, readonly Unit[]>>;
};

/** Three squads of ten for each side, 100 points each. */
const squads = (side: Side): readonly Unit[] => [1, 2, 3].map((number) => unit(side, number));

export const setUp = ({ armies, ...changes }: Changes = {}): Setup =>
  setupSchema.parse({
    seats: [
      { id: 'red', name: 'Mirela', side: 'a' },
      { id: 'blue', name: 'Adaeze', side: 'b' },
    ],
    armies: armies ?? { a: squads('a'), b: squads('b') },
    ...changes,
  });

/** An evening on two phones. The first one, of side A, has the pen and types the dice in. */
export class Evening {
  readonly setup: Setup;
  readonly a: Phone;
  readonly b: Phone;

  constructor(changes: Changes = {}) {
    this.setup = setUp(changes);
    const { a, b } = twoPhones();
    this.a = a;
    this.b = b;
  }

  get entries(): readonly Stored[] {
    return [...this.a.entries, ...this.b.entries];
  }

  /** What these entries come to; all if none are given. */
  battle(entries: readonly Stored[] = this.entries): Battle {
    return { setup: this.setup, phones: { p1: 'a', p2: 'b' }, first: this.a.id, entries };
  }

  get sheet(): Sheet {
    return sheetOf(this.battle());
  }

  /** The code of a refusal, or what became of the entry. */
  verdict(id: EntryId): string | undefined {
    const verdict = this.sheet.verdicts[id];
    return verdict?.kind === 'refused' ? verdict.rejection.code : verdict?.kind;
  }

  /** Enters something as a side, with both phones in reach of each other. */
  enter(side: Side, body: EntryBody): EntryId {
    const id = this[side].enter(body);
    meet(this.a, this.b);
    return id;
  }

  /** Typed dice. */
  roll(roll: Roll, dice: readonly number[], side: Side = 'a'): EntryId {
    return this.enter(side, { type: 'roll', roll, dice });
  }

  /** Both sides enter the same. */
  both(body: EntryBody): this {
    for (const side of SIDES) this.enter(side, body);
    return this;
  }

  /** To deployment: the mission is confirmed, and these selections are in reserve. */
  setAside(...reserves: readonly Unit[]): this {
    this.both({ type: 'confirm-brief', brief: null });
    for (const { side, selection } of reserves) this.enter(side, { type: 'place', selection, place: 'reserve' });
    return this.both({ type: 'set-aside' });
  }

  /** To the first turn, which is A's. @param light the die for dusk and dawn, if the mission has it */
  begin(light: number | null = null): this {
    this.both({ type: 'deployed' });
    if (light !== null) this.roll({ kind: 'light' }, [light]);
    this.roll({ kind: 'first-turn' }, [5, 2]);
    return this;
  }

  /** Ends the present player turn. */
  endTurn(): EntryId {
    const { now } = this.sheet;
    return this.enter('a', { type: 'end-turn', turn: now?.turn ?? 1, side: now?.side ?? 'a' });
  }

  /** Plays whole game turns in which nothing happens. */
  play(turns: number): this {
    for (let half = 0; half < 2 * turns; half++) this.endTurn();
    return this;
  }

  /** Enters the final state of a unit. */
  state(side: Side, one: Unit, changes: Partial<UnitState> = {}): EntryId {
    return this.enter(side, { type: 'state', unit: one.id, state: stateOf(one, changes) });
  }

  /** All units as they are on the sheet, so that it can be closed. */
  stateOthers(): this {
    for (const side of SIDES) {
      for (const { unit: one, isEntered } of this.sheet.units[side]) if (!isEntered) this.state('a', one);
    }
    return this;
  }

  close(side: Side): EntryId {
    const { sides } = this.sheet.totals;
    return this.enter(side, { type: 'close', totals: { a: sides.a.total, b: sides.b.total } });
  }
}
