import { SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { endingText } from '@sealed-orders/text/pages/ending';
import { talkText } from '@sealed-orders/text/pages/talk';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Empty, Notice } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { type Conversation, type Message, useMessages } from './use-talk.ts';
import { WriteBox } from './write-box.tsx';

interface ConversationPageProps {
  readonly conversation: Conversation;
  readonly onBack: () => void;
}

/** One conversation: what was written, the newest last, and a box to write. */
export function ConversationPage({ conversation, onBack }: ConversationPageProps) {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { with: other, mayWrite, unread } = conversation;
  const name = seatName(other);
  return (
    <section className="conversation" aria-label={talkText.with(name)}>
      <header className="panel-head">
        <button type="button" className="icon-btn" aria-label={talkText.back} onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <SeatSwatch seat={letterOf(other)} width={28} height={18} />
        <h2>{name}</h2>
      </header>
      <History other={conversation} name={name} unread={unread} />
      {mayWrite ? (
        <WriteBox other={other} />
      ) : (
        <Notice kind="info">{head.isArchived ? endingText.manage.archived : talkText.mayNotWrite}</Notice>
      )}
    </section>
  );
}

interface HistoryProps {
  readonly other: Conversation;
  readonly name: string;
  readonly unread: number;
}

function History({ other, name, unread }: HistoryProps) {
  const { asked, messages } = useMessages(other.with, unread);
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const { failed, loading, empty, earlier } = talkText;
  if (asked.isError && messages.length === 0) {
    const again = (
      <button type="button" className="btn" onClick={() => void asked.refetch()}>
        {failed.retry}
      </button>
    );
    return (
      <Empty title={failed.title} failed action={again}>
        {failed.says}
      </Empty>
    );
  }
  if (asked.isPending) return <p className="muted">{loading}</p>;
  return (
    <div className="messages">
      {asked.hasNextPage ? (
        <button
          type="button"
          className="btn small"
          disabled={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {earlier}
        </button>
      ) : null}
      {messages.length === 0 ? <p className="hint">{empty}</p> : null}
      <ol aria-live="polite">
        {messages.map((message) => (
          <Line key={message.n} message={message} name={name} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

function Line({ message, name }: { readonly message: Message; readonly name: string }) {
  return (
    <li className={message.isOwn ? 'message own' : 'message'}>
      <p className="sub">
        <b>{message.isOwn ? talkText.you : name}</b>{' '}
        <time dateTime={message.at}>{dayAndTime(new Date(message.at))}</time>
      </p>
      <p className="text">{message.text}</p>
    </li>
  );
}
