import type { OptionalRule, Settings } from '@sealed-orders/rules/hex-campaign';
import type { SettingText } from '../../games.ts';

/** Rules of the table that a campaign may allow. */
const OPTIONAL_RULES: Readonly<Record<OptionalRule, string>> = {
  overwatch: 'Overwatch',
  hkReroll: 'Missiles that miss roll again',
  krak: 'Thrown grenades against vehicles',
  secondaryTarget: 'Second targets',
  heavyWeapons: 'Heavy weapons of those who stood still',
  doubleSaves: 'Saves by cover and armour',
  ordnanceCover: 'Less cover from ordnance',
  penetrating: 'Penetrating hits on buildings',
  damageMinus: 'Less damage to buildings',
  damagePlus: 'More damage to buildings by area weapons',
};

const OFF_OR_ON = { off: 'off', on: 'on' } as const;

/** Settings of diplomacy, of battles and of the end of the war. */
export const WAR_SETTINGS = {
  treatyRaceLimits: {
    name: 'Races limit treaties',
    says: 'Whether some races never make treaties with others.',
    values: OFF_OR_ON,
  },
  treatyNotice: {
    name: 'Notice ends a treaty',
    says: 'How long a treaty holds after a player has given notice.',
    values: { nextTurn: 'next turn', immediate: 'at once' },
  },
  spyExtraMissions: {
    name: 'Sabotage, poison, rumours',
    says: 'Three more missions for spies.',
    values: OFF_OR_ON,
  },
  imperialPlayer: {
    name: 'One player leads the whole Imperium',
    says: 'A seat may then bring all lists of the Imperium together.',
    values: OFF_OR_ON,
  },
  quickBattle: {
    name: 'Quick Battles',
    says: 'When dice decide a battle instead of the table.',
    values: { onAgreement: 'when both sides agree', always: 'always', never: 'never' },
  },
  quickBattleWipeout: {
    name: 'A side wiped out in a Quick Battle',
    says: 'Whether a side that loses everything can still win by the damage that it did.',
    values: { loses: 'has lost', damageOnly: 'may win by damage' },
  },
  qbStrongholdDraw: {
    name: 'Strongholds hold to a draw in Quick Battles',
    says: 'Whoever defends a Stronghold reaches a draw where others would lose.',
  },
  qbSupport: {
    name: 'Supporting troops in Quick Battles',
    says: 'Whether artillery and reinforcements nearby add to the damage.',
    values: { on: 'count', off: 'do not count' },
  },
  qbDefences: {
    name: 'Defences and air support in Quick Battles',
    says: 'Whether they add to the damage.',
    values: { on: 'count', off: 'do not count' },
  },
  postpone: {
    name: 'Postponing battles',
    says: 'Who may put a battle off to the next turn.',
    values: { refereeOrAll: 'by the referee, or if all agree', never: 'never' },
  },
  funBattlesPerTurn: {
    name: 'Fun battles a turn',
    says: 'How many battles that change nothing on the map each player may report.',
  },
  drawMargin: {
    name: 'Margin of a draw',
    says: 'A battle is drawn when the victory points of its table differ by no more than this.',
  },
  raidDislodges: { name: 'Who loses to a raid must leave', says: 'Otherwise losing defenders stay where they are.' },
  garrisonVpValue: {
    name: 'Garrisons in the reckoning of victory points',
    says: 'What garrisons are worth when the victory points of a battle are reckoned.',
    values: { bpCost: 'count what they cost', points: 'count their points' },
  },
  optionalRules: {
    name: 'Optional rules of the table',
    says: 'What the players may use in their battles.',
    values: { off: 'off', perBattle: 'if both agree', on: 'on' },
    parts: OPTIONAL_RULES,
  },
  victoryMode: {
    name: 'The war ends',
    says: 'What ends it, and so who wins.',
    values: { lastOrVp: 'at the goal, or with one left', firstCapital: 'when a Capital falls' },
  },
  vpGoal: { name: 'Goal', says: 'Victory points that win the war.' },
  alliedVictory: { name: 'Allies win together', says: 'Otherwise each player wins or loses alone.' },
  newCapital: {
    name: 'After a Capital is lost',
    says: 'Whether a player who has lost it may make a settlement the new one.',
    values: { none: 'there is none', nearestUrban: 'a settlement may become one' },
  },
} as const satisfies Partial<Record<keyof Settings, SettingText>>;
