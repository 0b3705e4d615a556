import type { Faction, TurretWeapon } from '../types.ts';

/** The race whose lists are used for armament: Blood Angels are Space Marines. HEX-DEF-04. */
export const ARMED_AS: Readonly<Record<Faction, Exclude<Faction, 'ba'>>> = {
  ig: 'ig',
  sm: 'sm',
  ba: 'sm',
  ch: 'ch',
  el: 'el',
  de: 'de',
  ork: 'ork',
  ty: 'ty',
  sob: 'sob',
};

/** `x` allowed, `p` allowed at the preferred cost. */
type Allowed = 'x' | 'p';

interface TurretTerms {
  readonly cost: number;
  readonly preferred: number;
  readonly for: Readonly<Partial<Record<Exclude<Faction, 'ba'>, Allowed>>>;
  /** HEX-DEF-05. */
  readonly twinLinked: boolean;
  readonly skill: number;
  /** Needs no roll to hit. */
  readonly hitsAlways: boolean;
}

/** HEX-DEF-03: BS of a turret unless its weapon says otherwise. */
const SKILL = 3;

const weapon = (
  cost: number,
  preferred: number,
  races: TurretTerms['for'],
  unlike: Partial<TurretTerms> = {},
): TurretTerms => ({ cost, preferred, for: races, twinLinked: true, skill: SKILL, hitsAlways: false, ...unlike });

/** HEX-DEF-04, -05. Tyranids have none. */
export const TURRETS: Readonly<Record<TurretWeapon, TurretTerms>> = {
  'battle-cannon': weapon(100, 75, { ig: 'p' }, { twinLinked: false }),
  'plasma-cannon': weapon(90, 70, { ig: 'x', sm: 'x' }),
  'las-cannons': weapon(90, 70, { ig: 'p', sm: 'x', ch: 'x', el: 'x' }),
  'missile-launchers': weapon(80, 60, { ig: 'x', sm: 'p', ch: 'p' }),
  'auto-cannons': weapon(75, 55, { ig: 'x', ch: 'p' }),
  'heavy-bolters': weapon(65, 50, { ig: 'p', sm: 'p', ch: 'x', sob: 'x' }),
  darklance: weapon(90, 70, { de: 'p' }),
  disintegrator: weapon(95, 75, { de: 'p' }),
  'splinter-cannon': weapon(65, 50, { de: 'p' }),
  'shuriken-cannons': weapon(65, 50, { el: 'p' }),
  'd-cannon': weapon(75, 55, { el: 'p' }, { twinLinked: false }),
  'scatter-laser': weapon(75, 55, { el: 'p' }),
  'big-shoota': weapon(55, 40, { ork: 'p' }, { skill: 2 }),
  'rokkit-launcha': weapon(50, 35, { ork: 'p' }, { skill: 2 }),
  lobba: weapon(65, 50, { ork: 'p' }, { twinLinked: false }),
  zzap: weapon(65, 50, { ork: 'p' }, { twinLinked: false, hitsAlways: true }),
  'inferno-cannon': weapon(40, 30, { ig: 'x', sm: 'x', ch: 'x', ork: 'x', sob: 'p' }),
};

/** HEX-DEF-07: the armament of an anti-air tower; null: the race builds none. */
export const AA_ARMAMENT = {
  ig: { weapon: 'hydra', skill: SKILL },
  sm: { weapon: 'missile-launcher', skill: SKILL },
  ch: { weapon: 'missile-launcher', skill: SKILL },
  el: { weapon: 'pulse-laser', skill: SKILL },
  de: { weapon: 'darklance', skill: SKILL },
  ork: { weapon: 'big-shoota', skill: 2 },
  sob: { weapon: 'heavy-bolter', skill: SKILL },
  ty: null,
} as const satisfies Record<Exclude<Faction, 'ba'>, { readonly weapon: string; readonly skill: number } | null>;
