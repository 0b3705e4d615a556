import { DEFENCE_TYPES, type Room, TURRET_WEAPONS } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import { DEFENCE_NAMES, TURRET_WEAPON_NAMES } from '../defence-names.ts';
import { many, nameIn, place, type Reasons, type Refused, word } from './reason.ts';

const defence = ({ defence: type }: Refused['facts']): string => {
  const known = DEFENCE_TYPES.find((one) => one === type);
  return known === undefined ? 'defence' : DEFENCE_NAMES[known];
};

const weapon = ({ weapon: type }: Refused['facts']): string => {
  const known = TURRET_WEAPONS.find((one) => one === type);
  return known === undefined ? 'this weapon' : TURRET_WEAPON_NAMES[known];
};

const ROOM_NAMES: Readonly<Record<Room, string>> = {
  turrets: 'turrets',
  towers: 'towers and batteries',
  walls: 'wall sections',
  bunkers: 'bunkers',
  other: 'other works',
};

/** Reasons by code: HEX-STR, HEX-DEF, HEX-ROAD. */
export const strongholdReasons = {
  'race-builds-no-strongholds': () => say`Your race can’t build Strongholds.`,
  'hex-not-yours': (facts, words) => say`${place(facts, words)} isn’t yours.`,
  'stronghold-there': (facts, words) => say`Somebody else has a Stronghold at ${place(facts, words)}.`,
  'stronghold-highest': () => say`This Stronghold is already at its highest level.`,
  'capital-fort-only': () => say`Only the Capital can have a Capital Fortification.`,
  'one-step-a-turn': () => say`It was built or upgraded this turn. The next step must wait until next turn.`,
  'strongholds-enough': (facts) =>
    facts.most === 0
      ? say`Your settlements don’t allow any Strongholds.`
      : say`Your settlements allow only ${many(facts.most, 'Stronghold', 'Strongholds')}.`,
  'garrison-inside': () => say`Disband its garrison first.`,
  'defence-not-for-race': (facts) => say`Your race can’t build this: ${defence(facts)}.`,
  'weapon-without-turret': (facts) => say`This defence can’t carry a turret: ${defence(facts)}.`,
  'turret-without-weapon': () => say`Choose a weapon for the turret.`,
  'weapon-not-for-race': (facts) => say`Your race has no turrets with ${weapon(facts)}.`,
  'no-room-for-defence': (facts) =>
    facts.most === 0
      ? say`This Stronghold has no room for ${nameIn(ROOM_NAMES, facts.room) ?? 'these'}.`
      : say`This Stronghold is full: its limit for ${nameIn(ROOM_NAMES, facts.room) ?? 'these'} is ${word(facts.most)}${facts.room === 'other' ? ' BP' : ''}.`,
  'no-such-defence': () => say`That defence isn’t here.`,
  'no-plain-tower': () => say`Only a plain weapon tower can be converted.`,
  'refund-goes-elsewhere': (facts, words) =>
    say`The refund can’t go to ${place(facts, words)}. It goes to the nearest settlement that could pay for this.`,
  'no-neighbours': () => say`A road must join two neighbouring hexes.`,
  'road-there': () => say`A road already joins these hexes.`,
  'no-road-actions': (facts) =>
    facts.most === 0
      ? say`Your settlements don’t give you any road actions.`
      : say`Your settlements give you only ${many(facts.most, 'road action', 'road actions')} a turn.`,
} satisfies Reasons;
