import type { DefenceReport, UnitReport } from '@sealed-orders/rules/hex-campaign';
import { apostrophe, capital, counted } from '../../sentence.ts';
import { number, points, signed } from './battle-figures.ts';

export const TOOK: Readonly<Record<UnitReport['took'], string>> = {
  fought: 'fought',
  entered: 'joined the battle',
  bombarded: 'fired from afar',
};

export const FATES: Readonly<Record<DefenceReport['fate'], string>> = {
  controlled: 'controlled',
  silenced: 'silenced',
  destroyed: 'destroyed',
};

/** Words of the report form and of the other side's answer. */
export const reportFormText = {
  title: 'Result',
  turns: 'Turns played',
  points: 'Table score (victory points)',
  scenario: 'Scenario objective met by',
  nobody: 'Nobody',
  retreat: 'Declared a retreat',
  retreatFrom: (turn: number): string =>
    `A side can declare a retreat from turn ${turn} on. It then loses, unless it is raiding.`,
  firstRetreat: 'first',
  surrender: 'Surrendered',
  lost: (side: string): string => `${side}${apostrophe(side)} losses`,
  pointsHead: 'points',
  of: (models: number): string => (models === 1 ? '' : counted(models, 'model', 'models')),
  together: 'Total',
  moreOf: (unit: string): string => `More about ${unit}`,
  less: (what: string): string => `One less: ${what}`,
  plus: (what: string): string => `One more: ${what}`,
  counts: {
    lost: 'Lost',
    damaged: 'Damaged',
    immobilised: 'Of these, immobilised',
    wounded: 'Models at half wounds',
    retreated: 'Left the table in retreat',
    prisoners: 'Taken prisoner',
    xp: 'Experience gained',
  },
  prisonerPoints: 'Points each, without special weapons',
  countOf: (what: string, unit: string): string => `${what}, ${unit}`,
  broken: 'Fled the table',
  leadership: 'Leadership for the rally test',
  rallied: { asked: 'Rallied?', null: 'Roll for it', true: 'Yes', false: 'No' },
  demon: { asked: 'Demon', none: 'None', alive: 'Alive', killed: 'Killed' },
  took: (took: UnitReport['took']): string => capital(TOOK[took]),
  stayedAway: 'Took no part',
  works: 'Defences',
  held: 'Held',
  fate: (fate: DefenceReport['fate']): string => capital(FATES[fate]),
  otherHelp: 'The other side also reports units that helped from outside the battle.',
  send: 'Report this result',
  sendAgain: 'Report this instead',
  decide: 'Rule for this result',
  decideTitle: 'Rule for this result?',
  decideSays:
    'Your result counts immediately, in place of both reports. Then a die is rolled for each lost model to see if it recovers.',
  reason: 'Your reason',
  reasonMissing: 'Give a reason. Everyone affected will see it.',
  sendSays: (other: string): string =>
    `${other} can then confirm or dispute your report. Then a die is rolled for each lost model to see if it recovers.`,
  refereeConfirms:
    'The referee then confirms your report. Then a die is rolled for each lost model to see if it recovers.',
  confirm: 'Confirm result',
  dispute: 'Dispute result',
  confirmSays: 'Casualties are rolled as soon as you confirm.',
  theirs: (side: string): string => `${side} reported`,
  yours: 'Your report',
  waits: (other: string): string => `It counts once you and ${other} report the same result.`,
  waitsReferee: 'Waiting for the referee.',
  change: 'Change your report',
  differ: 'The two reports differ. Accept the other side’s, or let the referee decide.',
  differReferee: 'The two sides don’t agree. Decide which report stands, or write your own.',
  takeOver: (side: string): string => `Accept ${side}${apostrophe(side)} report`,
  start: (side: string): string => `Start from ${side}${apostrophe(side)} report`,
  blank: 'Start with a blank report',
  cancel: 'Back',
  noLosses: 'No losses',
  notSent: 'This couldn’t be sent. Try again.',
  lateReferee: 'The players who fought a battle report it. If they don’t agree, you decide here.',
  watch: 'The players who fought this battle report the result.',
  onlyDice: 'In this campaign, dice decide every battle.',
} as const;

/** The result of a report, before it is sent. */
export const foreseenText = {
  title: 'What this report means',
  /** Who won, who holds the hex, and what each side lost. `winner` null: a draw; `keeper` null: both sides stay. */
  sum: (winner: string | null, keeper: string | null, lost: readonly (readonly [string, number])[]): string => {
    const end = winner === null ? 'A draw' : `${winner} won`;
    const kept =
      keeper === null ? '' : keeper === winner ? ' and will hold the hex' : `, and ${keeper} will hold the hex`;
    const told = lost.every(([, n]) => n === 0)
      ? 'Nobody lost anything'
      : lost.map(([side, n]) => `${side} lost ${n === 0 ? 'nothing' : points(n)}`).join('; ');
    return `${end}${kept}. ${told}.`;
  },
  worth: (side: string, value: number): string => `${side} fielded ${points(value)}`,
  vp: (n: number, isSure: boolean): string => `${isSure ? '' : 'about '}${n === 0 ? '0' : signed(n)} VP`,
  leaves: (side: string): string => `${side} must leave the hex once all battles are over.`,
  captured: (side: string): string => `${side}${apostrophe(side)} detachments will be captured.`,
  unsure: 'These victory points are estimates: your preparation sheet doesn’t show the cost of defences or garrisons.',
  dice: 'Afterwards, a die is rolled for each lost model to see if it recovers.',
  kept: 'Saved in this browser until you send it.',
  clear: 'Start over',
  emptyTitle: 'Nobody lost anything?',
  emptySays: 'You haven’t filled anything in. This report says that both sides came through unharmed.',
} as const;

/** `rallied` null: a roll will decide. */
const brokenAnd = (rallied: boolean | null): string =>
  rallied === null ? 'fled the table' : rallied ? 'fled the table and rallied' : 'fled the table and did not rally';

const prisonersIn = ({ prisoners, prisonerPoints }: UnitReport): string => {
  if (prisoners === 0) return '';
  const taken = counted(prisoners, 'prisoner', 'prisoners');
  if (prisonerPoints === undefined) return taken;
  return `${taken} worth ${counted(prisonerPoints, 'point', 'points')}${prisoners === 1 ? '' : ' each'}`;
};

/** A report's contents, line by line. */
export const toldText = {
  turns: (n: number): string => counted(n, 'turn', 'turns'),
  points: (attacker: number, defender: number): string => `table score ${number(attacker)}–${number(defender)}`,
  scenario: (side: string): string => `${side} met the scenario objective`,
  retreat: (side: string): string => `${side} declared a retreat`,
  surrender: (side: string): string => `${side} surrendered`,
  unit: (unit: UnitReport): string =>
    [
      unit.took === 'fought' ? '' : TOOK[unit.took],
      unit.lost > 0 ? `${unit.lost} lost` : '',
      unit.damaged > 0 ? `${unit.damaged} damaged` : '',
      unit.immobilised > 0 ? `${unit.immobilised} immobilised` : '',
      unit.wounded > 0 ? `${unit.wounded} at half wounds` : '',
      unit.retreated > 0 ? `${unit.retreated} left the table in retreat` : '',
      prisonersIn(unit),
      unit.broken === null ? '' : brokenAnd(unit.broken.rallied),
      unit.demon === null ? '' : `demon ${unit.demon}`,
      unit.xp > 0 ? `${unit.xp} experience` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  fate: (fate: DefenceReport['fate']): string => FATES[fate],
  beside: 'A unit outside the battle',
} as const;
