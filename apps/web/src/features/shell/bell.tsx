'use client';
import { lazy, Suspense, useState } from 'react';
import { useReader } from '../session/reader.ts';
import { BellFace, bellLabel } from './bell-face.tsx';

const loaded = async () => ({ default: (await import('./bell-list.tsx')).BellList });

/** The list is loaded on demand: until then no page waits for it. */
const List = lazy(loaded);

/** How much is new for the signed-in reader, and the list of it. */
export function Bell() {
  const reader = useReader();
  const [isWanted, want] = useState(false);
  // Until the page knows the new number, nothing counts that the reader has just read.
  const [read, setRead] = useState<unknown>(null);
  if (reader === null || reader.name === null) return null;
  const news = read === reader ? 0 : reader.news;
  const trigger = (
    <button
      type="button"
      className="menu-button bell"
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-label={bellLabel(news)}
      onPointerEnter={() => void loaded()}
      onClick={() => want(true)}
    >
      <BellFace news={news} />
    </button>
  );
  return (
    <Suspense fallback={trigger}>{isWanted ? <List news={news} onRead={() => setRead(reader)} /> : trigger}</Suspense>
  );
}
