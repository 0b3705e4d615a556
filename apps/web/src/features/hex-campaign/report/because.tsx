'use client';
import { type Event, foreseen, type View } from '@sealed-orders/rules/hex-campaign';
import { signed } from '@sealed-orders/text';
import type { Words } from '@sealed-orders/text/hex-campaign';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { type Addend, type Because, marchBecause } from '@sealed-orders/text/hex-campaign/because';
import { useHexPlace } from '../hex-context.ts';
import { terrainAt } from '../map/known.ts';
import { useViewBefore } from './view-before.ts';

/** How a line came about: in words, and in amounts that add up to its number. */
export function BecauseTable({ because: { reasons, sum } }: { readonly because: Because }) {
  return (
    <dl className="because">
      {reasons.map(({ name, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
      {sum?.parts.map(({ name, amount }) => (
        <div key={name} className="part">
          <dt>{name}</dt>
          <dd>{signed(amount)}</dd>
        </div>
      ))}
      {sum ? (
        <div className="part total">
          <dt>{sum.total.name}</dt>
          <dd>{signed(sum.total.amount)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

type March = Extract<Event, { readonly type: 'marched' }>;

/** How a march reached its end, each step with its cost on the ground as the reader knew it before. */
export function MarchBecause({ event }: { readonly event: March }) {
  const { words } = useHexPlace();
  const before = useViewBefore(true);
  const steps = before === null ? [] : stepsOf(before, event, words);
  return <BecauseTable because={marchBecause(event, words, steps)} />;
}

/** What each hex of a march cost; empty if the reader's earlier map lacks it, or would give another sum. */
function stepsOf(view: View, { piece, planned, trail, spent }: March, words: Words): readonly Addend[] {
  const costs = foreseen(view, { type: 'path', piece, path: planned })?.costs ?? [];
  if (trail.length === 0 || costs[trail.length - 1] !== spent) return [];
  return trail.map((hex, i) => ({
    name: `${words.hex(hex).text}, ${TERRAIN_NAMES[terrainAt(view, hex)].toLowerCase()}`,
    amount: (costs[i] ?? 0) - (costs[i - 1] ?? 0),
  }));
}
