'use client';
import { dayAndTime } from '@sealed-orders/text';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';

type Line = Outputs['desk']['log'][number];

/** Who did what at the desk. */
function deedWords({ deed, by, minutes, seats }: Line, seatName: (seat: string) => string): string {
  if (deed === 'ping') return deskText.line.ping(by, seats.map(seatName));
  if (deed === 'extend' || deed === 'bring-forward') return deskText.line[deed](by, minutes ?? 0);
  return deskText.line[deed](by);
}

/** Why it was done, as far as the reader may know. */
export function reasonWords({ reason, isKept }: Line): string {
  if (reason === null) return deskText.kept;
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
          <li key={`${line.at} ${line.deed}`}>
            <time dateTime={line.at}>{dayAndTime(new Date(line.at))}</time>: {deedWords(line, seatName)}{' '}
            {reasonWords(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
