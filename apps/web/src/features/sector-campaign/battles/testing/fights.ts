import type { Battle } from '@sealed-orders/rules/sector-campaign';
import { type SectorWar, sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';

/** Wolves in 8 face Owls in B; Doves hold I, far behind. */
export const PIECES = { Wolves: 'west 8', Owls: 'east B', Doves: 'east I' };

type Staged = NonNullable<Parameters<typeof sectorWar>[1]>;

interface Fight extends Staged {
  /** Which of West's detachments attack which territory, from where they stand. Default: Wolves attack B. */
  readonly attacks?: readonly (readonly [name: string, into: string])[];
}

const pass = { type: 'pass' } as const;

function attack(war: SectorWar, name: string, into: string): void {
  const from = sectorTerritory(war.state, war.where(name) ?? '');
  const to = sectorTerritory(war.state, into);
  war.does('west', { type: 'attack', from, to, detachments: [war.one(name).id], isHasty: false });
}

/** A campaign in which West's first attack has been declared and awaits responses. */
export function declared({ attacks = [['Wolves', 'B']], ...staged }: Fight = {}): SectorWar {
  const war = sectorWar('attacks', staged);
  const [first] = attacks;
  if (first !== undefined) attack(war, ...first);
  return war;
}

/** A campaign in which West has attacked, nobody has responded, and the battles have begun. */
export function fought({ attacks = [['Wolves', 'B']], ...staged }: Fight = {}): SectorWar {
  const war = declared({ attacks, ...staged });
  const left = attacks.slice(1);
  while (war.board.phase === 'attacks') {
    const [asked] = war.board.asked;
    const next = asked?.side === 'west' && asked.decision === 'attack' ? left.shift() : undefined;
    if (next !== undefined) attack(war, ...next);
    else war.does(asked?.side ?? 'west', asked?.decision === 'respond' ? { type: 'done' } : pass);
  }
  return war;
}

export function firstBattle(war: SectorWar): Battle {
  const [battle] = Object.values(war.board.battles);
  if (battle === undefined) throw new Error('no battle');
  return battle;
}
