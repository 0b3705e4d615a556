import type { AirEvent } from '@sealed-orders/rules/hex-campaign';
import { apostrophe, counted, listed, type Sentence, say, withArticle } from '../../sentence.ts';
import { AIR_MISSION_NAMES } from '../air-names.ts';
import { BUILDING_NAMES } from '../building-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';
import type { EventOf, SentencesFor } from './table.ts';

const NO_FACTS = {} as const;

function bombed(event: EventOf<'bombed'>, words: Words): Sentence {
  const what = say`Bombers over ${words.hex(event.hex)} (rolled ${event.die})`;
  switch (event.damage) {
    case 'none':
      return say`${what} did no damage.`;
    case 'building':
      return say`${what} hit a building.`;
    case 'heavy':
      return say`${what} hit ${counted(event.buildings, 'building', 'buildings')}, and the settlement shrank.`;
  }
}

/** What is left of reinforcements: `Only 150 BP`. */
const arriving = (bp: number): string => (bp === 0 ? 'None' : `Only ${bp} BP`);

function settlementBombed(event: EventOf<'settlement-bombed'>, words: Words): Sentence {
  const aa = event.aa === 0 ? '' : `, minus ${event.aa} for AA weapons`;
  const lost = listed(event.lost.map((type) => BUILDING_NAMES[type]));
  const ruins = event.lost.length === 0 ? say`No buildings were lost.` : say`Buildings lost: ${lost}.`;
  const shrunk = event.shrunk ? ` ${event.name} is now a ${SETTLEMENT_NAMES[event.size]}.` : '';
  return say`${event.name} at ${words.hex(event.hex)} was bombed (rolled ${event.die}${aa}). ${ruins}${shrunk}`;
}

function recon(event: EventOf<'recon-report'>, words: Words): Sentence {
  const found: Sentence[] = [
    ...event.sites.map(({ hex, control, site }): Sentence => {
      const kind = site.size === null ? 'a resource' : `a ${SETTLEMENT_NAMES[site.size]}`;
      return control === null
        ? say`${kind} at ${words.hex(hex)}`
        : say`${kind} of ${words.seat(control)} at ${words.hex(hex)}`;
    }),
    ...event.pieces.map(
      (piece): Sentence => say`${words.sort(piece)} of ${words.seat(piece.seat)} at ${words.hex(piece.hex)}`,
    ),
  ];
  const what = `Recon over Airspace ${event.airspace} (rolled ${event.die})`;
  return found.length === 0 ? say`${what} found nothing.` : say`${what} found ${listed(found)}.`;
}

const flightFacts = ({ airspace, target }: EventOf<'air-order-refused'>) =>
  target === null ? { airspace } : { airspace, hex: target };

export const airSentences: SentencesFor<AirEvent['type']> = {
  'air-order-refused': (event, words) =>
    say`The ${AIR_MISSION_NAMES[event.mission]} mission over Airspace ${event.airspace} was not flown. ${describeRejection({ code: event.code, facts: flightFacts(event) }, words)}`,
  'squadron-negated': (event) =>
    say`A squadron on ${withArticle(AIR_MISSION_NAMES[event.mission])} mission was turned back over Airspace ${event.airspace}.`,
  'interceptor-holds': (event) =>
    event.stopped
      ? say`An interceptor turned back an enemy squadron over Airspace ${event.airspace}.`
      : say`An interceptor found no enemy to turn back over Airspace ${event.airspace}.`,
  'airspace-controlled': (event, words) =>
    say`Now in control of Airspace ${event.airspace}: ${listed(event.seats.map(words.seat))}.`,
  'reinforcements-attacked': (event) =>
    event.dice.length === 0
      ? say`The enemy attacked the reinforcements from the air, and nothing defended them. ${arriving(event.bp)} will arrive.`
      : say`The enemy attacked the reinforcements from the air. ${arriving(event.bp)} will arrive.`,
  'reinforcements-cut': (event, words) =>
    say`${arriving(event.bp)} of ${words.seat(event.of)}${apostrophe(words.seat(event.of).text)} reinforcements will arrive.`,
  bombed,
  'bombing-failed': (event, words) =>
    event.code === 'no-settlement'
      ? say`The bombers found no settlement at ${words.hex(event.hex)}.`
      : say`The settlement at ${words.hex(event.hex)} no longer belongs to an enemy, so the bombers turned back.`,
  'settlement-bombed': settlementBombed,
  'bombing-seen': (event, words) => say`The settlement at ${words.hex(event.hex)} was bombed.`,
  'recon-report': recon,
  'air-support-ready': (event) => say`A squadron is ready to support an army in Airspace ${event.airspace}.`,
  'air-support-assigned': (event, words) =>
    say`A squadron was assigned to support ${words.piece(event.army)} at ${words.hex(event.hex)}.`,
  'air-support-refused': (event, words) =>
    say`An order for air support could not be carried out. ${describeRejection({ code: event.code, facts: NO_FACTS }, words)}`,
};
