import type { Event, OrderFailure, Stop } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { begun, counted, listed, type Sentence, say, sum } from '../sentence.ts';
import { CLAIM_FAILURES } from './claim-failures.ts';
import { aftermathSentences } from './events/after-battle.ts';
import { airSentences } from './events/air.ts';
import { battleMovesSentences } from './events/battle-movement.ts';
import { battlesSentences } from './events/battles.ts';
import { economySentences } from './events/build-points.ts';
import { captivesSentences } from './events/captives.ts';
import { correctionsSentences } from './events/corrections.ts';
import { armiesSentences } from './events/detachments.ts';
import { dealsSentences } from './events/diplomacy.ts';
import { endingsSentences } from './events/end-of-turn.ts';
import { quickBattlesSentences } from './events/quick-battles.ts';
import { racesSentences } from './events/races.ts';
import { spiesSentences } from './events/spies.ts';
import { startSentences } from './events/start.ts';
import type { EventOf, SentencesFor } from './events/table.ts';
import { withdrawalsSentences } from './events/withdrawals.ts';
import { worksSentences } from './events/works.ts';
import {
  FACTION_NAMES,
  ORDER_NAMES,
  PHASE_NAMES,
  SETTLEMENT_NAMES,
  STRONGHOLD_NAMES,
  TREATMENT_NAMES,
} from './names.ts';
import { stopSentence } from './stops.ts';
import type { Words } from './words.ts';

type Table = SentencesFor<Event['type']>;

const last = <Item>(items: readonly Item[]): Item | undefined => items.at(-1);

function marched(event: EventOf<'marched'>, words: Words): Sentence {
  const who = words.named(event.piece, event.name);
  const to = last(event.trail);
  if (to === undefined) return say`${who} stayed at ${words.hex(event.from)}.${halted(event.stop, words)}`;
  return say`${who} moved from ${words.hex(event.from)} to ${words.hex(to)}.${halted(event.stop, words)}`;
}

const halted = (stop: Stop | null, words: Words): Sentence => (stop ? say` ${stopSentence(stop, words)}` : []);

function sighting(event: EventOf<'sighted' | 'lost-from-sight'>, words: Words, verb: Sentence): Sentence {
  const seen = event.pieces.map(
    (piece): Sentence => say`${words.sort(piece)} of ${words.seat(piece.seat)} at ${words.hex(piece.hex)}`,
  );
  return say`${verb}: ${listed(seen)}.`;
}

function recovered(event: EventOf<'recovered'>, words: Words): Sentence {
  const who = words.named(event.piece, event.name);
  if (event.die === null || event.total === null) return say`${who}: a model of ${event.unit} recovered.`;
  const fell = sum(event.die, event.total - event.die);
  return event.ready
    ? say`${who}: a model of ${event.unit} recovered (rolled ${fell}).`
    : say`${who}: a model of ${event.unit} has not recovered yet (rolled ${fell}).`;
}

function discovery(event: EventOf<'discovery'>, words: Words): Sentence {
  const at = words.hex(event.hex);
  const amount = event.amount ?? 0;
  switch (event.found) {
    case 'nothing':
      return say`Nothing was found at ${at}.`;
    case 'resource':
      return say`A resource was found at ${at}: ${amount} RP a turn.`;
    case 'urban':
      return say`A native settlement was found at ${at}.`;
    case 'enemies':
      return say`Enemies worth ${counted(amount, 'point', 'points')} were found at ${at}. They will attack ${words.piece(event.piece)}.`;
    case 'followers':
      return say`Followers worth ${counted(amount, 'point', 'points')} at ${at} want to join ${words.piece(event.piece)}.`;
    case 'mercenaries':
      return say`Mercenaries worth ${counted(amount, 'point', 'points')} at ${at} offer their services.`;
  }
}

/** A convoy that changed hands, by its old name if it had one: its new owner may have renamed it. */
function convoy(name: string, seat: SeatId, words: Words): Sentence {
  if (words.isReader(seat)) return say`${{ kind: 'name', text: name || 'Your convoy' }}`;
  return say`${{ kind: 'name', text: name || 'A convoy' }} of ${words.seat(seat)}`;
}

/** Who took it, as far as the loser knows. */
function taken({ by, seat }: { readonly by: SeatId | null; readonly seat: SeatId }, words: Words): Sentence {
  if (by !== null) return say` to ${words.seat(by)}`;
  return words.isReader(seat)
    ? say`. None of your units saw who did it`
    : say`. ${words.seat(seat)} did not see who did it`;
}

const FOUND: Readonly<Record<EventOf<'discovery-seen'>['found'], string>> = {
  resource: 'a resource',
  urban: 'a native settlement',
  enemies: 'enemies',
  followers: 'followers',
  mercenaries: 'mercenaries',
};

