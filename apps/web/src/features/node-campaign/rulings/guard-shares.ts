import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { guardPlayers, habitable, type NodeId, type Ruling, type View } from '@sealed-orders/rules/node-campaign';

/** Who of the Imperial Guard gets each node of the habitable planets. */
export type Shares = Readonly<Record<string, SeatId>>;

/** As the nodes are divided now. */
export const sharesNow = ({ setUp, seats }: View): Shares =>
  Object.fromEntries(
    (setUp?.parts ?? []).flatMap(({ owner, nodes }) => {
      const seat = seats.find((one) => one === owner);
      return seat === undefined ? [] : nodes.map((node): [NodeId, SeatId] => [node, seat]);
    }),
  );

/** NODE-FAC-IG-02: the ruling that divides them so: on each planet, the part of each player. */
export const shareRuling = (view: View, shares: Shares): Extract<Ruling, { readonly type: 'share-guard' }> => ({
  type: 'share-guard',
  parts: habitable(view).flatMap((planet) =>
    guardPlayers(view).flatMap((seat) => {
      const nodes = planet.filter((node) => lookup(shares, node) === seat);
      return nodes.length === 0 ? [] : [{ seat, nodes }];
    }),
  ),
});
