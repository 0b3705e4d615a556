import { dayAndTime } from '@sealed-orders/text';
import { talkText } from '@sealed-orders/text/pages/talk';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';

/** A message as it is drawn. */
export interface ThreadLine {
  readonly n: number;
  readonly writer: string;
  /** Who wrote for the side that `writer` names; null: it says so itself, or nobody knows. */
  readonly person: string | null;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: string;
}

interface ThreadProps {
  readonly title: string;
  /** Who the others are; null: nobody. */
  readonly people: string | null;
  /** The others' signs beside the title. */
  readonly signs: ReactNode;
  readonly label: string;
  readonly onBack: () => void;
  readonly history: Omit<HistoryProps, 'empty'>;
  /** Shown while nobody has written. */
  readonly empty: string;
  /** The message box, or why there is none. */
  readonly children: ReactNode;
}

/** Messages under their authors' names, the newest last. */
export function Thread({ title, people, signs, label, onBack, history, empty, children }: ThreadProps) {
  const end = useRef<HTMLDivElement>(null);
  const last = history.lines.at(-1)?.n;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <section className="conversation" aria-label={label}>
      <header className="panel-head">
        <Button kind="icon" aria-label={talkText.back} onClick={onBack}>
          <Icon of={ArrowLeft} size={18} />
        </Button>
        <span className="talk-signs">{signs}</span>
        <h2>
          {title} {people === null ? null : <span className="sub">{people}</span>}
        </h2>
      </header>
      <History {...history} empty={empty} />
      {children}
      <div ref={end} />
    </section>
  );
}

interface HistoryProps {
  /** The query of the messages. */
  readonly asked: {
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  readonly lines: readonly ThreadLine[];
  readonly empty: string;
}

function History({ asked, lines, empty }: HistoryProps) {
  const { failed, loading, earlier } = talkText;
  if (asked.isError && lines.length === 0) {
    const again = <Button onClick={() => void asked.refetch()}>{failed.retry}</Button>;
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
        <Button size="small" disabled={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
          {earlier}
        </Button>
      ) : null}
      {lines.length === 0 ? <p className="hint">{empty}</p> : null}
      <ol aria-live="polite">
        {lines.map((line) => (
          <Line key={line.n} line={line} />
        ))}
      </ol>
    </div>
  );
}

function Line({ line: { isOwn, writer, person, at, text } }: { readonly line: ThreadLine }) {
  return (
    <li className={isOwn ? 'message own' : 'message'}>
      <p className="sub">
        <b>{writer}</b> {person} <time dateTime={at}>{dayAndTime(new Date(at))}</time>
      </p>
      <p className="text">{text}</p>
    </li>
  );
}
