import type { Script } from './play.ts';
import { SECRETS, type Secret } from './secrets.ts';

/** Everything that can be secret, done by the first plotter. */
const ALL_OF_FIRST: readonly Secret[] = SECRETS.map((type) => ({ type, by: 0 }));

/** The second plotter, who may be away, has a draft in one world and none in the other. */
const AWAY_WITH_DRAFT: Secret = { type: 'draft', by: 1 };

/** A war with everything that can be secret. */
export const allSecrets = (system: Script['system'], isPublic: boolean): Script => ({
  system,
  isPublic,
  hasReferee: true,
  asked: isPublic ? 'movement' : 'all',
  start: 'quick',
  plotters: ['azure', 'verdigris'],
  phases: [
    {
      secrets: [...ALL_OF_FIRST, AWAY_WITH_DRAFT],
      differs: [true, false],
      isLate: true,
      isAway: true,
    },
  ],
  last: SECRETS.map((type) => ({ type, by: 1 })),
});

/** A war of secrets in which everyone seals the same in both worlds, until its referee is gone and the players vote. */
export const withoutReferee = (isPublic: boolean): Script => ({
  ...allSecrets('tally', isPublic),
  hasReferee: false,
  phases: [{ secrets: ALL_OF_FIRST, differs: [false, false], isLate: false, isAway: false }],
});

/** A war in which the plotters have met in battle: they report it, differ, agree, and make its decisions. */
export const inBattle = (isPublic: boolean): Script => ({
  system: 'hex-campaign',
  isPublic,
  hasReferee: true,
  asked: 'all',
  start: 'battle',
  plotters: ['azure', 'madder'],
  phases: [
    {
      secrets: (['report', 'deal', 'talk', 'draft'] as const).map((type) => ({ type, by: 0 })),
      differs: [false, false],
      isLate: false,
      isAway: false,
    },
  ],
  last: SECRETS.map((type) => ({ type, by: 1 })),
});

/** A war in which the plotters deal in secret: a treaty, BP and a promise, different in each world. */
export const inSecret = (isPublic: boolean): Script => ({
  system: 'hex-campaign',
  isPublic,
  hasReferee: true,
  asked: 'all',
  start: 'envoy',
  plotters: ['azure', 'madder'],
  phases: DEALING.map((secrets) => ({ secrets, differs: [false, false], isLate: false, isAway: false })),
  last: SECRETS.map((type) => ({ type, by: 1 })),
});

/** From one Build phase to the next: the deal is signed, carried out and remembered. */
export const DEALING: readonly (readonly Secret[])[] = [
  [
    { type: 'deal', by: 0 },
    { type: 'signature', by: 1 },
  ],
  [{ type: 'accusation', by: 1 }],
  [],
];

/** A war in which the plotters have their sites elsewhere, and nobody else has found them. */
export const otherSites: Script = {
  system: 'hex-campaign',
  isPublic: true,
  hasReferee: true,
  asked: 'all',
  start: 'guided',
  plotters: ['madder', 'ochre'],
  phases: [1, 2].map(() => ({ secrets: [], differs: [true, true], isLate: false, isAway: false })),
  last: [{ type: 'draft', by: 0 }],
};

/** A war in which one of the two seats without secrets plays by itself. */
export const withBot = (system: Script['system'], isPublic: boolean): Script => ({
  ...allSecrets(system, isPublic),
  asked: 'all',
  hasBot: true,
  // The plotters' sheets differ by what they bring along, in games where they bring anything.
  phases: [
    { secrets: ALL_OF_FIRST, differs: [false, false], isLate: system !== 'tally', isAway: false },
    { secrets: ALL_OF_FIRST, differs: [false, false], isLate: false, isAway: false },
  ],
});

/** A war whose phases are held for the second plotter's missing orders; the plotter has a draft in one world. */
export const heldFor = (missing: 'hold' | 'referee', isPublic: boolean): Script => ({
  ...allSecrets('tally', isPublic),
  missing,
  phases: [{ secrets: [...ALL_OF_FIRST, AWAY_WITH_DRAFT], differs: [false, false], isLate: true, isAway: false }],
});
