import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  COMMAND_RULES,
  type CommandType,
  commandTypes,
  type ModifyOption,
  type Rejection,
  type SeriesPlan,
  whyNone,
} from '@sealed-orders/rules/node-campaign';
import { type About, optionsAbout } from './targets.ts';

/** The kinds of orders as tiles: Modify has two, since retraining has its own price. */
export type TileType = CommandType | 'retrain';

/** A kind of order with its price here, and why it can't be given. */
export interface OrderTile {
  readonly type: TileType;
  readonly rule: string;
  /** The least and the most; null: nothing of the kind is possible. */
  readonly price: readonly [least: number, most: number] | null;
  /** Why it can't be given now; null: it can, or nothing here is a target. */
  readonly refusal: Rejection | null;
  readonly isPossible: boolean;
}

/** The kinds of orders that the player has, for what is selected. */
export function tilesOf(plan: SeriesPlan, seat: SeatId, about: About): readonly OrderTile[] {
  return commandTypes(plan.after, seat).flatMap((type) =>
    type === 'modify' ? modifyTiles(plan, seat, about) : [tileOf(plan, seat, type, about)],
  );
}

function tileOf(plan: SeriesPlan, seat: SeatId, type: CommandType, about: About): OrderTile {
  const options = optionsAbout(plan, type, about);
  const all = options.length > 0 ? options : plan.next.filter(({ command }) => command.type === type);
  const isPossible = options.some(({ refusal }) => refusal === null);
  return {
    ...{ type, rule: COMMAND_RULES[type], isPossible },
    price: range(all.map(({ price }) => price)),
    refusal: isPossible ? null : (options[0]?.refusal ?? whyNone(plan.after, seat, type, about.force)),
  };
}

function modifyTiles(plan: SeriesPlan, seat: SeatId, about: About): readonly OrderTile[] {
  const [option] = modifiable(plan, about);
  const shown = option ?? plan.modify[0];
  const refusal = option === undefined ? whyNone(plan.after, seat, 'modify', about.force) : option.refusal;
  const isPossible = option !== undefined && refusal === null;
  const { add, retire, retrain } = shown?.prices ?? { add: 0, retire: 0, retrain: 0 };
  const of = (type: TileType, rule: string, price: readonly number[]): OrderTile => ({
    ...{ type, rule, refusal, isPossible },
    price: shown === undefined ? null : range(price),
  });
  return [of('modify', COMMAND_RULES.modify, [add, retire]), of('retrain', 'NODE-ORD-12', [retrain])];
}

/** The battleforces here whose rosters can be changed. */
export const modifiable = ({ modify, after }: SeriesPlan, { force, node }: About): readonly ModifyOption[] =>
  modify.filter(
    (one) => (force === null || one.force === force) && (node === null || after.forces[one.force]?.node === node),
  );

const range = (prices: readonly number[]): OrderTile['price'] =>
  prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
