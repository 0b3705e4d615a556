import type { Seen } from '@sealed-orders/host';
import { type Event, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import type { GameEvent, Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** A step as one viewer may know it, in the types of the systems that can be played. */
export interface TypedSeen extends Omit<Seen, 'view' | 'events'> {
  readonly view: View;
  readonly events: readonly Event[];
  /** Whose view it is. */
  readonly viewer: Viewer['kind'];
}

type Asked = Seen & { readonly viewer: Viewer['kind'] };

/** What passed once. The host hands out the same object as long as it is at hand, and reading one takes a while. */
const passed = new WeakSet<object>();

/**
 * Lets through what the system's strict schema knows, and nothing else: a field that slipped into a view by mistake
 * stops here.
 */
function strictly<Typed extends Given, Given>(schema: z.ZodType): z.ZodType<Typed, Given> {
  return z.custom<Typed>((value) => {
    if (typeof value !== 'object' || value === null) return false;
    if (passed.has(value)) return true;
    const isRight = schema.safeParse(value).success;
    if (isRight) passed.add(value);
    return isRight;
  });
}

export const seenSchema: z.ZodType<TypedSeen, Asked> = z.strictObject({
  n: z.int().nonnegative(),
  at: z.iso.datetime(),
  viewer: z.enum(['seat', 'referee', 'spectator']),
  view: strictly<View, unknown>(hexCampaign.schemas.view),
  events: strictly<readonly Event[], readonly GameEvent[]>(z.array(hexCampaign.schemas.event)),
});
