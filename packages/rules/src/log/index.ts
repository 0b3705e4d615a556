export { advanced, begun, chanceOf, type Played } from './advance.ts';
export { ARCHIVE_FORMAT, ARCHIVE_VERSION, type Archive, archiveSchema, promisedIn, stepsIn } from './archive.ts';
export { type EarlyEnd, earlyEndSchema, isMajority, type LogInput, logInputSchema, noncesOf } from './input.ts';
export { type FoundStep, LOG_PROBLEM_CODES, type LogProblem, type Promised, replayed } from './replay.ts';
export { plainSha256 } from './sha256.ts';
