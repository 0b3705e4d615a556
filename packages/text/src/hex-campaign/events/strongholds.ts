import type { StrongholdEvent } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { listed, type Sentence, say, withArticle } from '../../sentence.ts';
import { DEFENCE_NAMES, defenceName } from '../defence-names.ts';
import { STRONGHOLD_NAMES } from '../names.ts';
import type { Words } from '../words.ts';
import { tallied } from './report.ts';
import type { EventOf, SentencesFor } from './table.ts';

const ends = ([a, b]: readonly [HexKey, HexKey], words: Words): Sentence => say`${words.hex(a)} and ${words.hex(b)}`;

function roadTried(event: EventOf<'road-tried'>, words: Words): Sentence {
  const { between, built, die, needs, cost } = event;
  const fell = die === null ? '' : ` (rolled ${die}, needed ${needs} or more)`;
  const isFree = event.payer === null;
  return built
    ? say`A road was built between ${ends(between, words)} ${isFree ? 'free of charge' : `for ${cost} BP`}${fell}.`
    : say`The ${isFree ? 'free attempt' : 'attempt'} to build a road between ${ends(between, words)}${isFree ? '' : ` for ${cost} BP`} failed${fell}.`;
}

export const strongholdSentences: SentencesFor<StrongholdEvent['type']> = {
  'stronghold-built': ({ hex, level, payer, cost }, words) =>
    say`A ${STRONGHOLD_NAMES[level]} was built at ${words.hex(hex)} for ${cost} BP, paid by ${words.hex(payer)}.`,
  'stronghold-demolished': ({ hex, level }, words) =>
    say`The ${STRONGHOLD_NAMES[level]} at ${words.hex(hex)} was demolished.`,
  'defence-built': ({ hex, defence, weapon, payer, cost }, words) =>
    say`Built at ${words.hex(hex)} for ${cost} BP, paid by ${words.hex(payer)}: ${defenceName(defence, weapon)}.`,
  'tower-converted': ({ hex, defence, weapon, cost }, words) =>
    say`A weapon tower at ${words.hex(hex)} was converted into ${withArticle(defenceName(defence, weapon))} ${cost === 0 ? 'at no cost' : `for ${cost} BP`}.`,
  'defence-disbanded': ({ hex, defence, weapon, store, bp }, words) =>
    store === null
      ? say`Disbanded at ${words.hex(hex)}: ${defenceName(defence, weapon)}. No settlement could take a refund.`
      : say`Disbanded at ${words.hex(hex)}: ${defenceName(defence, weapon)}. ${bp} BP were refunded to ${words.hex(store)}.`,
  'defences-surplus': ({ hex, defences, bp }, words) => {
    const names = listed(tallied(defences.map((one) => DEFENCE_NAMES[one])));
    return say`Disbanded at ${words.hex(hex)} for lack of room: ${names}.${bp === 0 ? '' : ` ${bp} BP were refunded to the store.`}`;
  },
  'road-tried': roadTried,
  'free-road-spared': ({ between }, words) =>
    say`The second attempt at a free road between ${ends(between, words)} was not needed.`,
};
