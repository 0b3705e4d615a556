import { type NodePlace, optionsOf } from './node-context.ts';

/** The points that the reader can spend now; null: the reader can order nothing now. */
export const ownPoints = ({ options }: Pick<NodePlace, 'options'>): number | null =>
  optionsOf(options, 'series')[0]?.points ?? null;
