import type { SettlementEvent } from '@sealed-orders/rules/hex-campaign';
import { say } from '../../sentence.ts';
import { buildingName } from '../building-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import type { SentencesFor } from './table.ts';

export const settlementSentences: SentencesFor<SettlementEvent['type']> = {
  founded: (event, words) => say`${event.name} was founded at ${words.hex(event.hex)} for ${event.cost} BP.`,
  'urban-grown': (event, words) =>
    say`${event.name} at ${words.hex(event.hex)} grew into a ${SETTLEMENT_NAMES[event.size]} for ${event.cost} BP.`,
  'building-built': ({ building, aspect, cost, hex }, words) =>
    say`Built at ${words.hex(hex)} for ${cost} BP: ${buildingName(building, aspect)}.`,
  'building-disbanded': ({ building, aspect, refund, hex }, words) =>
    refund === 0
      ? say`Given up at ${words.hex(hex)}: ${buildingName(building, aspect)}.`
      : say`Given up at ${words.hex(hex)}: ${buildingName(building, aspect)}. ${refund} BP were refunded to the store.`,
  'settlement-razed': (event, words) =>
    say`${event.name} at ${words.hex(event.hex)} was razed. A convoy is carrying ${event.bp} BP away.`,
};
