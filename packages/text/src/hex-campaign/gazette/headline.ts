import type { Event, TreatyKind, View } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { capital, listed, plain } from '../../sentence.ts';
import { wordsOf } from '../words.ts';
import { type ToldBattle, within } from './battles.ts';
import { numbered } from './numbers.ts';

interface Told {
  readonly view: View;
  readonly events: readonly Event[];
}

const isOf =
  <Type extends Event['type']>(type: Type) =>
  (event: Event): event is Extract<Event, { readonly type: Type }> =>
    event.type === type;

const TREATIES: Readonly<Record<TreatyKind, string>> = { pact: 'sign a pact', alliance: 'form an alliance' };

/** The headline of a turn: the most important public news. */
export function headlineOf({ view, events }: Told, battles: readonly ToldBattle[]): string {
  const words = wordsOf(view);
  const seat = (id: SeatId): string => words.seat(id).text;
  const end = events.find(isOf('campaign-ended'));
  if (end !== undefined) {
    const names = plain(listed(end.winners.map(seat)));
    return end.winners.length === 0 ? 'The war is over, and nobody won' : `The war is over: ${names} won`;
  }
  const beaten = events.find(isOf('beaten'));
  if (beaten !== undefined) return `Out of the war: ${seat(beaten.seat)}`;
  const told = ofBattles(battles, words);
  if (told !== null) return told;
  const treaty = events.find(isOf('treaty-signed'));
  if (treaty !== undefined) return `${plain(listed(treaty.seats.map(seat)))} ${TREATIES[treaty.treaty]}`;
  if (events.some(isOf('campaign-began'))) return 'The war begins';
  return isOver(events) ? 'Quiet on every front' : `Turn ${view.turn} has begun`;
}

/** Whether these are the events of a whole turn; the latest issue is about a turn that is being played. */
export const isOver = (events: readonly Event[]): boolean => events.some(isOf('turn-ended'));

type Names = ReturnType<typeof wordsOf>;

/** How much a battle cost both sides together. The costliest battle comes first. */
const cost = ({ result }: ToldBattle): number => (result === null ? -1 : result.lost.attacker + result.lost.defender);

function ofBattles(battles: readonly ToldBattle[], words: Names): string | null {
  const [first, second] = battles.toSorted((a, b) => cost(b) - cost(a));
  if (first === undefined) return null;
  if (first.result === null) return battles.length === 1 ? `Armies meet at ${at(first, words)}` : metAt(battles);
  const leading = sentenceOf(first, words);
  if (second === undefined || second.result === null) return leading;
  const [one, other] = [conqueror(first), conqueror(second)];
  if (one !== null && other !== null) return `${leading}, ${words.seat(other).text} at ${at(second, words)}`;
  return `${leading}; ${sentenceOf(second, words)}`;
}

/** The seat that attacked and won, if there was one. */
const conqueror = ({ result, attacker }: ToldBattle): SeatId | null =>
  result?.winner === 'attacker' ? attacker : null;

const metAt = (battles: readonly ToldBattle[]): string =>
  `Armies meet in ${numbered(battles.length, 'place', 'places')}`;

const at = ({ place, hex }: ToldBattle, words: Names): string => (place === null ? words.hex(hex).text : within(place));

function sentenceOf(battle: ToldBattle, words: Names): string {
  const { result, attacker, defender } = battle;
  const where = at(battle, words);
  if (result === null) return `Armies meet at ${where}`;
  if (result.winner === null) return `Neither side yields at ${where}`;
  const winner = result.winner === 'attacker' ? attacker : defender;
  if (winner === null) return `Natives win at ${where}`;
  const name = words.seat(winner).text;
  // A name may be singular or plural, so no verb follows it.
  return result.winner === 'attacker' ? `${name} victorious at ${where}` : `${capital(where)} held by ${name}`;
}
