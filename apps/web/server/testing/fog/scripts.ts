import type { PhasePlan, Script } from './play.ts';
import { type Secret, triedIn } from './secrets.ts';

/** Everything that can be secret, done by one of the plotters. */
const allBy = (system: Script['system'], by: Secret['by']): readonly Secret[] =>
  triedIn(system).map((type) => ({ type, by }));

/** The second plotter, who may be away, has a draft in one world and none in the other. */
const AWAY_WITH_DRAFT: Secret = { type: 'draft', by: 1 };

/** A war with everything that can be secret. Of a game with a set-up, one begins with it, and the other in its midst. */
export function allSecrets(system: Script['system'], isPublic: boolean): Script {
  const phase: PhasePlan = {
    secrets: [...allBy(system, 0), AWAY_WITH_DRAFT],
    differs: [true, false],
    isLate: true,
    isAway: true,
  };
  const hasSetUp = system === 'sector-campaign';
  return {
    system,
    isPublic,
    hasReferee: true,
    asked: isPublic ? 'movement' : 'all',
    start: hasSetUp && isPublic ? 'guided' : 'quick',
    plotters: ['azure', 'verdigris'],
    phases: hasSetUp ? [phase, phase] : [phase],
    last: allBy(system, 1),
  };
}

/** A war of secrets in which everyone seals the same in both worlds, until its referee is gone and the players vote. */
export const withoutReferee = (isPublic: boolean): Script => ({
  ...allSecrets('tally', isPublic),
  hasReferee: false,
  phases: [{ secrets: allBy('tally', 0), differs: [false, false], isLate: false, isAway: false }],
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
  last: allBy('hex-campaign', 1),
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
  last: allBy('hex-campaign', 1),
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
    { secrets: allBy(system, 0), differs: [false, false], isLate: system !== 'tally', isAway: false },
    { secrets: allBy(system, 0), differs: [false, false], isLate: false, isAway: false },
  ],
});

/** A war whose phases are held for the second plotter's missing orders; the plotter has a draft in one world. */
export const heldFor = (missing: 'hold' | 'referee', isPublic: boolean): Script => ({
  ...allSecrets('tally', isPublic),
  missing,
  phases: [{ secrets: [...allBy('tally', 0), AWAY_WITH_DRAFT], differs: [false, false], isLate: true, isAway: false }],
});
