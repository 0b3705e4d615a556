'use client';
import { Popover } from '@base-ui/react/popover';
import { dayAndTime } from '@sealed-orders/text';
import { bellText } from '@sealed-orders/text/pages/bell';
import { siteText } from '@sealed-orders/text/pages/site';
import { QueryClientContext, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { askAgain } from '../api/ask-again.ts';
import { type Outputs, useTRPC, useTRPCClient } from '../api/client.ts';
import { ApiProvider } from '../api/provider.tsx';
import { Button } from '../kit/button.tsx';
import { QuietLink } from '../kit/quiet-link.tsx';
import { BellFace, bellLabel } from './bell-face.tsx';

type Item = Outputs['news']['bell'][number];

interface BellListProps {
  /** How much is new. */
  readonly news: number;
  /** Called when the reader has the list. */
  readonly onRead: () => void;
}

/** The latest news, initially open: the press that opens it loads it. */
export function BellList({ news, onRead }: BellListProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="menu-button bell" aria-label={bellLabel(news)}>
        <BellFace news={news} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="end" sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="menu-popup news">
            <Popover.Title>{bellText.title}</Popover.Title>
            <WithApi>
              <News onRead={onRead} leave={() => setOpen(false)} />
            </WithApi>
            <QuietLink className="choose" href="/account" onClick={() => setOpen(false)}>
              {bellText.choose}
            </QuietLink>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Pages that the server sends whole ask it for nothing else. */
function WithApi({ children }: { readonly children: ReactNode }) {
  return useContext(QueryClientContext) === undefined ? <ApiProvider>{children}</ApiProvider> : children;
}

interface NewsProps extends Pick<BellListProps, 'onRead'> {
  /** Called when the reader follows a link. */
  readonly leave: () => void;
}

function News({ onRead, leave }: NewsProps) {
  const trpc = useTRPC();
  // As it was when the list was opened: what is new then stays marked.
  const { data, isFetching, isError, refetch } = useQuery({
    ...trpc.news.bell.queryOptions(),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useRead(data, onRead);
  if (data === undefined)
    return isError && !isFetching ? (
      <div className="says" role="alert">
        <p>{siteText.unreachable.title}</p>
        <Button size="small" onClick={() => void refetch()}>
          {siteText.retry}
        </Button>
      </div>
    ) : (
      <p className="says" role="status">
        {siteText.loading}
      </p>
    );
  if (data.length === 0) return <p className="says">{bellText.none}</p>;
  return (
    <ul>
      {data.map((item) => (
        <li key={`${item.at} ${item.slug} ${item.kind}`}>
          <Line item={item} leave={leave} />
        </li>
      ))}
    </ul>
  );
}

/** Whatever the list shows counts as read. If the server does not learn it, the news stays new. */
function useRead(data: readonly Item[] | undefined, onRead: () => void): void {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const upTo = data?.[0]?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useEffect(() => {
    if (upTo === undefined) return;
    onRead();
    const again = () => askAgain(queries, trpc.news.unread.queryKey());
    client.news.read.mutate({ upTo }).then(again, again);
  }, [upTo]);
}

/** Below the campaign's address: where its news leads to. */
function placeOf({ kind }: Item): string {
  if (kind === 'hook-off') return '/hooks';
  if (kind === 'message') return '?tab=talk';
  if (kind === 'vote' || kind === 'seat-requested') return '?tab=seats';
  return kind === 'reported' ? '/gazette' : '';
}

function Line({ item, leave }: { readonly item: Item } & Pick<NewsProps, 'leave'>) {
  const { kind, slug, name, at, times, isNew } = item;
  return (
    <QuietLink className={isNew ? 'new' : undefined} href={`/c/${slug}${placeOf(item)}`} onClick={leave}>
      <span className="line">
        <b>
          {isNew ? <span className="sr-only">{bellText.new}</span> : null}
          {name}
        </b>
        <time dateTime={at}>{dayAndTime(new Date(at))}</time>
      </span>
      {bellText.says[kind](times)}
    </QuietLink>
  );
}
