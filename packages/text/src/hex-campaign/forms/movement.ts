import type { CurseChoice, ForeseenClaim, Treatment } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { CLAIM_FAILURES } from '../claim-failures.ts';
import { defenceName } from '../defence-names.ts';
import { GOD_NAMES } from '../god-names.ts';

/** Treatments as orders name them. */
export const TREATMENT_ORDERS: Readonly<Record<Treatment, string>> = {
  capture: 'Capture',
  pillage: 'Pillage',
  cleanse: 'Cleanse',
  destroy: 'Destroy',
};

/** Words of the movement-order forms, loaded when a unit is selected. The unit panel has its own. */
export const movementText = {
  treatment: 'Settlements and Strongholds it takes',
  standing: (standing: Treatment | null): string =>
    standing === null
      ? 'Treat them as well as the rules allow'
      : `Standing instruction: ${TREATMENT_ORDERS[standing].toLowerCase()}`,
  claims: 'What it would claim',
  claimed: (hexes: readonly string[]): string => `Claims ${plain(listed(hexes))}.`,
  notClaimed: (hex: string, code: NonNullable<ForeseenClaim['code']>): string => `Not ${hex}: ${CLAIM_FAILURES[code]}.`,
  nothingClaimed: 'It would claim nothing: these hexes are already yours.',
  ifContested: 'If somebody else claims the same hex, neither of you gets it.',
  claimArea: 'Claim the area',
  shrine: 'What it does here',
  curse: ({ type, god, cost }: CurseChoice, payer: string): string =>
    `Curse the ${defenceName(type, null)} for ${GOD_NAMES[god] ?? god}: ${cost} BP from ${payer}`,
  switchTo: 'Which target?',
  keepTarget: 'Stay with its target',
  takeUp: 'What it infiltrates here',
  wish: 'What it should infiltrate first',
  nothing: 'Nothing',
  firstFound: 'Whatever it finds first',
  webway: 'Where the webway leads',
  lastSeen: (turn: number, now: number): string =>
    turn === now
      ? `Last seen in turn ${turn}`
      : `Last seen in turn ${turn}, ${counted(now - turn, 'turn', 'turns')} ago`,
} as const;
