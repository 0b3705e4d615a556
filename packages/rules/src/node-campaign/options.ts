import { battleOptions } from './options/battles.ts';
import { optionsWith } from './options/on-map.ts';
import type { Option, View } from './types.ts';

/** What the viewer may choose now, from what the viewer knows. */
export const options = (view: View): readonly Option[] => optionsWith(view, battleOptions);
