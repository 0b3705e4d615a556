import type { Event } from '@sealed-orders/rules/hex-campaign';
import { plain } from '../../sentence.ts';
import { battleBecause } from '../because/battles.ts';
import { economyBecause } from '../because/economy.ts';
import { secretsBecause } from '../because/secrets.ts';
import { type Addend, adds, type Because, type BecauseOf } from '../because/table.ts';
import type { EventOf } from '../events/table.ts';
import { stopSentence } from '../stops.ts';
import type { Words } from '../words.ts';

export type { Addend, Because } from '../because/table.ts';

const BECAUSE = { ...economyBecause, ...battleBecause, ...secretsBecause };
type Explained = keyof typeof BECAUSE;

const isExplained = (event: Event): event is EventOf<Explained> => Object.hasOwn(BECAUSE, event.type);

/**
 * How the number in a line of the report came about, as amounts that add up to it. Null: the
 * sentence needs no explanation. Marches have {@link marchBecause}.
 */
export function becauseOf(event: Event, words: Words, told: readonly Event[]): Because | null {
  return isExplained(event) ? explained(event.type, event, words, told) : null;
}

function explained<Type extends Explained>(
  type: Type,
  event: EventOf<Type>,
  words: Words,
  told: readonly Event[],
): Because | null {
  const of: BecauseOf<Explained>[Type] = BECAUSE[type];
  return of(event, words, told);
}

export const marchText = {
  youOrdered: 'You ordered',
  ordered: 'Ordered',
  because: 'Because',
  dropped: 'Not carried out',
  spent: (allowance: number): string => `Movement points spent (of ${allowance})`,
} as const;

/** Why a march ended: the order, the cost of each step, what stopped it, what was not carried out. */
export function marchBecause(event: EventOf<'marched'>, words: Words, steps: readonly Addend[]): Because {
  const { planned, trail, spent, allowance, stop, seat } = event;
  const list = (hexes: typeof planned): string => hexes.map((hex) => words.hex(hex).text).join(', ');
  const dropped = planned.slice(trail.length);
  const reason = (name: string, says: string) => [{ name, says }];
  return {
    reasons: [
      ...(planned.length > 0
        ? reason(words.isReader(seat) ? marchText.youOrdered : marchText.ordered, list(planned))
        : []),
      ...(stop ? reason(marchText.because, `${plain(stopSentence(stop, words))} ${stop.rule}`) : []),
      ...(dropped.length > 0 ? reason(marchText.dropped, list(dropped)) : []),
    ],
    sum: adds(
      { name: marchText.spent(allowance), amount: spent },
      steps.map(({ name, amount }) => [name, amount]),
    ),
  };
}