/** Why an order failed, at the end of a sentence. */
const FAILURES: Readonly<Record<OrderFailure, string>> = {
  'piece-gone': ': the unit was lost before its turn to move',
  'was-captured': ': the unit was captured before its turn to move',
  'high-with-captives': ': a detachment guarding captives can’t fly high',
  'spy-no-switch': ': there was nothing to switch to',
  'spy-has-target': ': it had already infiltrated something',
  'no-drop-pod': ': it can’t land by drop pod',
  'no-port': ': there was no Space Port for it',
  'needs-building': ': there was no Space Port for it',
  'only-in-capital': ': there was no Space Port for it',
  'settlement-of-others': ': there was no Space Port for it',
  'building-fresh': ': the Space Port was only built this turn',
  'port-shut': ': an enemy controlled the sky over the Space Port',
  'no-webway': ': no webway was open',
  'shrine-no-building': ': there was no bunker or tower of yours to curse',
  'shrine-stands': ': the building was already cursed',
  'shrine-no-leader': ': it had no Demon Prince or Chaos Lord fit for combat',
  'shrine-of-another-kind': ': a shrine of another kind was too near',
  'payer-too-far': ': no settlement near enough could pay',
  'too-dear': ': there were not enough BP',
  'spy-target-gone': ': its target was gone',
  'held-in-battle': ': its battle was postponed and still has to be fought',
  'target-lost': ': it could not see its target, so it stood guard',
  'enemy-adjacent': ': an enemy army was next to it',
  'guards-captives': ': it was guarding captives',
  stacking: ': another detachment was there',
  'order-not-for-race': ': its race can’t do that',
  'needs-shrine': ': there was no Space Port for it',
  'never-built': ': no Space Port can lift it',
};

