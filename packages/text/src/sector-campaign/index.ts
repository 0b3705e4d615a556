export { sectorCampaignAbbreviations } from './abbreviations.ts';
export { DECISION_TEXT } from './decisions.ts';
export { course, declarationClause, instructionSentence } from './declarations.ts';
export { isToldTwice, saidDeed } from './deeds.ts';
export { describeEvent } from './events.ts';
export { sectorCampaignText } from './game.ts';
export { sectorCampaignGlossary } from './glossary.ts';
export { sectorCampaignMore } from './more.ts';
export * from './names.ts';
export { refusalReason, refusalSentence } from './rejections.ts';
export {
  atField,
  counter,
  counterAlone,
  counters,
  detachment,
  numberOf,
  theBattle,
  type Words,
  whose,
  wordsBefore,
  wordsOf,
} from './words.ts';
