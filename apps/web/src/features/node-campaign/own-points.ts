import { lookup } from '@sealed-orders/rules/kernel';
import type { View } from '@sealed-orders/rules/node-campaign';
import { type NodePlace, optionsOf } from './node-context.ts';

/** The points that the reader can spend now; null: the reader can order nothing now. */
export const ownPoints = ({ options }: Pick<NodePlace, 'options'>): number | null =>
  optionsOf(options, 'series')[0]?.points ?? null;

/** The reader's acceleration points that rest, with the instant until which they do: by game night. */
export const heldPoints = (view: View) =>
  (view.you === null ? [] : (lookup(view.purses, view.you)?.held ?? [])).map(({ session, points }) => ({
    points,
    until: lookup(view.timers, `embargo:${session}`) ?? null,
  }));
