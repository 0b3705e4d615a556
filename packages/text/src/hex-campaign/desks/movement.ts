import type { CurseChoice, ForeseenClaim, MoveClass, SpyTarget, Treatment } from '@sealed-orders/rules/hex-campaign';
import { capital, counted, listed, plain } from '../../sentence.ts';
import { CLAIM_FAILURES } from '../claim-failures.ts';
import { defenceName } from '../defence-names.ts';
import { GOD_NAMES } from '../god-names.ts';
import { TREATMENT_NAMES } from '../names.ts';

/** What an army of somebody else looks like from afar, by what it moves as. */
export const ARM_NAMES: Readonly<Record<MoveClass, string>> = {
  infantry: 'infantry',
  tracked: 'armour',
  wheeled: 'motorised troops',
  walker: 'walkers',
  skimmer: 'skimmers',
};

/** As they are ordered. */
export const TREATMENT_ORDERS: Readonly<Record<Treatment, string>> = {
  capture: 'Capture',
  pillage: 'Pillage',
  cleanse: 'Cleanse',
  destroy: 'Destroy',
};

/** What a spy infiltrates, in words: `piece` and `hex` name the thing and its place. */
export function spyTargetName(target: SpyTarget, name: string): string {
  switch (target.kind) {
    case 'detachment':
    case 'convoy':
      return capital(name);
    case 'stronghold':
      return `The Stronghold at ${name}`;
    case 'urban':
      return `The settlement at ${name}`;
    case 'resource':
      return `The Resource hex at ${name}`;
  }
}

/** Words of the movement desk besides those of the unit panel. */
export const movementText = {
  treatment: 'Settlements that it takes',
  standing: (standing: Treatment | null): string =>
    standing === null ? 'As mild as the rules allow' : `By its standing instruction: ${TREATMENT_NAMES[standing]}`,
  claims: 'What it would claim',
  claimed: (hexes: readonly string[]): string => `Claims ${plain(listed(hexes))}.`,
  notClaimed: (hex: string, code: NonNullable<ForeseenClaim['code']>): string => `Not ${hex}: ${CLAIM_FAILURES[code]}.`,
  nothingClaimed: 'It would claim nothing: all these hexes are yours already.',
  ifContested: 'A hex that somebody else claims too goes to nobody.',
  claimArea: 'Claim the area',
  shrine: 'What it does here',
  curse: ({ type, god, cost }: CurseChoice, payer: string): string =>
    `Curse the ${defenceName(type, null)} for ${GOD_NAMES[god] ?? god}: ${cost} BP from ${payer}`,
  switchTo: 'Which target?',
  keepTarget: 'Stays with its target',
  takeUp: 'What it infiltrates here',
  wish: 'What it would rather infiltrate',
  nothing: 'Nothing',
  infiltrate: (target: string): string => `Infiltrate ${target.charAt(0).toLowerCase()}${target.slice(1)}`,
  firstFound: 'What it finds first',
  webway: 'Where the webway leads',
  earlier: 'Move earlier',
  later: 'Move later',
  order: 'Your units move in the order of this list.',
  lastSeen: (turn: number, now: number): string =>
    turn === now
      ? `Last seen in turn ${turn}`
      : `Last seen in turn ${turn}, ${counted(now - turn, 'turn', 'turns')} ago`,
} as const;
