'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../api/client.ts';
import { useCampaignPlace, useHasSheets, useZone } from '../campaign-context.ts';
import { ZoneNote } from '../zone-note.tsx';
import { DeskLine, DeskTime } from './desk-line.tsx';

/** What was done at the desk, visible to everyone. Draws nothing if the list is empty. */
export function DeskLog({ campaign }: { readonly campaign: string }) {
  const trpc = useTRPC();
  const { door, dryRun, lens, open, seatName } = useCampaignPlace();
  const isByPhase = useHasSheets();
  const zone = useZone();
  const isReferee = open.head.viewer === 'referee' && dryRun.shown === null;
  const { data } = useQuery(trpc.desk.log.queryOptions({ campaign, ...(isReferee ? lens : {}) }));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="grid gap-2 px-4 pt-4" aria-label={deskText.title}>
      <h3>{deskText.title}</h3>
      <ZoneNote />
      <ul className="ink2 text-sm grid grid-cols-1 gap-1 wrap-anywhere">
        {data.map((line) => (
          <li key={`${line.at} ${line.deed} ${line.seats.join()}`}>
            <DeskTime line={line} text={door.text} zone={zone} />:{' '}
            <DeskLine line={line} text={door.text} seatName={seatName} seen={open.seen} {...{ isByPhase, zone }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
