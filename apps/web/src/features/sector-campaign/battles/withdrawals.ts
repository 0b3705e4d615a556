import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type Board,
  type CounterId,
  type Detachment,
  isCommitted,
  type Leaving,
  leavingOf,
  neighbours,
  type TerritoryId,
  type View,
  type Withdrawal,
} from '@sealed-orders/rules/sector-campaign';

/** Where one of the reader's detachments can go after its battle. */
export interface Leaver extends Leaving {
  readonly detachment: Detachment;
  readonly battle: Battle;
  /** SEC-AIR-08: it flew to the battle, so its route back can be chosen. */
  readonly hasFlown: boolean;
}

/** All of the reader's detachments that fought this turn, in the order of their battles. SEC-BTL-06 to -09. */
export function leaversOf({ board, desks, side }: View): readonly Leaver[] {
  const desk = side === null ? null : desks[side];
  if (side === null || desk === null) return [];
  return leavingOf(board, side).flatMap((leaving): readonly Leaver[] => {
    const detachment = Object.values(desk.detachments).find(({ counter }) => counter === leaving.counter);
    const fought = lookup(board.counters, leaving.counter)?.battle ?? null;
    const battle = fought === null ? undefined : lookup(board.battles, fought);
    if (detachment === undefined || battle === undefined) return [];
    return [{ ...leaving, detachment, battle, hasFlown: hasFlown(board, battle, leaving.counter) }];
  });
}

const hasFlown = ({ declared }: Board, { id }: Battle, counter: CounterId): boolean =>
  declared.some(({ battle, counters, route }) => battle === id && counters[0] === counter && route !== null);

/** What the reader has chosen so far. Other detachments do what the rules say. */
export type Chosen = Readonly<Record<string, Pick<Withdrawal, 'to' | 'route'>>>;

export const destinationOf = ({ detachment, among }: Leaver, chosen: Chosen): TerritoryId | null =>
  lookup(chosen, detachment.id)?.to ?? (lookup(chosen, detachment.id) === undefined ? (among[0] ?? null) : null);

/** The choices as the order lists them: only for detachments that have one. */
export const withdrawalsOf = (leavers: readonly Leaver[], chosen: Chosen): readonly Withdrawal[] =>
  leavers
    .filter((one) => one.why === null && (one.among.length > 1 || lookup(chosen, one.detachment.id)?.route != null))
    .map((one) => ({
      detachment: one.detachment.id,
      to: destinationOf(one, chosen),
      route: lookup(chosen, one.detachment.id)?.route ?? null,
    }));

/** Choices sealed earlier, to start from. */
export const chosenIn = (sealed: readonly Withdrawal[]): Chosen =>
  Object.fromEntries(sealed.map(({ detachment, to, route }) => [detachment, { to, route }]));

/** SEC-DEPLOY-05: the reader's majors that were left empty when their detachments attacked. */
export function majorsLeft({ board, side }: View, leavers: readonly Leaver[]): readonly TerritoryId[] {
  const from = leavers.flatMap(({ battle, counter }) =>
    battle.attacks.flatMap((attack) => (attack.counters.includes(counter) ? (attack.from ?? []) : [])),
  );
  return [...new Set(from)].filter((id) => {
    const territory = lookup(board.territories, id);
    if (territory === undefined || !territory.isMajor || territory.home !== side) return false;
    const isHeld = Object.values(board.counters).some(
      (one) => one.side === side && one.at === id && !one.isLost && !isCommitted(board, one),
    );
    return territory.controller === side && !isHeld;
  });
}

/** A route in the making: the territories that it enters, and where it can go next. SEC-AIR-08. */
export interface Way {
  readonly route: readonly TerritoryId[];
  readonly next: readonly TerritoryId[];
  readonly isThere: boolean;
}

export function wayOn(board: Board, from: TerritoryId, to: TerritoryId, route: readonly TerritoryId[]): Way {
  const at = route.at(-1) ?? from;
  return { route, next: neighbours(board, at), isThere: route.length > 0 && at === to };
}
