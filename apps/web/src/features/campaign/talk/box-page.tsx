import { SeatSwatch } from '@sealed-orders/map';
import { endingText } from '@sealed-orders/text/pages/ending';
import { talkText } from '@sealed-orders/text/pages/talk';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { personOf } from './people.ts';
import { Thread } from './thread.tsx';
import { useBoxMessages, useBoxSending } from './use-box.ts';
import { type BoxLine, useBoxes } from './use-conversations.ts';
import { WriteBox } from './write-box.tsx';

interface BoxPageProps {
  readonly seat: BoxLine['seat'];
  readonly onBack: () => void;
}

/** Messages between a seat and the referees, as either side reads them. */
export function BoxPage({ seat, onBack }: BoxPageProps) {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { data } = useBoxes();
  const unread = data?.boxes.find((one) => one.seat === seat)?.unread ?? 0;
  const [text, setText] = useState('');
  const sender = useBoxSending(seat, () => setText(''));
  const { asked, messages } = useBoxMessages(seat, unread);
  const isReferee = head.you === null;
  const lines = messages.map(({ isFromReferee, by, ...message }) => ({
    ...message,
    writer: isFromReferee ? talkText.box.referee(by) : by,
    person: null,
    isOwn: isFromReferee === isReferee,
  }));
  const title = isReferee ? seatName(seat) : talkText.box.name;
  return (
    <Thread
      title={title}
      people={isReferee ? personOf(head, seat) : head.referees.length === 0 ? null : talkText.names(head.referees)}
      signs={
        isReferee ? (
          <SeatSwatch seat={letterOf(seat)} width={28} height={18} />
        ) : (
          <Icon of={Scale} size={20} stroke={1.5} />
        )
      }
      label={talkText.with(title)}
      onBack={onBack}
      history={{ asked, lines }}
      empty={isReferee ? talkText.box.emptyForReferee : talkText.box.empty}
    >
      {data?.mayWrite === false ? (
        <Notice kind="info">{head.isArchived ? endingText.manage.archived : talkText.box.closed}</Notice>
      ) : (
        <WriteBox text={text} onText={setText} sender={sender} />
      )}
    </Thread>
  );
}
