import type { OptionalRule, Settings } from '@sealed-orders/rules/hex-campaign';
import type { SettingText } from '../../games.ts';

/** Tabletop rules that a campaign may allow. */
const OPTIONAL_RULES: Readonly<Record<OptionalRule, string>> = {
  overwatch: 'Overwatch',
  hkReroll: 'Reroll hunter-killer missiles that miss',
  krak: 'Thrown krak grenades',
  secondaryTarget: 'Secondary targets',
  heavyWeapons: 'Models that stood still can fire heavy weapons',
  doubleSaves: 'Both cover and armour saves',
  ordnanceCover: 'Worse cover against ordnance',
  penetrating: 'Penetrating hits on buildings',
  damageMinus: 'Less damage to buildings from small arms',
  damagePlus: 'More damage to buildings from blasts',
};

const OFF_OR_ON = { off: 'off', on: 'on' } as const;

/** Settings for diplomacy, battles and the end of the campaign. */
export const WAR_SETTINGS = {
  treatyRaceLimits: {
    name: 'Race limits on treaties',
    says: 'Whether some races can never make treaties with certain others.',
    values: OFF_OR_ON,
  },
  treatyNotice: {
    name: 'Notice to end a treaty',
    says: 'When a treaty ends after a player gives notice.',
    values: { nextTurn: 'next turn', immediate: 'immediately' },
  },
  spyExtraMissions: {
    name: 'Sabotage, poison, rumours',
    says: 'Three more missions for spies.',
    values: OFF_OR_ON,
  },
  imperialPlayer: {
    name: 'One player leads the whole Imperium',
    says: 'One seat can then combine all the Imperium’s lists.',
    values: OFF_OR_ON,
  },
  quickBattle: {
    name: 'Quick Battles',
    says: 'When dice decide a battle, instead of a game on the table.',
    values: { onAgreement: 'when everyone fighting agrees', always: 'always', never: 'never' },
  },
  quickBattleWipeout: {
    name: 'A side wiped out in a Quick Battle',
    says: 'Whether a side that loses everything can still win by the damage it inflicted.',
    values: { loses: 'loses', damageOnly: 'can win by damage' },
  },
  qbStrongholdDraw: {
    name: 'Strongholds can force a draw in Quick Battles',
    says: 'Defenders in a Stronghold get a draw where others would lose, as long as they still have at least one unit and one tower, turret, bunker or battery.',
  },
  qbSupport: {
    name: 'Supporting troops in Quick Battles',
    says: 'Whether nearby artillery and reinforcements add to the damage.',
    values: { on: 'count', off: 'do not count' },
  },
  qbDefences: {
    name: 'Defences and air support in Quick Battles',
    says: 'Whether they add to the damage.',
    values: { on: 'count', off: 'do not count' },
  },
  postpone: {
    name: 'Battles can be postponed',
    says: 'Who can postpone a battle to the next turn.',
    values: { refereeOrAll: 'by the referee, or if all agree', never: 'never' },
  },
  funBattlesPerTurn: {
    name: 'Fun battles per turn',
    says: 'How many battles outside the war each player can report. They change nothing on the map.',
  },
  drawMargin: {
    name: 'Margin for a draw',
    says: 'A battle is a draw when the two sides’ table victory points differ by no more than this.',
  },
  raidDislodges: { name: 'Defenders who lose to a raid must leave', says: 'Otherwise they stay where they are.' },
  garrisonVpValue: {
    name: 'Value of garrisons',
    says: 'What garrisons are worth when a battle’s victory points are worked out.',
    values: { bpCost: 'count at their cost in BP', points: 'count at their full points' },
  },
  optionalRules: {
    name: 'Optional tabletop rules',
    says: 'Which rules the players may use in their battles.',
    values: { off: 'off', perBattle: 'if both agree', on: 'on' },
    parts: OPTIONAL_RULES,
  },
  victoryMode: {
    name: 'End of the war',
    says: 'What ends the war, and so decides who wins.',
    values: { lastOrVp: 'victory point goal, or one player left', firstCapital: 'first Capital to fall' },
  },
  vpGoal: { name: 'Victory point goal', says: 'How many victory points win the war.' },
  alliedVictory: { name: 'Allies win together', says: 'Otherwise each player wins or loses alone.' },
  newCapital: {
    name: 'After a Capital is lost',
    says: 'Whether players who lose their Capital can make another settlement their new one.',
    values: { none: 'no new one', nearestUrban: 'a settlement can become the new one' },
  },
} as const satisfies Partial<Record<keyof Settings, SettingText>>;
