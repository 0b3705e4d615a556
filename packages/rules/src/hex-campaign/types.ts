/** The types of the hex campaign, by what they are about. */

export * from './types/affairs.ts';
export * from './types/battle-cards.ts';
export * from './types/battles.ts';
export * from './types/build.ts';
export * from './types/choices.ts';
export * from './types/events.ts';
export * from './types/hex-memory.ts';
export * from './types/knowledge.ts';
export * from './types/map.ts';
export * from './types/memory.ts';
export * from './types/options.ts';
export * from './types/orders.ts';
export * from './types/pieces.ts';
export * from './types/reckoning.ts';
export * from './types/refusals.ts';
export * from './types/report.ts';
export * from './types/setup.ts';
export * from './types/state.ts';
export * from './types/vocabulary.ts';
