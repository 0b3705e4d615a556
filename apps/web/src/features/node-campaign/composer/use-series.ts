'use client';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import type { Command } from '@sealed-orders/rules/node-campaign';
import { useCallback, useMemo, useState } from 'react';
import { useLoaded } from '../../browser/use-loaded.ts';
import { keptSeries } from './kept-series.ts';

/** Reads a stored series; null: it is not one. */
type Reader = (found: unknown) => readonly Command[] | null;

interface Series {
  /** Null: the stored series is not read yet. Nobody composes until then, because new orders would replace it. */
  readonly commands: readonly Command[] | null;
  /** Does nothing until the stored series is read. */
  readonly write: (commands: readonly Command[]) => void;
}

const NOTHING: readonly never[] = [];

/** The schema that reads a stored series. A page loads it only if something is stored. */
const load = () => import('./commands-in.ts');

/** The series with which a page begins; null: its reader is still loading. `found`: what is stored, or null. */
export function seriesIn(found: unknown, read: Reader | null): readonly Command[] | null {
  if (found === null) return NOTHING;
  return read === null ? null : (read(found) ?? NOTHING);
}

/** The series so far, as this browser stores it for its player's seat. `isOwn`: a referee who stands in does not read it. */
export function useSeries(campaign: string, seat: SeatId | null, isOwn: boolean): Series {
  const key = `${campaign} ${seat}`;
  const [written, setWritten] = useState<Readonly<Record<string, readonly Command[]>>>({});
  const stored = useMemo(() => (seat === null || !isOwn ? null : keptSeries(campaign, seat)), [campaign, seat, isOwn]);
  const found = useMemo(() => stored?.read() ?? null, [stored]);
  const loaded = useLoaded(load, found !== null);
  const begun = useMemo(() => seriesIn(found, loaded?.commandsIn ?? null), [found, loaded]);
  const commands = lookup(written, key) ?? begun;
  const isRead = commands !== null;
  const write = useCallback(
    (next: readonly Command[]) => {
      if (!isRead) return;
      setWritten((before) => ({ ...before, [key]: next }));
      if (next.length === 0) stored?.forget();
      else stored?.write(next);
    },
    [isRead, key, stored],
  );
  return { commands, write };
}
