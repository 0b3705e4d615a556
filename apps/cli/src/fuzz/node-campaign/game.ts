import { type NodeGame, nodeCampaign, type State, type View } from '@sealed-orders/rules/node-campaign';
import { z } from 'zod';
import type { FuzzGame } from '../game.ts';
import { anythingOf, type Words } from '../shape.ts';
import { drawnOrder } from './orders.ts';
import { drawnSetup } from './setup.ts';
import { veiled } from './veil.ts';

const ORDER = z.toJSONSchema(nodeCampaign.schemas.order, { io: 'input' });

/** Everything that has a name, and names that break programs. */
function wordsOf({ seats, map, forces, battles }: View): Words {
  const units = Object.values(forces).flatMap((force) => force.units.map(({ id }) => id));
  const names = [...seats, ...map.nodes.map(({ id }) => id), ...Object.keys(forces), ...Object.keys(battles), ...units];
  const strange = ['*guard', 'constructor', '__proto__', '', 'f999', 'b999', '2026-01-01', '12:00'];
  return { words: [...names, ...strange], path: () => map.nodes.map(({ id }) => id) };
}

/** NODE-VP-01: lines of the ledger are added, never changed. */
function rewritten(before: State, after: State): readonly string[] {
  const isKept = before.ledger.every((line, i) => JSON.stringify(line) === JSON.stringify(after.ledger[i]));
  return isKept ? [] : ['the ledger was rewritten'];
}

/** The node campaign as the fuzzer plays it. */
export const nodeGame: FuzzGame<NodeGame> = {
  ruleset: nodeCampaign,
  setup: (random, seats) => nodeCampaign.schemas.setup.parse(drawnSetup(random, seats)),
  opened: (state) => state,
  sheet: () => null,
  order: (view, _options, random) => drawnOrder(view, random),
  hostileSheet: () => null,
  hostileOrder: (view, random) => anythingOf(ORDER, wordsOf(view), random),
  turnOf: ({ clock }) => clock.day,
  seatsOf: ({ seats }) => seats,
  stepFaults: rewritten,
  veiled: (state, _view, seat, random) => veiled(state, seat, random),
};
