import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENERATIONS, type Roster, type Selection } from './roster.ts';
import { anyArmy } from './testing/any-army.ts';
import type { Army, Piece } from './testing/armies.ts';
import { rosterOf, utf8, zipped } from './testing/files.ts';
import { writtenJson, writtenXml } from './testing/written.ts';

const army = anyArmy(fc.integer({ min: -2_000, max: 20_000 }).map((tenths) => tenths / 10 + 0));

/** The roster read, as it was before writing. */
function armyOf(roster: Roster): Army {
  const piece = ({ name, type, number, costs, categories, children }: Selection): Piece => ({
    name,
    type,
    number,
    points: costs[0]?.value ?? 0,
    categories: categories.map((it) => it.name),
    children: children.map(piece),
  });
  return {
    name: roster.name,
    limit: roster.costTypes[0]?.limit ?? 0,
    pieces: roster.forces.flatMap((it) => it.selections.map(piece)),
  };
}

const xml = (generation: (typeof GENERATIONS)[number]) => (it: Army) => utf8(writtenXml(it, generation));
const json = (it: Army) => utf8(writtenJson(it));
const zip = (write: (it: Army) => Uint8Array, level: 0 | 9) => (it: Army) => zipped({ list: write(it) }, level);

test.each([
  ...GENERATIONS.map((it) => [`XML of ${it}`, xml(it)] as const),
  ...GENERATIONS.map((it) => [`zipped XML of ${it}`, zip(xml(it), 9)] as const),
  ['stored XML', zip(xml('2.03'), 0)] as const,
  ['JSON', json] as const,
  ['zipped JSON', zip(json, 9)] as const,
])('any army is read from %s as it was written', (_title, write) => {
  fc.assert(
    fc.property(army, (it) => {
      expect(armyOf(rosterOf(write(it)))).toEqual(it);
    }),
    { numRuns: 40 },
  );
});
