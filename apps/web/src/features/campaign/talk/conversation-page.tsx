import { SeatSwatch } from '@sealed-orders/map';
import { endingText } from '@sealed-orders/text/pages/ending';
import { talkText } from '@sealed-orders/text/pages/talk';
import { useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { peopleOf, personOf } from './people.ts';
import { Thread } from './thread.tsx';
import type { Conversation } from './use-conversations.ts';
import { useMessages, useSending } from './use-talk.ts';
import { WriteBox } from './write-box.tsx';

interface ConversationPageProps {
  readonly conversation: Conversation;
  readonly onBack: () => void;
}

/** One conversation: its messages, the newest last, and a box to write. */
export function ConversationPage({ conversation, onBack }: ConversationPageProps) {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { with: others, mayWrite, last, unread } = conversation;
  const [text, setText] = useState('');
  const sender = useSending(others, () => setText(''));
  const { asked, messages } = useMessages(others, unread);
  const names = talkText.names(others.map(seatName));
  const refused = others.length === 1 ? talkText.mayNotWrite : talkText.mayNotWriteToAll;
  const lines = messages.map(({ from, ...message }) => {
    const isOwn = from === head.you;
    const person = isOwn ? null : personOf(head, from, message.at);
    return { ...message, writer: isOwn ? talkText.you : seatName(from), person, isOwn };
  });
  const signs = others.map((other) => <SeatSwatch key={other} seat={letterOf(other)} width={28} height={18} />);
  return (
    <Thread
      title={names}
      people={peopleOf(head, others)}
      signs={signs}
      label={talkText.with(names)}
      onBack={onBack}
      history={{ asked, lines }}
      empty={mayWrite ? talkText.empty : talkText.emptyAndRefused}
    >
      {mayWrite ? (
        <WriteBox text={text} onText={setText} sender={sender} />
      ) : (
        <Notice kind="info">{head.isArchived ? endingText.manage.archived : refused}</Notice>
      )}
      {others.length > 1 && last === null ? <p className="hint">{talkText.together.says}</p> : null}
    </Thread>
  );
}
