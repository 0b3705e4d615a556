export {
  type AdvancingInput,
  advanced,
  begun,
  type CopyInput,
  chanceOf,
  copied,
  type FollowingInput,
  type Played,
  type RewindInput,
  rewound,
} from './advance.ts';
export {
  ARCHIVE_FORMAT,
  type Archive,
  type ArchivedStep,
  archiveSchema,
  archiveVersion,
  promisedIn,
  rewindsIn,
  stepsIn,
} from './archive.ts';
export {
  type EarlyEnd,
  earlyEndSchema,
  isMajority,
  type LogInput,
  logInputSchema,
  noncesOf,
  rewoundTo,
} from './input.ts';
export {
  type FoundStep,
  LOG_PROBLEM_CODES,
  type LogProblem,
  type Promised,
  replayed,
  replayedSteps,
} from './replay.ts';
export { plainSha256 } from './sha256.ts';
