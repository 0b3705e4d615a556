'use client';
import { dayAndTime } from '@sealed-orders/text';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

type Line = Outputs['desk']['log'][number];

/** Who did what: at the desk, by vote or about a seat. */
export function deedWords(
  { deed, by, minutes, seats, voters, person }: Line,
  seatName: (seat: string) => string,
): string {
  if (by === null && voters.length === 0)
    return deed === 'resume' ? deskText.byItself.resume : deskText.byItself['open-seat'](seats.map(seatName));
  const who = by ?? deskText.voters(voters.map(seatName));
  switch (deed) {
    case 'extend':
    case 'bring-forward':
      return deskText.line[deed](who, minutes ?? 0);
    case 'pause':
    case 'resume':
    case 'close':
    case 'owner':
    case 'clock':
    case 'rewind':
    case 'dry-run':
    case 'rule':
    case 'branch':
    case 'headline':
    case 'template':
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

/** Why it was done, as far as the reader may know. */
export function reasonWords({ reason, isKept }: Line): string {
  if (reason === null) return deskText.kept;
  if (reason === '') return '';
  return isKept ? deskText.keptShown(reason) : deskText.because(reason);
}

/** What was done at the desk, for everybody to read. Draws nothing when nothing was. */
export function DeskLog({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const { seatName } = useCampaignPlace();
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign }));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="grid gap-2 px-4 pt-4" aria-label={deskText.title}>
      <h3>{deskText.title}</h3>
      <ul className="ink2 text-sm grid gap-1">
        {data.map((line) => (
          <li key={`${line.at} ${line.deed} ${line.seats.join()}`}>
            <time dateTime={line.at}>{dayAndTime(new Date(line.at))}</time>: {deedWords(line, seatName)}{' '}
            {reasonWords(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
