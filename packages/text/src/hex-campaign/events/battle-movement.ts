import type { BattleMoveEvent } from '@sealed-orders/rules/hex-campaign';
import { listed, say } from '../../sentence.ts';
import { BATTLE_ORDER_NAMES, BATTLE_SIDE_NAMES } from '../battle-names.ts';
import { describeRejection } from '../rejections.ts';
import type { SentencesFor } from './table.ts';

export const battleMovesSentences: SentencesFor<BattleMoveEvent['type']> = {
  'battle-initiative': ({ order }, words) => say`Battle movement sequence: ${listed(order.map(words.seat))}.`,
  'battle-initiative-dice': ({ rolls }, words) =>
    say`Battle initiative dice: ${listed(rolls.map(({ seat, die, strategy, modifier }) => `${words.seat(seat).text} ${die + strategy + modifier}`))}.`,
  'battle-order-refused': ({ piece, order, code, facts }, words) =>
    say`${words.piece(piece)} could not carry out its order (${BATTLE_ORDER_NAMES[order].toLowerCase()}). ${describeRejection({ code, facts }, words)}`,
  'battle-order-cancelled': ({ piece, name, order, hex }, words) =>
    say`${words.named(piece, name)} was attacked at ${words.hex(hex)} before its turn, so its order (${BATTLE_ORDER_NAMES[order].toLowerCase()}) was cancelled.`,
  'battle-moved': ({ piece, name, order, from, via, hex }, words) => {
    const who = words.named(piece, name);
    if (order === 'withdraw') return say`${who} withdrew to ${words.hex(hex)}.`;
    const what = BATTLE_ORDER_NAMES[order].toLowerCase();
    if (from === null) return say`${who} came down from orbit at ${words.hex(hex)} (${what}).`;
    if (via !== null) return say`${who} moved through ${words.hex(via)} into ${words.hex(hex)} (${what}).`;
    return say`${who} moved from ${words.hex(from)} into ${words.hex(hex)} (${what}).`;
  },
  'battle-supported': ({ piece, name, hex, side }, words) =>
    say`${words.named(piece, name)} supported the ${BATTLE_SIDE_NAMES[side]} at ${words.hex(hex)}.`,
  'battle-held': (event, words) => {
    const who = words.named(event.piece, event.name);
    const where = words.hex(event.hex);
    if (event.above) return say`${who} stayed in orbit.`;
    if (event.supported !== null) {
      return say`${who} stood by at ${where} to support ${words.piece(event.supported)}, but there was no battle to support.`;
    }
    const what = event.order === 'defend' ? 'stood on the defensive' : 'stood guard';
    return event.fights
      ? say`${who} ${what} at ${where} and must fight a battle.`
      : say`${who} ${what} at ${where}. Nobody attacked it.`;
  },
  'air-support-lost': ({ army, airspace }, words) =>
    say`Air support over Airspace ${airspace} was wasted: ${words.piece(army)} fought no battle.`,
  'rumours-spread': ({ piece, hex }, words) =>
    say`Rumours spread through ${words.piece(piece)} at ${words.hex(hex)}, so it lost its battle initiative this turn.`,
};
