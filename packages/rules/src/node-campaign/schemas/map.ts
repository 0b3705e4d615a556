import { z } from 'zod';
import { NODE_TYPES, SITES } from '../vocabulary.ts';
import { difficulty, MOST_NODES, mission, name, nodeId } from './atoms.ts';

export const MOST_PLANETS = 20;
export const MOST_PATHS = 600;

const planet = z.strictObject({ id: z.string().min(1).max(16), name, isHabitable: z.boolean() });

/** NODE-MAP-13: a node as the map draws it. What changes in a war is in the state. */
export const mapNode = z.strictObject({
  id: nodeId,
  name,
  type: z.enum(NODE_TYPES),
  planet: z.string().max(16).nullable().default(null),
  /** Base VP; null: those of its type. NODE-VP-03. */
  vp: z.int().min(0).max(100).nullable().default(null),
  site: z
    .strictObject({ kind: z.enum(SITES), name })
    .nullable()
    .default(null),
  terrain: z.string().max(200).default(''),
  mission: mission.nullable().default(null),
  /** A rule of the referee's for this node, shown on every battle in it. */
  note: z.string().max(500).default(''),
  /** Where it is drawn, in hundredths of the picture's width and height. */
  at: z
    .strictObject({ x: z.int().min(0).max(10_000), y: z.int().min(0).max(10_000) })
    .nullable()
    .default(null),
});

const mapPath = z.strictObject({
  ends: z.tuple([nodeId, nodeId]),
  roll: difficulty.default(0),
});

/** The order of the nodes decides wherever a rule takes the lowest id. NODE-MAP-12. */
export const map = z.strictObject({
  name,
  planets: z.array(planet).max(MOST_PLANETS),
  nodes: z.array(mapNode).min(2).max(MOST_NODES),
  paths: z.array(mapPath).max(MOST_PATHS),
});
