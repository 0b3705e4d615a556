import type { Option, View } from './types.ts';

/** What the viewer may choose now. */
export function options(_view: View): readonly Option[] {
  return [];
}
