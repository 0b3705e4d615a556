import { SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { endingText } from '@sealed-orders/text/pages/ending';
import { talkText } from '@sealed-orders/text/pages/talk';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Empty, Notice } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Conversation } from './use-conversations.ts';
import { type Message, useMessages } from './use-talk.ts';
import { WriteBox } from './write-box.tsx';

interface ConversationPageProps {
  readonly conversation: Conversation;
  readonly onBack: () => void;
}

/** One conversation: what was written, the newest last, and a box to write. */
export function ConversationPage({ conversation, onBack }: ConversationPageProps) {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { with: others, mayWrite, last } = conversation;
  const names = talkText.names(others.map(seatName));
  const refused = others.length === 1 ? talkText.mayNotWrite : talkText.mayNotWriteToAll;
  return (
    <section className="conversation" aria-label={talkText.with(names)}>
      <header className="panel-head">
        <button type="button" className="icon-btn" aria-label={talkText.back} onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
        </button>
        <span className="swatches">
          {others.map((other) => (
            <SeatSwatch key={other} seat={letterOf(other)} width={28} height={18} />
          ))}
        </span>
        <h2>{names}</h2>
      </header>
      <History conversation={conversation} />
      {mayWrite ? (
        <WriteBox others={others} />
      ) : (
        <Notice kind="info">{head.isArchived ? endingText.manage.archived : refused}</Notice>
      )}
      {others.length > 1 && last === null ? <p className="hint">{talkText.together.says}</p> : null}
    </section>
  );
}

function History({ conversation }: { readonly conversation: Conversation }) {
  const { asked, messages } = useMessages(conversation.with, conversation.unread);
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
          <Line key={message.n} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}

function Line({ message }: { readonly message: Message }) {
  const { head, seatName } = useCampaignPlace();
  const isOwn = message.from === head.you;
  return (
    <li className={isOwn ? 'message own' : 'message'}>
      <p className="sub">
        <b>{isOwn ? talkText.you : seatName(message.from)}</b>{' '}
        <time dateTime={message.at}>{dayAndTime(new Date(message.at))}</time>
      </p>
      <p className="text">{message.text}</p>
    </li>
  );
}
