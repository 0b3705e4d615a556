export { MOVE_CLASS_NAMES, SLOT_NAMES } from '../unit-names.ts';
export { describeEvent } from './events.ts';
export { type Fold, foldOf } from './folds.ts';
export { hexCampaignText } from './game.ts';
export * from './names.ts';
export { describeRejection, hasReason } from './rejections.ts';
export { stopSentence } from './stops.ts';
export { type Words, wordsOf } from './words.ts';
