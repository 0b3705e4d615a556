import type { LossItem } from '../types.ts';
import { type Duty, doubled, halvesOf, tallyOf } from './choice.ts';
import type { Stake } from './stakes.ts';

/** A number from 1 to `most`, by chance. */
export type Draw = (most: number) => number;

function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = draw(last + 1) - 1;
    const [a, b] = [mixed[last], mixed[other]];
    if (a === undefined || b === undefined) continue;
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}

/** A half of a squad or vehicle, or all of something that cannot be halved. `of` tells its other half. */
interface Token {
  readonly stake: Stake;
  readonly of: string;
  readonly part: 'half' | 'whole' | 'rest';
}

function tokensOf({ stakes, picks }: Duty): readonly Token[] {
  return stakes.flatMap((stake): readonly Token[] => {
    const picked = tallyOf(picks, stake).half;
    const token = (part: Token['part'], n: number): Token => ({ stake, of: `${stake.unit} ${n}`, part });
    const rests = Array.from({ length: picked }, (_, n) => token('rest', -1 - n));
    if (halvesOf(stake) === 0) return [token('whole', 0)];
    const free = halvesOf(stake) - picked;
    return [...rests, ...Array.from({ length: free }, (_, n) => [token('half', n), token('half', n)]).flat()];
  });
}

/** Two halves make a whole. */
function joined(tokens: readonly Token[]): readonly { readonly stake: Stake; readonly item: LossItem }[] {
  const found = new Map<string, { stake: Stake; item: LossItem }>();
  for (const { stake, of, part } of tokens) {
    const { piece, unit } = stake;
    found.set(of, { stake, item: { piece, unit, part: found.has(of) ? 'whole' : part } });
  }
  return [...found.values()];
}

/** HEX-QB-06: random losses that reach the damage and contain nothing superfluous. */
export function drawnLosses(duty: Duty, draw: Draw): readonly LossItem[] {
  const taken: Token[] = [];
  let sum = 0;
  for (const token of shuffled(tokensOf(duty), draw)) {
    if (sum >= duty.owed) break;
    taken.push(token);
    sum += doubled(token.stake, token.part);
  }
  const items: LossItem[] = [];
  for (const { stake, item } of joined(taken)) {
    const points = doubled(stake, item.part);
    if (sum - points >= duty.owed) sum -= points;
    else items.push(item);
  }
  return items;
}

/** HEX-QB-06, -07: the picks of a planner who does not choose: random halves, as many as fit into the limit. */
export function drawnPicks(stakes: readonly Stake[], limit: number, draw: Draw): readonly LossItem[] {
  const halves = stakes.flatMap((stake) => Array.from({ length: halvesOf(stake) }, () => stake));
  let free = 2 * limit;
  return shuffled(halves, draw).flatMap((stake): readonly LossItem[] => {
    const points = doubled(stake, 'half');
    if (points > free) return [];
    free -= points;
    return [{ piece: stake.piece, unit: stake.unit, part: 'half' }];
  });
}
