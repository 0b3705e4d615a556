import type { SeatId } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type { SetupText } from '../games.ts';
import { lobbyText } from './lobby.ts';

interface Seat {
  readonly seat: SeatId;
  readonly name: string;
}

type Missing = Pick<AnyRejection, 'code' | 'path' | 'facts'>;

/**
 * Everything that still prevents the start, each fault once. First come seats without a player, or that there is no
 * player at all; then missing choices, each with all its seats; then refusals by the game's rules, in its `words`.
 */
export function missingWords(
  words: Pick<SetupText, 'seatChoices' | 'refusal'>,
  seats: readonly Seat[],
  missing: readonly Missing[],
): readonly string[] {
  const nameOf = (seat: unknown): string => seats.find((found) => found.seat === seat)?.name ?? String(seat ?? '');
  const seatsOf = (faults: readonly Missing[]): readonly string[] => faults.map(({ facts }) => nameOf(facts.seat));
  const empty = missing.filter(({ code }) => code === 'seat-empty');
  const unmade = missing.filter(isUnmade);
  const choices = [...new Set(unmade.map(({ facts }) => String(facts.entry)))].map((entry) =>
    lobbyText.missing['choice-missing'](
      words.seatChoices[entry]?.name ?? entry,
      seatsOf(unmade.filter(({ facts }) => facts.entry === entry)),
    ),
  );
  const nobody = missing.filter(({ code }) => code === 'no-player');
  const others = missing
    .filter((fault) => ![...empty, ...nobody, ...unmade].includes(fault))
    .map((fault) => words.refusal(fault, nameOf) ?? unknown(seats, fault.path));
  return [
    ...new Set([
      ...(empty.length > 0 ? [lobbyText.missing['seat-empty'](seatsOf(empty))] : []),
      ...nobody.map(() => lobbyText.missing['no-player']),
      ...choices,
      ...others,
    ]),
  ];
}

/** Whether a choice in the lobby is missing. Rules can require other choices, and report those themselves. */
const isUnmade = ({ code, facts }: Missing): boolean => code === 'choice-missing' && facts.entry !== undefined;

/** A fault that only the schema found. */
function unknown(seats: readonly Seat[], [part, index]: Missing['path']): string {
  const seat = part === 'seats' && typeof index === 'number' ? seats[index] : undefined;
  return seat === undefined ? lobbyText.missing.terms : lobbyText.missing.seat(seat.name);
}
