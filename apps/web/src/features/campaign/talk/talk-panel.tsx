import { SeatSwatch } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { type ReactNode, useState } from 'react';
import { Empty } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { ConversationPage } from './conversation-page.tsx';
import { type Conversation, useConversations } from './use-talk.ts';

/** Messages between the reader and other seats. Readers without a seat are told that they cannot read them. */
export function TalkPanel() {
  const { head } = useCampaignPlace();
  return (
    <section className="talk" aria-label={talkText.title}>
      {head.you === null ? <Nothing title={talkText.notForYou.title}>{talkText.notForYou.says}</Nothing> : <Talk />}
    </section>
  );
}

function Talk() {
  const { data, error, refetch } = useConversations();
  const [open, setOpen] = useState<SeatId | null>(null);
  if (error !== null && data === undefined) {
    const { title, says, retry } = talkText.failed;
    const again = (
      <button type="button" className="btn" onClick={() => void refetch()}>
        {retry}
      </button>
    );
    return (
      <div className="p-4">
        <Empty title={title} failed action={again}>
          {says}
        </Empty>
      </div>
    );
  }
  if (data === undefined) return <p className="p-4 muted">{talkText.loading}</p>;
  const { press, conversations } = data;
  if (press === 'none') return <Nothing title={talkText.none.title}>{talkText.none.says}</Nothing>;
  if (conversations.length === 0) return <Nothing title={talkText.alone.title}>{talkText.alone.says}</Nothing>;
  const shown = conversations.find((one) => one.with === open);
  if (shown !== undefined)
    return <ConversationPage key={shown.with} conversation={shown} onBack={() => setOpen(null)} />;
  return (
    <>
      <header className="panel-head">
        <h2>{talkText.title}</h2>
      </header>
      <p className="hint px-4 pb-3 mt-0!">{talkText.press.says[press]}</p>
      <ul className="seat-list border-t border-ink">
        {conversations.map((one) => (
          <Line key={one.with} conversation={one} onOpen={() => setOpen(one.with)} />
        ))}
      </ul>
      <p className="hint p-4 mt-0!">{talkText.secret}</p>
    </>
  );
}

interface LineProps {
  readonly conversation: Conversation;
  readonly onOpen: () => void;
}

function Line({ conversation, onOpen }: LineProps) {
  const { letterOf, seatName } = useCampaignPlace();
  const { last, unread, mayWrite } = conversation;
  const says =
    last === null ? (mayWrite ? talkText.nobodyWrote : talkText.notNear) : talkText.last(last.text, last.isOwn);
  return (
    <li className="touched">
      <button type="button" onClick={onOpen}>
        <SeatSwatch seat={letterOf(conversation.with)} width={32} height={21} />
        <span className="min-w-0">
          <span className="name">{seatName(conversation.with)}</span>
          <span className="sub talk-last">{says}</span>
        </span>
        {unread > 0 ? <span className="chip warn">{talkText.unread(unread)}</span> : <span />}
      </button>
    </li>
  );
}

function Nothing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="p-4">
      <Empty title={title}>{children}</Empty>
    </div>
  );
}
