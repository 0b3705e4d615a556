import { correctable, edits, type Piece, promisesOf, type View } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { plain } from '@sealed-orders/text';
import { describeRejection, hasReason, type Words } from '@sealed-orders/text/hex-campaign';
import { refereeText } from '@sealed-orders/text/hex-campaign/referee';
import type { Corrections } from '../campaign/door.ts';

/** What the referee of a hex campaign corrects by hand. */
export const correctionsOf = (view: View, words: Words): Corrections => ({
  edits,
  targets: (type) => {
    const names = namesFor(edits.find((edit) => edit.type === type)?.of ?? '', view, words);
    return correctable(view, type)
      .map((one) => ({ ...one, name: names.get(one.id) ?? one.id }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  },
  refused: ({ code, facts }) => (hasReason(code) ? plain(describeRejection({ code, facts }, words)) : null),
});

/** Of seats, of hexes, or of units with their army and its owner, by their ids. */
function namesFor(of: string, view: View, words: Words): ReadonlyMap<string, string> {
  if (of === 'seat') return new Map(view.seats.map(({ id, name }) => [id, name]));
  if (of === 'deal') return promiseNames(view, words);
  return of === 'hex' ? hexNames(view, words) : unitNames(view, words);
}

const promiseNames = ({ affairs }: View, words: Words): ReadonlyMap<string, string> =>
  new Map(
    promisesOf(affairs).map(({ deal, between: [a, b], made, words: promised }) => [
      deal,
      refereeText.promise({ a: words.seat(a).text, b: words.seat(b).text, made, promised: promised.trim() }),
    ]),
  );

const hexNames = ({ hexes }: View, words: Words): ReadonlyMap<string, string> =>
  new Map(
    keysOf(hexes).flatMap((hex) => {
      const known = hexes[hex];
      if (known === undefined) return [];
      const holder = known.control === null ? null : words.seat(known.control).text;
      return [[hex, refereeText.place(words.hex(hex).text, known.site, holder)] as const];
    }),
  );

function unitNames({ pieces, affairs }: View, words: Words): ReadonlyMap<string, string> {
  const inOrbit = Object.values(affairs).flatMap(({ orbit }) => Object.values(orbit));
  const armies: readonly Piece[] = [...Object.values(pieces), ...inOrbit];
  return new Map(
    armies.flatMap((army) => {
      if (!('units' in army)) return [];
      const owner = words.seat(army.seat).text;
      return army.units.map(({ id, name }) => [id, refereeText.unit(owner, army.name, name)] as const);
    }),
  );
}
