import type { CounterId, Dossier, Event, SeenSheet, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';

type Machines = NonNullable<Dossier['machines']>;

/** A die of a scouting attempt, and what the reader learned from it. SEC-SCOUT-05, -06. */
export interface ScoutDie {
  readonly counter: CounterId;
  readonly die: number;
  /** Null: the reader has not read it. */
  readonly sheet: SeenSheet | null;
  readonly machines: Machines | null;
}

/** A scouting attempt as the reader knows it. */
export interface Attempt {
  readonly territory: TerritoryId;
  readonly rolled: {
    readonly scouts: CounterId;
    readonly by: Side;
    readonly from: TerritoryId;
    readonly dice: readonly ScoutDie[];
    /** SEC-SCOUT-07: the other side knows the scouts. */
    readonly areCaptured: boolean;
    /** Their sheet, for the captors. */
    readonly captured: SeenSheet | null;
  } | null;
}

type Rolled = NonNullable<Attempt['rolled']>;
type Scouted = Extract<Event, { readonly type: 'scouted' }>;

const sideOf = (counter: CounterId): Side => (counter.startsWith('west') ? 'west' : 'east');

const begun = ({ counter, from, dice }: Scouted): Rolled => ({
  ...{ scouts: counter, by: sideOf(counter), from, areCaptured: false, captured: null },
  dice: dice.map((one) => ({ ...one, sheet: null, machines: null })),
});

/** The attempt, with what another event adds. */
function learned(rolled: Rolled, event: Event): Rolled {
  switch (event.type) {
    case 'sheet-read':
      if (event.counter === rolled.scouts) return { ...rolled, captured: event.sheet };
      return withDie(rolled, event.counter, { sheet: event.sheet });
    case 'machines-told':
      return withDie(rolled, event.counter, { machines: event.machines });
    case 'scouts-captured':
      return { ...rolled, areCaptured: true };
    default:
      return rolled;
  }
}

const withDie = (rolled: Rolled, counter: CounterId, more: Partial<ScoutDie>): Rolled => ({
  ...rolled,
  dice: rolled.dice.map((one) => (one.counter === counter ? { ...one, ...more } : one)),
});

/**
 * The scouting attempts of some steps, in order. Both sides and the referee see the dice; what was learned is only for
 * those who learned it. Spectators see only where. SEC-SCOUT-09.
 */
export function attemptsIn(events: readonly Event[]): readonly Attempt[] {
  const attempts: Attempt[] = [];
  const isTold = events.some(({ type }) => type === 'scouted');
  for (const event of events) {
    const last = attempts.at(-1);
    if (event.type === 'scouted') attempts.push({ territory: event.territory, rolled: begun(event) });
    else if (event.type === 'scouting-seen' && !isTold) attempts.push({ territory: event.territory, rolled: null });
    else if (last !== undefined && last.rolled !== null) {
      attempts.splice(-1, 1, { ...last, rolled: learned(last.rolled, event) });
    }
  }
  return attempts;
}

/** What a die of an attempt meant, the same for both sides. SEC-SCOUT-05 to -08. */
export type Found = 'sheet' | 'machines' | 'captured' | 'nothing';

/** @param areCaptured always false for scouts in the air */
export function foundBy(die: number, areCaptured: boolean): Found {
  if (die === 6) return 'sheet';
  if (die === 5) return 'machines';
  return die === 1 && areCaptured ? 'captured' : 'nothing';
}
