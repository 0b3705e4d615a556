'use client';
import { dayAndTime } from '@sealed-orders/text';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { newsText } from '@sealed-orders/text/pages/news';
import { useQuery } from '@tanstack/react-query';
import { type Outputs, useTRPC } from '../api/client.ts';
import { MapLoading } from '../kit/map-loading.tsx';
import { useMe } from '../session/use-me.ts';
import { DeadEnd } from '../shell/dead-end.tsx';
import { Problem } from '../shell/problem.tsx';

const text = newsText.outbox;

/** Letters are written a moment after the event, ms. */
const REFRESH = 3000;

/** The mails that this site kept for the reader because it sends none. */
export function Outbox() {
  const trpc = useTRPC();
  const me = useMe();
  const isIn = me.data !== undefined && me.data !== null;
  const letters = useQuery({ ...trpc.news.letters.queryOptions(), enabled: isIn, refetchInterval: REFRESH });
  if (me.data === null) return <DeadEnd as="h1" text={deadEndText.signInNeeded} href="/sign-in?to=/outbox" />;
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        <p className="ink2 mt-2">{text.says}</p>
      </header>
      {letters.error ? (
        <Problem error={letters.error} retry={() => void letters.refetch()} />
      ) : letters.data === undefined ? (
        <MapLoading />
      ) : letters.data.length === 0 ? (
        <DeadEnd text={text.empty} href="/account" />
      ) : (
        letters.data.map((letter) => <LetterSheet key={`${letter.at} ${letter.text}`} letter={letter} />)
      )}
    </>
  );
}

function LetterSheet({ letter }: { readonly letter: Outputs['news']['letters'][number] }) {
  return (
    <article className="paper grid gap-3">
      <h2 className="section-title">{letter.subject}</h2>
      <p className="ink2">{text.to(letter.to, dayAndTime(new Date(letter.at)))}</p>
      <p className="kept-letter">
        {letter.text.split(/(https?:\/\/\S+)/).map((part, i) =>
          i % 2 === 1 ? (
            <a key={part} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </article>
  );
}
