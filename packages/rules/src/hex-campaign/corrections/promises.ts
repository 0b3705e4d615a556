import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { tell } from '../turn/play.ts';
import type { Correction } from '../types.ts';
import type { CorrectionsPlay } from './play.ts';

const RULE = 'HEX-DIP-04';

/** HEX-DIP-04: the referee rules which of two players broke a promise, in any phase. Then it no longer holds. */
export function breakPromise(
  play: CorrectionsPlay,
  { deal, seat }: Extract<Correction, { type: 'break-promise' }>,
  reason: string,
): readonly Fault[] {
  const promise = play.promises.find((one) => one.deal === deal);
  if (promise === undefined) return [fault('promise-gone', RULE, {}, ['deal'])];
  const { between, secret, made } = promise;
  const other = between.find((one) => one !== seat);
  if (other === undefined || !between.includes(seat)) return [fault('promise-not-theirs', RULE, { seat }, ['seat'])];
  const to = secret ? between : 'all';
  tell(play, { type: 'promise-ruled', rule: secret ? 'HEX-DIP-11' : RULE, to, seat, with: other, made, reason });
  play.promises = play.promises.filter((one) => one !== promise);
  return [];
}
