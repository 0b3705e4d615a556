import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Campaign, Eyes, Seen } from '../../campaign-data/campaign-data.ts';
import { hasSheets } from '../../campaign-data/has-sheets.ts';
import { useFetchSteps } from '../../campaign-data/use-fetch-steps.ts';
import type { Covered, Linked } from '../campaign-context.ts';
import type { GameDoor } from '../door.ts';
import { coveredSteps } from './covered.ts';
import { useLooks } from './use-looks.ts';

const NONE: readonly Seen[] = [];
/** Before the first step. */
const BEGINNING = -1;

interface Asked {
  /** The campaign as it is now. */
  readonly open: Campaign;
  readonly shown: Campaign;
  readonly door: GameDoor;
  /** Whose view is shown; null: the reader's own. */
  readonly as: Eyes | null;
  /** What the page's address links to. */
  readonly linked: Linked | null;
  /** Whether the last step is shown: the report of an earlier one covers that step alone, or its day up to it. */
  readonly isLast: boolean;
  /** Whether the report is on the page. */
  readonly isOpen: boolean;
}

/** What the report on the page covers, by whose view, and what the reader has missed. */
export function useReading({ open, shown, door, as, linked, isLast, isOpen }: Asked) {
  const lens = useMemo(() => (as === null ? {} : { as }), [as]);
  const { from, missed } = useLooks(open.head, isLast && as === null && isOpen);
  const { steps, n } = shown;
  const isRound = as === null && linked?.isRound === true && linked.n === n;
  const after = isRound ? BEGINNING : as === null && isLast ? from : n;
  const isMany = isLast || isRound || !hasSheets(door.phases);
  const numbers = useMemo(
    () => (isMany ? coveredSteps({ steps, n, phases: door.phases, from: after }) : [n]),
    [isMany, steps, n, door, after],
  );
  const covered = useCovered({ campaign: open.head.id, numbers, lens, isOpen });
  return useMemo(() => ({ lens, missed, covered }), [lens, missed, covered]);
}

interface Wanted extends Pick<Asked, 'isOpen'> {
  readonly campaign: string;
  /** The steps to cover; the last is the one that is shown. */
  readonly numbers: readonly number[];
  readonly lens: { readonly as?: Eyes };
}

/** The steps that the report covers. */
function useCovered({ campaign, numbers, lens, isOpen }: Wanted): Covered {
  const fetchSteps = useFetchSteps(campaign, lens);
  const missing = numbers.slice(0, -1);
  const { data, isLoading } = useQuery({
    queryKey: ['covered', campaign, lens.as, missing],
    queryFn: () => fetchSteps(missing),
    ...{ ...FOREVER, enabled: isOpen && missing.length > 0 },
    placeholderData: (before, query) => (query?.queryKey[2] === lens.as ? before : undefined),
  });
  const isMissing = isOpen && isLoading;
  return useMemo(() => {
    const earlier = data?.filter(({ n }) => numbers.slice(0, -1).includes(n)) ?? NONE;
    return {
      first: earlier[0]?.n ?? numbers.at(-1) ?? 0,
      earlier: earlier.length > 0 ? earlier : NONE,
      isLoading: isMissing,
    };
  }, [data, numbers, isMissing]);
}

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };
