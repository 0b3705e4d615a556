import { SeatSwatch } from '@sealed-orders/map';
import type { PressPolicy, SeatId } from '@sealed-orders/rules/kernel';
import { talkText } from '@sealed-orders/text/pages/talk';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { BoxPage } from './box-page.tsx';
import { Chooser } from './chooser.tsx';
import { ConversationPage } from './conversation-page.tsx';
import { Failed } from './failed.tsx';
import { peopleOf } from './people.ts';
import { RefereeLine, RefereeTalk } from './referee-talk.tsx';
import { TalkLine } from './talk-line.tsx';
import { type BoxLine, type Conversation, useBoxes, useConversations } from './use-conversations.ts';

/** The reader's messages with others: a player's with other seats and the referees; a referee's with the seats. */
export function TalkPanel() {
  const { head } = useCampaignPlace();
  const { title, says } = talkText.notForYou;
  const isReferee = head.you === null && head.viewer === 'referee';
  return (
    <section className="talk" aria-label={talkText.title}>
      {head.you !== null ? <Talk /> : isReferee ? <RefereeTalk /> : <Nothing title={title}>{says}</Nothing>}
    </section>
  );
}

type Open = readonly SeatId[] | 'choosing' | 'referee' | null;

function Talk() {
  const { data, error, refetch } = useConversations();
  const boxes = useBoxes();
  const [open, setOpen] = useState<Open>(null);
  if (error !== null && data === undefined) return <Failed onRetry={() => void refetch()} />;
  if (data === undefined) return <p className="p-4 muted">{talkText.loading}</p>;
  const { press, conversations } = data;
  const box = boxes.data?.boxes[0] ?? null;
  const back = () => setOpen(null);
  if (open === 'referee' && box !== null) return <BoxPage seat={box.seat} onBack={back} />;
  if (open === 'choosing') return <Chooser conversations={conversations} onChosen={setOpen} onBack={back} />;
  if (open !== null && open !== 'referee')
    return <ConversationPage conversation={conversationWith(open, conversations)} onBack={back} />;
  const hasBox = box !== null && (boxes.data?.mayWrite === true || box.last !== null);
  return <List press={press} conversations={conversations} box={hasBox ? box : null} onOpen={setOpen} />;
}

/** What is known about these players' conversation; if nobody has written in it yet, the reader begins it. */
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
  /** The link to the referee; null if there is none. */
  readonly box: BoxLine | null;
  readonly onOpen: (open: Open) => void;
}

function List({ press, conversations, box, onOpen }: ListProps) {
  const canGather = conversations.filter((one) => one.with.length === 1 && one.mayWrite).length > 1;
  const { none, alone } = talkText;
  const why = press === 'none' ? none : conversations.length === 0 ? alone : null;
  if (why !== null && box === null) return <Nothing title={why.title}>{why.says}</Nothing>;
  return (
    <>
      <header className="panel-head">
        <h2>{talkText.title}</h2>
        {canGather ? (
          <Button size="small" className="ml-auto" onClick={() => onOpen('choosing')}>
            <Icon of={Users} size={15} />
            {talkText.together.begin}
          </Button>
        ) : null}
      </header>
      <p className="hint px-4 pb-3 mt-0!">{why === null ? talkText.press.says[press] : why.says}</p>
      <ul className="seat-list border-t border-ink">
        {box === null ? null : <RefereeLine box={box} onOpen={() => onOpen('referee')} />}
        {press === 'none'
          ? null
          : conversations.map((one) => (
              <Line key={one.with.join()} conversation={one} onOpen={() => onOpen(one.with)} />
            ))}
      </ul>
      <p className="hint p-4 mt-0!">{box === null ? talkText.secret : talkText.secretWithReferee}</p>
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
  const sign =
    only === undefined ? (
      <Icon of={Users} size={22} stroke={1.5} className="mx-auto" />
    ) : (
      <SeatSwatch seat={letterOf(only)} width={32} height={21} />
    );
  return (
    <TalkLine
      sign={sign}
      name={talkText.names(others.map(seatName))}
      people={peopleOf(head, others)}
      says={last === null ? (mayWrite ? talkText.nobodyWrote : talkText.notNear) : talkText.last(last.text, writer)}
      unread={unread}
      onOpen={onOpen}
    />
  );
}

function Nothing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="p-4">
      <Empty title={title}>{children}</Empty>
    </div>
  );
}
