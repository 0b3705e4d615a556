import type { OrderState } from '@sealed-orders/map';
import type { OrderArrow, Reached } from '@sealed-orders/map/hex';
import { type BattleOrder, foreseenSupport, type PieceId, supportReach } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { inOrbit } from '../../map/known.ts';
import { type BattleOrdersForm, choiceInHand } from './battle-context.ts';
import { type HostileOrder, retreatsFor } from './battle-targets.ts';
import { hexOfArmy } from './battle-words.ts';

type Drawn = Exclude<OrderState, 'none'>;

/** The player's battle orders as arrows, and the selected army's retreat hexes. */
export function arrowsOf(form: BattleOrdersForm, inHand: PieceId | null): readonly OrderArrow[] {
  return form.sheet.orders.flatMap((order): readonly OrderArrow[] => {
    const state = form.stateOf(order.piece);
    if (state === 'none') return [];
    return [...arrowOf(form, order, state), ...(order.piece === inHand ? retreatArrows(order, state) : [])];
  });
}

function arrowOf(form: BattleOrdersForm, order: BattleOrder, state: Drawn): readonly OrderArrow[] {
  const { piece } = order;
  switch (order.type) {
    case 'attack':
    case 'planned-attack':
      return hostileArrow(form, order, { kind: 'attack', state });
    case 'raid':
    case 'planned-raid':
      return hostileArrow(form, order, { kind: 'raid', state });
    case 'withdraw':
      return [{ piece, path: [order.to], kind: 'march', state }];
    case 'support': {
      const end = foreseenSupport(form.view, form.sheet.orders, order)?.hex ?? hexOfArmy(form.view, order.target);
      return end === null ? [] : [{ piece, path: [end], kind: 'follow', state }];
    }
    case 'defend':
    case 'guard':
      return [];
  }
}

function hostileArrow(
  { view, entries }: BattleOrdersForm,
  { piece, target, via }: HostileOrder,
  drawn: { readonly kind: 'attack' | 'raid'; readonly state: Drawn },
): readonly OrderArrow[] {
  const hex = target.kind === 'hex' ? target.hex : hexOfArmy(view, target.piece);
  if (hex === null) return [];
  const entry = entries.find((one) => one.hex === hex);
  const isBattle = entry !== undefined && entry.army === piece && entry.defenders.length > 0;
  return [{ piece, path: via === undefined ? [hex] : [via, hex], ...drawn, isBattle }];
}

const retreatArrows = ({ piece, retreat = [] }: BattleOrder, state: Drawn): readonly OrderArrow[] =>
  retreat.map((hex, i) => ({ piece, path: [hex], kind: 'retreat', state, rank: i + 1 }));

/** The order badge of each piece that takes orders. */
export function orderStatesOf(form: BattleOrdersForm): Readonly<Record<PieceId, OrderState>> {
  return Object.fromEntries(
    [...form.armies, ...form.spies].flatMap(({ id }) => {
      const state = form.stateOf(id);
      const isShown = state !== 'none' || (form.isAsked(id) && !form.isSealed);
      return isShown ? [[id, state] as const] : [];
    }),
  );
}

/** Where the selected order may lead: its targets, the hexes to withdraw to, or the range of its support. */
export function reachOf(form: BattleOrdersForm, piece: PieceId): readonly Reached[] {
  const order = form.orderOf(piece);
  if (form.pen?.piece === piece && form.pen.draws === 'retreat')
    return order ? reached(retreatsFor(form.view, order)) : [];
  const choice = choiceInHand(form, piece);
  // From orbit any hex may be named: there is nothing to highlight.
  if (choice === null || inOrbit(form.view, piece) !== undefined) return [];
  if (choice.type === 'support') {
    const { units, artillery } = supportReach(form.view, piece);
    return reached([...units, ...artillery]);
  }
  const targets = choice.targets.flatMap(({ target }) => (target.kind === 'hex' ? [target.hex] : []));
  return reached([...targets, ...choice.ways]);
}

const reached = (hexes: readonly HexKey[]): readonly Reached[] =>
  [...new Set(hexes)].map((hex) => ({ hex, cost: null, mustStop: false }));
