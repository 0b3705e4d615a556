import type { SeatId } from '../../kernel/index.ts';
import { MOST_PROMISES } from '../data/diplomacy.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { tell } from '../turn/play.ts';
import type { Deal, DealOrder, Own, Promised } from '../types.ts';
import type { DiplomacyPlay } from './play.ts';

type Judgement = Extract<DealOrder, { readonly type: 'judge-promise' }>;

/** HEX-DIP-04: why a seat may not make this statement on a promise, judged on what it knows. */
export function judgementFault({ id, promises }: Own, { deal, broken }: Judgement): Fault | null {
  const promise = promises.find((one) => one.deal === deal);
  if (promise === undefined) return fault('promise-gone', 'HEX-DIP-04', {}, ['deal']);
  const isSaid = promise.accusers.includes(id) === broken;
  return isSaid ? fault('promise-judged-so', 'HEX-DIP-04', {}, ['broken']) : null;
}

/** A promise that the seat says the other has broken, or no longer says so. */
export const judged = (promise: Promised, seat: SeatId, broken: boolean): Promised => ({
  ...promise,
  accusers: broken ? [...promise.accusers, seat].sort() : promise.accusers.filter((one) => one !== seat),
});

/** The other of the two seats. */
export const partnerIn = ({ between: [a, b] }: Promised, seat: SeatId): SeatId => (seat === a ? b : a);

/** HEX-DIP-04: broken promises are announced and no longer hold. */
export function tellBroken(play: DiplomacyPlay): void {
  for (const promise of play.promises) {
    const { accusers, between, secret, made } = promise;
    for (const seat of accusers) {
      const rule = secret ? 'HEX-DIP-11' : 'HEX-DIP-04';
      const told = { seat, with: partnerIn(promise, seat), made };
      tell(play, { type: 'promise-broken', rule, to: secret ? between : 'all', ...told });
    }
  }
  play.promises = play.promises.filter(({ accusers }) => accusers.length === 0);
}

/** HEX-DIP-04: records what two players have promised, in order. */
export function keepPromise(play: DiplomacyPlay, { id, from, to, secret, promise }: Deal): void {
  if (promise.trim() === '') return;
  const kept: Promised = { deal: id, between: [from, to], secret, words: promise, made: play.turn, accusers: [] };
  const isAlike = ({ between }: Promised): boolean => between.includes(from) && between.includes(to);
  const alike = play.promises.filter(isAlike);
  const forgotten = new Set(alike.slice(0, Math.max(0, alike.length + 1 - MOST_PROMISES)));
  play.promises = [...play.promises.filter((one) => !forgotten.has(one)), kept];
}
