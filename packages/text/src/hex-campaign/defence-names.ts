import type { DefenceType, TurretWeapon } from '@sealed-orders/rules/hex-campaign';

export const DEFENCE_NAMES: Readonly<Record<DefenceType, string>> = {
  turret: 'turret',
  tower: 'weapon tower',
  'aa-tower': 'anti-air tower',
  'turret-tower': 'turret tower',
  'radar-tower': 'radar tower',
  'earthshaker-battery': 'Earthshaker battery',
  'hydra-battery': 'Hydra battery',
  wall: 'wall section',
  bunker: 'bunker',
  razorwire: 'razorwire',
  'tank-trap': 'tank trap',
  trench: 'trench',
  minefield: 'minefield',
  'booby-trap': 'booby trap',
  'gun-placement': 'gun emplacement',
};

export const TURRET_WEAPON_NAMES: Readonly<Record<TurretWeapon, string>> = {
  'battle-cannon': 'battle cannon',
  'plasma-cannon': 'plasma cannon',
  'las-cannons': 'las-cannons',
  'missile-launchers': 'missile launchers',
  'auto-cannons': 'auto-cannons',
  'heavy-bolters': 'heavy bolters',
  darklance: 'darklance',
  disintegrator: 'disintegrator',
  'splinter-cannon': 'splinter cannon',
  'shuriken-cannons': 'shuriken cannons',
  'd-cannon': 'D-cannon',
  'scatter-laser': 'scatter laser',
  'big-shoota': 'big shoota',
  'rokkit-launcha': 'rokkit launcha',
  lobba: 'lobba',
  zzap: 'zzap',
  'inferno-cannon': 'inferno cannon',
};

/** A defence in words: "turret with darklance", "bunker". */
export const defenceName = (type: DefenceType, weapon: TurretWeapon | null): string =>
  weapon === null ? DEFENCE_NAMES[type] : `${DEFENCE_NAMES[type]} with ${TURRET_WEAPON_NAMES[weapon]}`;
