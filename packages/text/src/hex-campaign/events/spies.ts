import type { SpyEvent } from '@sealed-orders/rules/hex-campaign';
import { counted, say } from '../../sentence.ts';
import { SPY_MISSION_NAMES } from '../air-names.ts';
import { BUILDING_NAMES } from '../building-names.ts';
import { DEFENCE_NAMES } from '../defence-names.ts';
import { describeRejection } from '../rejections.ts';
import { reportSentence, targetName } from './report.ts';
import type { SentencesFor } from './table.ts';

const RESULTS = { caught: 'was caught', failed: 'failed', done: 'succeeded' } as const;

export const spiesSentences: SentencesFor<SpyEvent['type']> = {
  'spy-built': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} was trained at ${words.hex(event.hex)} for ${event.cost} BP.`,
  'spy-infiltrated': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} infiltrated ${targetName(event.target)} of ${words.seat(event.of)} at ${words.hex(event.hex)} (rolled ${event.die}).`,
  'spy-switched': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} switched to ${targetName(event.target)} of ${words.seat(event.of)} at ${words.hex(event.hex)}.`,
  'spy-released': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} lost its target and is now on its own at ${words.hex(event.hex)}.`,
  'spy-lost': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} was caught at ${words.hex(event.hex)} (rolled ${event.die}).`,
  'spy-caught': (event, words) =>
    say`A spy of ${words.seat(event.from)} was caught in ${targetName(event.target)} at ${words.hex(event.hex)}.`,
  'spy-report': (event, words) => reportSentence(event.report, words),
  'spy-mission': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} at ${words.hex(event.hex)} rolled ${event.die} for its mission (${SPY_MISSION_NAMES[event.mission].toLowerCase()}) and ${RESULTS[event.result]}.`,
  'spy-guarded': (event, words) =>
    say`The spy ${words.named(event.piece, event.name)} stood guard at ${words.hex(event.hex)} and took no risks.`,
  'spy-order-refused': (event, words) =>
    say`The spy ${words.piece(event.piece)} could not carry out its mission (${SPY_MISSION_NAMES[event.mission].toLowerCase()}). ${describeRejection({ code: event.code, facts: {} }, words)}`,
  sabotaged: (event, words) => {
    const broken =
      event.building === null ? event.defence && DEFENCE_NAMES[event.defence] : BUILDING_NAMES[event.building];
    return broken === null
      ? say`There was nothing to sabotage at ${words.hex(event.hex)}.`
      : say`Sabotage at ${words.hex(event.hex)}: the ${broken} will be out of use next turn.`;
  },
  poisoned: (event, words) =>
    event.models === 0
      ? say`Nobody fell ill at ${words.hex(event.hex)}.`
      : say`Poisoned food at ${words.hex(event.hex)}: ${counted(event.models, 'model was', 'models were')} wounded.`,
};
