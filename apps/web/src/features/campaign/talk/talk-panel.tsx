import { SeatSwatch } from '@sealed-orders/map';
import type { PressPolicy, SeatId } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Empty } from '../../shell/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { Chooser } from './chooser.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { type Conversation, useConversations } from './use-conversations.ts';

/** Messages between the reader and other seats, one or more of them. Readers without a seat are told that they cannot read them. */
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
  const [open, setOpen] = useState<readonly SeatId[] | 'choosing' | null>(null);
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
  const back = () => setOpen(null);
  if (open === 'choosing') return <Chooser conversations={conversations} onChosen={setOpen} onBack={back} />;
  if (open !== null) return <ConversationPage conversation={conversationWith(open, conversations)} onBack={back} />;
  return <List press={press} conversations={conversations} onOpen={setOpen} />;
}

/** What is known of the conversation of these; if nobody has written in it yet, the reader begins it. */
const conversationWith = (others: readonly SeatId[], known: readonly Conversation[]): Conversation =>
  known.find((one) => one.with.join() === others.join()) ?? {
    with: [...others],
    mayWrite: true,
    unread: 0,
    last: null,
  };

interface ListProps {
  readonly press: PressPolicy;
  readonly conversations: readonly Conversation[];
  readonly onOpen: (open: readonly SeatId[] | 'choosing') => void;
}

function List({ press, conversations, onOpen }: ListProps) {
  const canGather = conversations.filter((one) => one.with.length === 1 && one.mayWrite).length > 1;
  return (
    <>
      <header className="panel-head">
        <h2>{talkText.title}</h2>
        {canGather ? (
          <button type="button" className="btn small ml-auto" onClick={() => onOpen('choosing')}>
            <Users size={15} strokeWidth={1.75} aria-hidden />
            {talkText.together.begin}
          </button>
        ) : null}
      </header>
      <p className="hint px-4 pb-3 mt-0!">{talkText.press.says[press]}</p>
      <ul className="seat-list border-t border-ink">
        {conversations.map((one) => (
          <Line key={one.with.join()} conversation={one} onOpen={() => onOpen(one.with)} />
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
  const { head, letterOf, seatName } = useCampaignPlace();
  const { with: others, last, unread, mayWrite } = conversation;
  const [only] = others.length === 1 ? others : [];
  const writer =
    last === null || last.from === only ? null : last.from === head.you ? talkText.you : seatName(last.from);
  const says = last === null ? (mayWrite ? talkText.nobodyWrote : talkText.notNear) : talkText.last(last.text, writer);
  return (
    <li className="touched">
      <button type="button" onClick={onOpen}>
        {only === undefined ? (
          <Users size={22} strokeWidth={1.5} aria-hidden className="mx-auto" />
        ) : (
          <SeatSwatch seat={letterOf(only)} width={32} height={21} />
        )}
        <span className="min-w-0">
          <span className="name">{talkText.names(others.map(seatName))}</span>
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
