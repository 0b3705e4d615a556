/** Maps made from a seed, for the form of a new campaign. */
export { GROUNDS, SEAS, SYMMETRIES } from '../types/vocabulary.ts';
export { comparedStarts, fairness } from './compared.ts';
export { generatedChart } from './generated.ts';
export { type ChartWish, SIZE_LIMITS, sizeOf } from './wish.ts';
