import { deliveriesIn, deliveryName, offersIn, promisesOf, type View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { plain } from '@sealed-orders/text';
import { rulingClause, type Words } from '@sealed-orders/text/hex-campaign';
import { refereeText } from '@sealed-orders/text/hex-campaign/referee';

type Names = ReadonlyMap<string, string>;

export const promiseNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    promisesOf(affairs).map(({ deal, between: [a, b], made, words: promised }) => [
      deal,
      refereeText.promise({ a: words.seat(a).text, b: words.seat(b).text, made, promised: promised.trim() }),
    ]),
  );

export const offerNames = (view: View, words: Words): Names =>
  new Map(
    offersIn(view).map(({ id, from, to, treaty, gives, takes, signed: isSigned }) => {
      const terms = { treaty, gives: gives.bp, takes: takes.bp, isSigned };
      return [id, refereeText.offer(words.seat(from).text, words.seat(to).text, terms)] as const;
    }),
  );

export const deliveryNames = (view: View, words: Words): Names =>
  new Map(
    deliveriesIn(view).map((one) => {
      const { from, to, bp, captives } = one;
      const name = refereeText.delivery(words.seat(from).text, words.seat(to).text, bp, captives.length);
      return [deliveryName(one), name] as const;
    }),
  );

export const treatyNames = ({ treaties }: View, words: Words): Names =>
  new Map(
    treaties.map(({ kind, between: [a, b], secret }) => [
      `${kind} ${a} ${b}${secret ? ' secret' : ''}`,
      refereeText.treaty(kind, words.seat(a).text, words.seat(b).text, secret),
    ]),
  );

export function battleNames({ battles, settled = [] }: View, words: Words): Names {
  const open = battles.map(({ id, hex, attacker, defender }) => ({
    ...{ id, hex },
    ...{ attacker: attacker.seat, defender: defender?.seat ?? null },
  }));
  const name = (seat: SeatId | null) => (seat === null ? null : words.seat(seat).text);
  return new Map(
    [...open, ...settled].map(({ id, hex, attacker, defender }) => [
      id,
      refereeText.battle(words.hex(hex).text, name(attacker), name(defender)),
    ]),
  );
}

export const rulingNames = ({ corrections = [] }: View, words: Words): Names =>
  new Map(
    corrections.map(({ id, turn, told, reason }) => [
      id,
      refereeText.ruling(
        turn,
        told.map(({ edit, facts }) => plain(rulingClause(edit, facts, words))).join('; '),
        reason,
      ),
    ]),
  );
