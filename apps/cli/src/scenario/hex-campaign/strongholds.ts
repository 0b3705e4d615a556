import {
  DEFENCE_TYPES,
  defencePrice,
  type Faction,
  isTurret,
  TURRET_WEAPONS,
  turretWeapons,
} from '@sealed-orders/rules/hex-campaign';
import { hexProblemText } from '@sealed-orders/text/cli/hex-campaign';
import { Problem } from '../problem.ts';
import { STRONGHOLD_PATTERN } from './format/places.ts';

const LEVEL_OF: Readonly<Record<string, number>> = { camp: 1, fortification: 2, 'capital-fortification': 3 };

/**
 * `'turret las-cannons'` as the n-th defence of a stronghold that this race built, at its price. The schema of the state
 * refuses what is not a defence or not a weapon.
 */
function defenceOf(text: string, n: number, race: Faction) {
  const [type, weapon = null] = text.split(' ');
  const known = DEFENCE_TYPES.find((one) => one === type);
  const gun = TURRET_WEAPONS.find((one) => one === weapon) ?? null;
  if (known !== undefined && isTurret(known) && gun !== null && !turretWeapons(race).includes(gun))
    throw new Problem(hexProblemText.notAWeaponOf(gun, race, turretWeapons(race)));
  const paid = known === undefined ? 0 : defencePrice(known, gun, { faction: race, isMixed: false });
  return { id: `d${n + 1}`, type, weapon, race, paid };
}

/** `'red camp radar'`, `'red camp: tower, turret las-cannons'` as a stronghold of the state. */
export function strongholdOf(text: string, raceOf: (seat: string) => Faction) {
  const { owner, level, names } = readStronghold(text);
  const race = raceOf(owner);
  return { level, owner, defences: names.map((name, n) => defenceOf(name, n, race)) };
}

/** A stronghold as a seat remembers it, without its insides. */
export function seenStrongholdOf(text: string) {
  const { level, owner } = readStronghold(text);
  return { level, owner };
}

function readStronghold(text: string) {
  const [, owner = '', level = '', radar, listed] = STRONGHOLD_PATTERN.exec(text) ?? [];
  const names = [...(radar === undefined ? [] : ['radar-tower']), ...(listed?.split(', ') ?? [])];
  return { level: LEVEL_OF[level], owner, names };
}
