import { remembered } from '@sealed-orders/rules/kernel';
import { type Option, options, type View } from '@sealed-orders/rules/node-campaign';
import { useNodePlace } from '../node-context.ts';

const optionsIn = remembered((view: View) => options(view));

/** All that the reader may choose now, in battles, too. */
export function useOptions(): readonly Option[] {
  const place = useNodePlace();
  return place.options.length === 0 ? place.options : optionsIn(place.now);
}
