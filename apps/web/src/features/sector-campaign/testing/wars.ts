import { lookup } from '@sealed-orders/rules/kernel';
import { type SectorWar, sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';

/** West attacks B from 8 with Wolves, Bears stay behind; East’s Owls defend, Hawks are in E, Crows in orbit. */
const PIECES = {
  Wolves: 'west 8 commander',
  Bears: 'west 8',
  Owls: 'east B',
  Hawks: 'east E',
  Crows: 'east orbit',
} as const;

/** A campaign in its attack phase: `anna` commands West, `bert` East. */
export const atWar = (pieces: Readonly<Record<string, string>> = PIECES): SectorWar =>
  sectorWar('attacks', { pieces, majors: 'B' });

/** The same, after the attack from 8 on B. */
export function attacked(pieces: Readonly<Record<string, string>> = PIECES): SectorWar {
  const made = atWar(pieces);
  const [from, to] = [sectorTerritory(made.state, '8'), sectorTerritory(made.state, 'B')];
  return made.does('west', { type: 'attack', from, to, detachments: [made.one('Wolves').id], isHasty: false });
}

/** Gives a detachment a second, cheaper kind of unit. */
export function mixed(made: SectorWar, name: string): SectorWar {
  const { id, units } = made.one(name);
  const cheap = units.map((unit) => ({ ...unit, name: 'Cheap unit', points: 20 }));
  const desks = structuredClone(made.state.desks);
  for (const { detachments } of [desks.west, desks.east]) {
    Object.assign(lookup(detachments, id) ?? {}, { units: [...units, ...cheap] });
  }
  made.state = { ...made.state, desks };
  return made;
}
