import { type BattleCard, hexCampaign, type View } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { allHexes, edgeKey, neighbours } from '@sealed-orders/rules/space';
import { z } from 'zod';
import type { Random } from '../random.ts';
import { anythingOf, type Words } from '../shape.ts';

/** Names of things that do not exist, and names that break programs. */
const STRANGE = ['R9', 'hasOwnProperty', 'constructor', '__proto__', '', 'd1', 'd2', '999999,999999', '-0,0', '0,0'];

const SHEET = z.toJSONSchema(hexCampaign.sheets.schema, { io: 'input' });
const ORDER = z.toJSONSchema(hexCampaign.schemas.order, { io: 'input' });

/** Steps from a hex to its neighbours. */
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** A path whose steps are neighbours, wherever they lead. */
function wandering(from: string, random: Random): readonly string[] {
  const [q = 0, r = 0] = from.split(',').map(Number);
  let at = { q, r };
  return Array.from({ length: 1 + random.int(12) }, () => {
    const [dq, dr] = random.pick(STEPS);
    at = { q: at.q + dq, r: at.r + dr };
    return `${at.q},${at.r}`;
  });
}

/** Units that a battle card names, with their armies. */
const unitsOnCard = (card: BattleCard | null): readonly string[] =>
  [card?.attacker, card?.defender].flatMap((side) => (side?.units ?? []).flatMap(({ unit, piece }) => [unit, piece]));

/** Everything that a seat has heard of: pieces and units of everybody, seats, hexes, borders, defences. */
function wordsOf(view: View, random: Random): Words {
  const hexes = allHexes(view.chart.size);
  const own = Object.values(view.pieces);
  const mine = own.map(({ hex }) => hex);
  const { own: affairs } = view;
  const places = keysOf(affairs?.sites ?? {});
  const edges = Array.from({ length: 12 }, () => {
    const hex = random.pick(hexes);
    return edgeKey(hex, random.pick(neighbours(hex)));
  });
  const near = keysOf(view.hexes).flatMap((hex) => view.hexes[hex]?.roads ?? []);
  return {
    words: [
      ...STRANGE,
      ...keysOf(view.pieces),
      ...keysOf(view.seen),
      ...keysOf(view.ghosts),
      ...own.flatMap((piece) => ('units' in piece ? piece.units.map(({ id }) => id) : [])),
      ...keysOf(affairs?.captives ?? {}),
      ...keysOf(affairs?.taken ?? {}),
      ...keysOf(affairs?.orbit ?? {}),
      ...(affairs?.deals ?? []).map(({ id }) => id),
      ...view.seats.map(({ id }) => id),
      ...view.battles.map(({ id }) => id),
      ...view.battles.flatMap(({ card }) => unitsOnCard(card)),
      // Often its own places: elsewhere most lines are refused immediately.
      ...Array.from({ length: 30 }, () => [...mine, ...places]).flat(),
      ...hexes,
      ...edges,
      ...near,
    ],
    path: () => wandering(random.pick([...mine, ...places, '0,0']), random),
  };
}

/** A malicious sheet: of the right shape, with anything in it, or of no shape at all. */
export function hostileSheet(view: View, random: Random): unknown {
  const isPhase = new RegExp(`"const":"${random.chance(95) ? view.phase : '[a-z]'}`);
  const fitting = (SHEET.oneOf ?? SHEET.anyOf ?? []).filter((shape) => isPhase.test(JSON.stringify(shape)));
  const shape = fitting.length === 0 ? SHEET : random.pick(fitting);
  return anythingOf(shape, wordsOf(view, random), random);
}

/** The same for orders on arrival. */
export function hostileOrder(view: View, random: Random): unknown {
  return anythingOf(ORDER, wordsOf(view, random), random);
}
