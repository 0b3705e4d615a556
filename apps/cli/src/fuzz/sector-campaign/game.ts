import { type SectorGame, type State, sectorCampaign, type View } from '@sealed-orders/rules/sector-campaign';
import { z } from 'zod';
import type { FuzzGame } from '../game.ts';
import type { Random } from '../random.ts';
import { anythingOf, type Words } from '../shape.ts';
import { orderFor } from './orders.ts';
import { drawnSetup } from './setup.ts';
import { veiled } from './veil.ts';

const ORDER = z.toJSONSchema(sectorCampaign.schemas.order, { io: 'input' });

/** Everything that has a name, and names that break programs. */
function wordsOf({ board, desks }: View): Words {
  const own = [desks.west, desks.east].flatMap((desk) => (desk === null ? [] : Object.keys(desk.detachments)));
  const territories = Object.keys(board.territories);
  const names = [...board.seats, ...territories, ...Object.keys(board.counters), ...Object.keys(board.battles), ...own];
  return { words: [...names, 'constructor', '__proto__', '', 'w99', 'e0', 'b999'], path: () => territories };
}

/** Orders that end the campaign, or only prepare declarations: drawn seldom, so that it is played. */
const SELDOM = ['surrender', 'claim-victory', 'prefer'];

function drawnOrder(options: readonly SectorGame['option'][], random: Random) {
  const isSeldom = (option: SectorGame['option']): boolean =>
    option.type === 'queue' || (option.type === 'order' && SELDOM.includes(option.order.type));
  const offered = random.chance(2) ? options : options.filter((option) => !isSeldom(option));
  return offered.length === 0 ? null : orderFor(random.pick(offered), random);
}

/** SEC-VP-13: lines of the ledger are added, never changed. */
function rewritten(before: State, after: State): readonly string[] {
  const isKept = before.board.ledger.every((line, i) => JSON.stringify(line) === JSON.stringify(after.board.ledger[i]));
  return isKept ? [] : ['the ledger was rewritten'];
}

/** The sector campaign as the fuzzer plays it. */
export const sectorGame: FuzzGame<SectorGame> = {
  ruleset: sectorCampaign,
  setup: (random, seats) => sectorCampaign.schemas.setup.parse(drawnSetup(random, seats)),
  opened: (state) => state,
  sheet: () => null,
  order: (_view, options, random) => drawnOrder(options, random),
  hostileSheet: () => null,
  hostileOrder: (view, random) => anythingOf(ORDER, wordsOf(view), random),
  turnOf: ({ board }) => board.turn,
  seatsOf: ({ board }) => board.seats,
  stepFaults: rewritten,
  veiled: (state, _view, seat, random) => veiled(state, seat, random),
};
