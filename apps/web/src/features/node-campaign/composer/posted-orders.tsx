import { SeatSwatch, WaxSeal } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { mayGive } from '../may-give.ts';
import { useNodePlace, viewOf } from '../node-context.ts';
import { hourOf } from './give-orders.tsx';
import { type LapsedPost, type ListedPost, lapsedPosts, postsBySeat } from './posts.ts';
import { useWithdraw } from './use-post-undo.ts';

const text = composerText.posts;

/** Postdated orders: the reader's own with what becomes of them; all that they may read for others and the referee. */
export function PostedOrders() {
  const { view } = useNodePlace();
  const bySeat = postsBySeat(view);
  const own = bySeat.find(([seat]) => seat === view.you)?.[1] ?? [];
  const others = bySeat.filter(([seat]) => seat !== view.you);
  if (view.you === null && others.length === 0) return null;
  return (
    <section className="posted-orders" aria-labelledby="posted-orders">
      <header className="panel-head">
        <h2 id="posted-orders">{text.title}</h2>
        <span className="says">{view.settings.postdatedOrdersPublic ? text.seenByAll : text.seenBy}</span>
      </header>
      {view.you === null ? null : (
        <>
          <Lapsed you={view.you} />
          {own.length === 0 ? <p className="hint px-4 pb-3">{text.none}</p> : <Posts posts={own} isOwn />}
        </>
      )}
      {others.map(([seat, posts]) => (
        <OfPlayer key={seat} seat={seat} posts={posts} />
      ))}
    </section>
  );
}

function OfPlayer({ seat, posts }: { readonly seat: SeatId; readonly posts: readonly ListedPost[] }) {
  const { letterOf, words } = useNodePlace();
  return (
    <>
      <h3 className="row px-4 pt-3">
        <SeatSwatch seat={letterOf(seat)} /> {text.of(words.seat(seat).text)}
      </h3>
      <Posts posts={posts} isOwn={false} />
    </>
  );
}

const Posts = ({ posts, isOwn }: { readonly posts: readonly ListedPost[]; readonly isOwn: boolean }) => (
  <ul>
    {posts.map((listed) => (
      <PostRow key={listed.post.number} listed={listed} isOwn={isOwn} />
    ))}
  </ul>
);

function PostRow({ listed, isOwn }: { readonly listed: ListedPost; readonly isOwn: boolean }) {
  const { words, isNow, head } = useNodePlace();
  const { isBusy } = useGiving();
  const withdraw = useWithdraw();
  const { post, price, isTooPoor, cancelled } = listed;
  const says = post.commands.map((command) => composerText.says(command, words));
  const mayWithdraw = isOwn && isNow && post.paid === null;
  return (
    <li className="post-row">
      <WaxSeal size={26} />
      <div className="min-w-0">
        {says.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same order may be given twice
          <b key={i} className="block">
            {one}
          </b>
        ))}
        <DueWords listed={listed} />
        {isTooPoor ? <span className="sub warn">{text.tooPoor}</span> : null}
        {cancelled === null ? null : (
          <span className="sub warn">
            {composerText.wouldBeCancelled(cancelled.steps, cancelled.points)} {refusalSentence(cancelled.refusal)}{' '}
            {cancelled.refusal.rule === null ? null : <RuleChip rule={cancelled.refusal.rule} />}
          </span>
        )}
      </div>
      <b className="price">{composerText.cost(price)}</b>
      {mayWithdraw ? (
        <Button
          size="small"
          aria-label={`${text.withdraw}: ${says.join(', ')}`}
          disabled={isBusy || !mayGive(head, { type: 'withdraw', post: post.number })}
          onClick={() => withdraw(post.number)}
        >
          {text.withdraw}
        </Button>
      ) : null}
    </li>
  );
}

/** When it is due. */
function DueWords({ listed: { post, price, payableOn } }: { readonly listed: ListedPost }) {
  const { view } = useNodePlace();
  const { when, seat } = post;
  return <span className="sub">{words()}</span>;

  function words(): string {
    if (when.kind === 'on') return text.dueAt(when.date, when.time);
    if (when.kind === 'affordable') {
      return view.purses[seat] === undefined ? text.whenAffordable : text.whenPaid(price, payableOn);
    }
    return text.daily(hourOf(view.settings.processingHour));
  }
}

/** What lapsed lately, until the reader clears it. */
function Lapsed({ you }: { readonly you: SeatId }) {
  const { events, covered, seen } = useNodePlace();
  const [cleared, clear] = useState<readonly number[]>([]);
  const earlier = [...covered.earlier, seen].map((step) => viewOf(step));
  const lapsed = lapsedPosts(events, earlier, you).filter(({ number }) => !cleared.includes(number));
  if (lapsed.length === 0) return null;
  return (
    <ul>
      {lapsed.map((one) => (
        <LapsedRow key={one.number} lapsed={one} onClear={() => clear([...cleared, one.number])} />
      ))}
    </ul>
  );
}

function LapsedRow({ lapsed, onClear }: { readonly lapsed: LapsedPost; readonly onClear: () => void }) {
  const { words } = useNodePlace();
  const { commands, code, rule } = lapsed;
  const says = commands === null ? text.unknown : commands.map((one) => composerText.says(one, words)).join(', ');
  return (
    <li className="post-row">
      <Icon of={CircleX} size={20} />
      <div className="min-w-0">
        <b className="block">{says}</b>
        <span className="sub">
          {text.lapsed}: {refusalSentence({ code, facts: {} })} {text.lapsedSays}{' '}
          {rule === null ? null : <RuleChip rule={rule} />}
        </span>
      </div>
      <Button size="small" kind="quiet" aria-label={`${text.clear}: ${says}`} onClick={onClear}>
        {text.clear}
      </Button>
    </li>
  );
}
