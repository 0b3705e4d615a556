import { expect, test } from 'vitest';
import { AA_ARMAMENT, TURRETS } from '../data/turrets.ts';
import type { TurretWeapon } from '../types.ts';
import { TURRET_WEAPONS } from '../types.ts';

test('HEX-DEF-05: turrets not twin-linked, firing with 2, and always hitting', () => {
  const those = (is: (weapon: TurretWeapon) => boolean) => TURRET_WEAPONS.filter(is);
  expect(those((weapon) => !TURRETS[weapon].twinLinked)).toEqual(['battle-cannon', 'd-cannon', 'lobba', 'zzap']);
  expect(those((weapon) => TURRETS[weapon].skill === 2)).toEqual(['big-shoota', 'rokkit-launcha']);
  expect(those((weapon) => TURRETS[weapon].hitsAlways)).toEqual(['zzap']);
});

test('HEX-DEF-07: anti-air towers by race; those of the Orks fire with 2, Tyranids have none', () => {
  expect(AA_ARMAMENT.ork).toEqual({ weapon: 'big-shoota', skill: 2 });
  expect(AA_ARMAMENT.el).toEqual({ weapon: 'pulse-laser', skill: 3 });
  expect(AA_ARMAMENT.ty).toBeNull();
});
