import { SeatSwatch } from '@sealed-orders/map';
import { talkText } from '@sealed-orders/text/pages/talk';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { BoxPage } from './box-page.tsx';
import { Failed } from './failed.tsx';
import { personOf } from './people.ts';
import { TalkLine } from './talk-line.tsx';
import { type BoxLine, useBoxes } from './use-conversations.ts';

/** Players' messages to the referees of a campaign, by seat. No referee reads their messages to each other. */
export function RefereeTalk() {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { data, error, refetch } = useBoxes();
  const [open, setOpen] = useState<BoxLine['seat'] | null>(null);
  if (error !== null && data === undefined) return <Failed onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="p-4 muted">{talkText.loading}</p>;
  if (open !== null) return <BoxPage seat={open} onBack={() => setOpen(null)} />;
  return (
    <>
      <header className="panel-head">
        <h2>{talkText.title}</h2>
      </header>
      <p className="hint px-4 pb-3 mt-0!">{talkText.box.forReferees}</p>
      <ul className="seat-list border-t border-ink">
        {data.boxes.map(({ seat, unread, last }) => (
          <TalkLine
            key={seat}
            sign={<SeatSwatch seat={letterOf(seat)} width={32} height={21} />}
            name={seatName(seat)}
            people={personOf(head, seat)}
            says={last === null ? talkText.nobodyWrote : talkText.last(last.text, last.isFromReferee ? last.by : null)}
            unread={unread}
            onOpen={() => setOpen(seat)}
          />
        ))}
      </ul>
      <p className="hint p-4 mt-0!">{talkText.notForYou.says}</p>
    </>
  );
}

interface RefereeLineProps {
  readonly box: BoxLine;
  readonly onOpen: () => void;
}

/** The link to the referee, above the other players. */
export function RefereeLine({ box: { last, unread }, onOpen }: RefereeLineProps) {
  const { head } = useCampaignPlace();
  const says =
    last === null ? talkText.box.nobodyWrote : talkText.last(last.text, last.isFromReferee ? null : talkText.you);
  return (
    <TalkLine
      sign={<Icon of={Scale} size={22} stroke={1.5} className="mx-auto" />}
      name={talkText.box.name}
      people={head.referees.length === 0 ? null : talkText.names(head.referees)}
      says={says}
      unread={unread}
      onOpen={onOpen}
    />
  );
}
