import { lookup, present } from '@sealed-orders/rules/kernel';
import type { Declaration, Side, TerritoryId } from '@sealed-orders/rules/sector-campaign';
import { type SectorWar, sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';

type Staged = NonNullable<Parameters<typeof sectorWar>[1]>;
type Pieces = NonNullable<Staged['pieces']>;

export const territoryIn = (war: SectorWar, name: string): TerritoryId => sectorTerritory(war.state, name);

/** An attack on the ground with these detachments. */
export const attack = (war: SectorWar, from: string, to: string, ...names: readonly string[]): Declaration => ({
  ...{ type: 'attack', from: territoryIn(war, from), to: territoryIn(war, to), isHasty: false },
  detachments: names.map((name) => war.one(name).id),
});

/** West wins the roll of every phase, and declares first. */
export const WEST_FIRST = { 'SEC-INIT-01 west': [6], 'SEC-INIT-01 east': [1] } as const;

const PASS = { type: 'pass' } as const;
const DONE = { type: 'done' } as const;

/** Lets the attack that was declared last stand, if anybody is asked about it. */
function stood(war: SectorWar): SectorWar {
  const [asked] = war.board.asked;
  return asked?.decision === 'respond' ? war.does(asked.side, DONE) : war;
}

/** Nobody declares anything more in this phase. */
export function passed(war: SectorWar): SectorWar {
  const { phase, turn } = war.board;
  while (war.board.phase === phase && war.board.turn === turn && war.board.ended === null) {
    stood(war);
    const [asked] = war.board.asked;
    if (asked !== undefined && war.board.phase === phase) war.dice(WEST_FIRST).does(asked.side, PASS);
  }
  return war;
}

/** A war in which these attacks of West have been declared, and both sides are to fight them. */
export function fighting(staged: Staged, ...attacks: readonly (readonly [from: string, to: string, name: string])[]) {
  const war = sectorWar('attacks', staged);
  for (const [from, to, name] of attacks) {
    stood(war.does('west', attack(war, from, to, name)));
    if (war.asked().includes('east attack')) war.does('east', PASS);
  }
  return passed(war);
}

/** Only one of its units is left of each of these detachments: so it can shoot down no more than one. */
export function reduced(war: SectorWar, side: Side, ...names: readonly string[]): SectorWar {
  const desks = structuredClone(war.state.desks);
  for (const name of names) {
    const one = present(lookup(desks[side].detachments, war.one(name).id), name);
    Object.assign(one, { units: one.units.map((unit) => ({ ...unit, count: 1 })) });
  }
  war.state = { ...war.state, desks };
  return war;
}

/** The phase of moves, in which West declares first. */
export const moving = (pieces: Pieces, staged: Omit<Staged, 'pieces'> = {}): SectorWar =>
  sectorWar('moves', { ...staged, pieces });

/** West has 23 points and holds a major and a minor of East’s: with any dice the end of the turn brings it to 24. */
export function nearlyWon(): SectorWar {
  const war = sectorWar('attacks', {
    pieces: {
      'Fen Wardens': 'west A',
      'Sluice Guns': 'west 8',
      'Tar Walkers': 'east I',
      'Cinder Mob': 'east E',
    },
    held: { west: 'A B' },
    majors: 'B',
  });
  war.rule({ type: 'corrections', edits: [{ type: 'set-score', side: 'west', score: 23 }] });
  return war;
}
