import { deskText } from '@sealed-orders/text/pages/desk';
import type { Outputs } from '../../api/client.ts';

type Line = Outputs['desk']['log'][number];
type Deed = Pick<Line, 'deed' | 'by' | 'minutes' | 'seats' | 'voters' | 'person'>;

/**
 * Who did what: at the desk, by vote or about a seat.
 * @param isByPhase whether the game has phases; if not, all orders count on arrival
 */
export function deedWords(
  { deed, by, minutes, seats, voters, person }: Deed,
  seatName: (seat: string) => string,
  isByPhase = true,
): string {
  if (by === null && voters.length === 0 && deed === 'extend') return deskText.byItself.extend(minutes ?? 0);
  if (by === null && voters.length === 0 && deed === 'resume' && minutes !== null)
    return deskText.byItself.pauseOver(minutes);
  if (by === null && voters.length === 0)
    return deed === 'resume' || deed === 'hold'
      ? deskText.byItself[deed]
      : (isByPhase ? deskText : deskText.onArrival).byItself['open-seat'](seats.map(seatName));
  const who = by ?? deskText.voters(voters.map(seatName));
  if ((deed === 'branch' || deed === 'dry-run') && !isByPhase) return deskText.onArrival.line[deed](who);
  switch (deed) {
    case 'extend':
    case 'bring-forward':
      return deskText.line[deed](who, minutes ?? 0);
    case 'pause':
    case 'resume':
    case 'close':
    case 'hold':
    case 'owner':
    case 'clock':
    case 'rewind':
    case 'dry-run':
    case 'rule':
    case 'branch':
    case 'headline':
    case 'template':
    case 'make-public':
    case 'make-unlisted':
    case 'make-private':
    case 'go-ahead':
    case 'finish':
      return deskText.line[deed](who);
    case 'remove-player':
    case 'remove-referee':
    case 'remove-spectator':
    case 'accept-request':
    case 'decline-request':
      return deskText.line[deed](who, person ?? '', seats.map(seatName));
    default:
      return deskText.line[deed](who, seats.map(seatName));
  }
}

/** The reason, as far as the reader may know it. */
export function reasonWords({ reason, isKept }: Line): string {
  if (reason === null) return deskText.kept;
  if (reason === '') return '';
  return isKept ? deskText.keptShown(reason) : deskText.because(reason);
}
