export { describeEvent } from './hex-campaign/events.ts';
export * from './hex-campaign/names.ts';
export { describeRejection, hasReason } from './hex-campaign/rejections.ts';
export { stopSentence } from './hex-campaign/stops.ts';
export { type Words, wordsOf } from './hex-campaign/words.ts';
export { describeReviewProblem, describeRosterProblem } from './rosters.ts';
export { counted, listed, type Part, plain, type Sentence, say, sum } from './sentence.ts';
export { clockTime, dayAndTime, duration } from './times.ts';