/** The sentence for each event; a missing one does not compile. */
const EVENTS: Table = {
  'campaign-began': (event, words) => say`The war begins: ${listed(event.seats.map(words.seat))}.`,
  'corner-dealt': (event, words) =>
    say`${words.seat(event.seat)} started with a Capital at ${words.hex(event.capital)}.`,
  'urban-sized': (event, words) => say`There is a ${SETTLEMENT_NAMES[event.size]} at ${words.hex(event.hex)}.`,
  'yield-rolled': (event, words) => say`A resource at ${words.hex(event.hex)} yields ${event.yield} RP a turn.`,
  'detachment-placed': (event, words) =>
    say`${words.named(event.piece, event.name)} was placed at ${words.hex(event.hex)}.`,
  'turn-began': (event) => say`Turn ${event.turn} begins.`,
  'phase-opened': (event) => say`Phase now open: ${PHASE_NAMES[event.phase]}.`,
  'orders-missing': (event, words) =>
    event.pieces.length === 0
      ? say`${words.seat(event.seat)} sent no orders.`
      : say`${words.seat(event.seat)} sent no orders for ${counted(event.pieces.length, 'unit', 'units')}. ${event.pieces.length === 1 ? 'It stood guard' : 'They stood guard'}.`,
  'order-refused': (event, words) =>
    // A captured piece is named as its new owner sees it.
    event.code === 'piece-gone' || event.code === 'was-captured'
      ? say`An order (${ORDER_NAMES[event.order].toLowerCase()}) came to nothing${FAILURES[event.code]}.`
      : say`${words.piece(event.piece)} could not carry out its order (${ORDER_NAMES[event.order].toLowerCase()})${FAILURES[event.code]}.`,
  initiative: (event, words) => say`Movement sequence: ${listed(event.order.map(words.seat))}.`,
  'initiative-dice': (event, words) =>
    say`Initiative dice: ${listed(event.rolls.map((roll) => `${words.seat(roll.seat).text} ${roll.die + roll.strategy}`))}.`,
  recovered,
  marched,
  held: (event, words) =>
    say`${words.named(event.piece, event.name)} stayed at ${words.hex(event.hex)} (${ORDER_NAMES[event.order].toLowerCase()}).`,
  sighted: (event, words) =>
    sighting(event, words, words.isReader(event.seat) ? say`Sighted` : say`Sighted by ${words.seat(event.seat)}`),
  'lost-from-sight': (event, words) =>
    sighting(
      event,
      words,
      words.isReader(event.seat) ? say`Lost from sight` : say`No longer in sight of ${words.seat(event.seat)}`,
    ),
  'convoy-captured': (event, words) =>
    say`${convoy(event.name, event.from, words)} was captured at ${words.hex(event.hex)} with ${event.bp} BP.`,
  'convoy-lost': (event, words) =>
    event.rule === 'HEX-MOV-17'
      ? say`${convoy(event.name, event.seat, words)}, carrying ${event.bp} BP, was lost at sea at ${words.hex(event.hex)}.`
      : say`${convoy(event.name, event.seat, words)}, carrying ${event.bp} BP, was lost at ${words.hex(event.hex)}${taken(event, words)}.`,
  'diplomat-overrun': (event, words) =>
    say`${words.piece(event.piece)} overran a diplomat of ${words.seat(event.from)} at ${words.hex(event.hex)}.`,
  'diplomat-lost': (event, words) =>
    say`${words.named(event.piece, event.name)} was lost at ${words.hex(event.hex)}${taken(event, words)}.`,
  'urban-taken': (event, words) =>
    say`${event.name} at ${words.hex(event.hex)}, which belonged to ${words.seat(event.from)}, was ${TREATMENT_NAMES[event.treatment]}.`,
  'treatment-worsened': (event, words) =>
    say`${event.name} at ${words.hex(event.hex)} was to be ${TREATMENT_NAMES[event.ordered]}. The rules demand harsher treatment for its race (${FACTION_NAMES[event.faction]}), so it was ${TREATMENT_NAMES[event.treatment]}.`,
  'urban-lost': (event, words) => say`${event.name} at ${words.hex(event.hex)} was lost${taken(event, words)}.`,
  'stronghold-taken': (event, words) =>
    event.razed
      ? say`The ${STRONGHOLD_NAMES[event.level]} at ${words.hex(event.hex)}, which belonged to ${words.seat(event.from)}, was razed.`
      : say`The ${STRONGHOLD_NAMES[event.level]} at ${words.hex(event.hex)} was taken from ${words.seat(event.from)}.`,
  'stronghold-lost': (event, words) => say`A Stronghold at ${words.hex(event.hex)} was lost${taken(event, words)}.`,
  'detachment-lost': (event, words) =>
    say`${words.named(event.piece, event.name)} was lost at ${words.hex(event.hex)}.`,
  'skimmer-checked': (event, words) => {
    const who = say`${words.named(event.piece, event.name)}: a skimmer of ${event.unit}`;
    if (event.result === 'destroyed') return say`${who} was destroyed at sea.`;
    return event.result === 'damaged' ? say`${who} was damaged among the trees.` : say`${who} came through unharmed.`;
  },
  claimed: (event, words) =>
    event.from
      ? say`${words.piece(event.piece)} claimed ${words.hex(event.hex)} from ${words.seat(event.from)}.`
      : say`${words.piece(event.piece)} claimed ${words.hex(event.hex)}.`,
  'claim-failed': (event, words) => say`The claim on ${words.hex(event.hex)} failed: ${CLAIM_FAILURES[event.code]}.`,
  'control-lost': (event, words) => say`${words.hex(event.hex)} was lost${taken(event, words)}.`,
  discovery,
  'discovery-seen': (event, words) =>
    say`${words.seat(event.seat)} found ${FOUND[event.found]} at ${words.hex(event.hex)}.`,
  'capital-fell': (event, words) =>
    event.hex
      ? say`The Capital of ${words.seat(event.seat)} at ${words.hex(event.hex)} has fallen.`
      : say`The Capital of ${words.seat(event.seat)} has fallen.`,
  'capital-taken': (event, words) => say`${words.hex(event.hex)} was the Capital of ${words.seat(event.of)}.`,
  passed: (event, words) =>
    say`${words.isReader(event.seat) ? say`You` : words.seat(event.seat)} saw ${words.sort(event.piece)} of ${words.seat(event.piece.seat)} pass through ${listed(event.hexes.map(words.hex))}.`,
  rolls: (event) => say`Dice rolled this turn: ${event.rolls.length}.`,
  'vp-scored': (event, words) =>
    say`${words.seat(event.seat)} scored ${counted(event.vp, 'victory point', 'victory points')} for ${event.reason === 'battle' ? 'a battle' : 'taking a Capital'}.`,
  'turn-ended': (event) => say`Turn ${event.turn} is over.`,
  ...startSentences,
  ...economySentences,
  ...worksSentences,
  ...armiesSentences,
  ...captivesSentences,
  ...dealsSentences,
  ...airSentences,
  ...spiesSentences,
  ...racesSentences,
  ...battleMovesSentences,
  ...battlesSentences,
  ...quickBattlesSentences,
  ...aftermathSentences,
  ...withdrawalsSentences,
  ...endingsSentences,
  ...correctionsSentences,
};

/** What happened, in a sentence for one reader. */
export function describeEvent<Type extends Event['type']>(event: EventOf<Type>, words: Words): Sentence {
  const sentence: Table[Type] = EVENTS[event.type as Type];
  return begun(sentence(event, words));
}
