import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present } from '../../kernel/index.ts';
import type {
  Battle,
  BattleId,
  Board,
  Counter,
  CounterId,
  Desk,
  Detachment,
  DetachmentId,
  Known,
  NewDetachment,
  Question,
  RefusalCode,
  Rejection,
  Settings,
  Side,
  State,
  TerritoryId,
  View,
} from '../types.ts';
import { territoriesOf, territoryOf } from './grid.ts';

/** A refusal about one field of an order. */
export const refused = (
  code: RefusalCode,
  rule: RuleId,
  path: Rejection['path'] = [],
  facts: Rejection['facts'] = {},
): Rejection => ({ code, rule, path, facts });

export const ALL_WELL: readonly Rejection[] = [];

/** The same refusals about a field further in. */
export const within = (path: Rejection['path'], faults: readonly Rejection[]): readonly Rejection[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));

export const knownTo = ({ board, desks, talks }: State, side: Side): Known => ({
  side,
  board,
  desk: desks[side],
  talks,
});
/** What the viewer's side knows; null: the viewer has none. */
export function knownOf({ side, board, desks, talks }: View): Known | null {
  const desk = side === null ? null : desks[side];
  return side === null || desk === null ? null : { side, board, desk, talks };
}

/** Null: the seat isn't in this campaign. */
export const sideOf = ({ players }: Pick<Board, 'players'>, seat: SeatId): Side | null =>
  lookup(players, seat)?.side ?? null;
/** In the order at the table. */
export const seatsOf = ({ seats, players }: Pick<Board, 'seats' | 'players'>, side: Side): readonly SeatId[] =>
  seats.filter((seat) => lookup(players, seat)?.side === side);

export const pointsOf = ({ units }: Pick<NewDetachment, 'units'>): number =>
  units.reduce((sum, { points }) => sum + points, 0);
/** SEC-DROP-04: what counts now; vehicles that are still in orbit do not. */
export const fieldedPoints = ({
  units,
  hasVehiclesInOrbit,
}: Pick<Detachment, 'units' | 'hasVehiclesInOrbit'>): number =>
  pointsOf({ units: units.filter(({ traits }) => !hasVehiclesInOrbit || !traits.includes('vehicle')) });

export const detachmentOf = ({ detachments }: Pick<Desk, 'detachments'>, id: DetachmentId): Detachment | null =>
  lookup(detachments, id) ?? null;
/** In the order in which they joined the army. */
export const detachmentsOf = ({ detachments }: Pick<Desk, 'detachments'>): readonly Detachment[] =>
  Object.values(detachments).sort((a, b) => Number(a.id.slice(2)) - Number(b.id.slice(2)));
/** The detachment under one of the side's own counters. */
export const under = (desk: Pick<Desk, 'detachments'>, counter: CounterId): Detachment =>
  present(
    Object.values(desk.detachments).find((one) => one.counter === counter),
    'a detachment under each counter of its side',
  );

/** Its counter, with its place and what everyone sees of it; null: it has none. */
export const counterFor = (
  { counters }: Pick<Board, 'counters'>,
  { counter }: Pick<Detachment, 'counter'>,
): Counter | null => (counter === null ? null : (lookup(counters, counter) ?? null));

/** By side, then by number. */
export const countersOf = ({ counters }: Pick<Board, 'counters'>, side: Side): readonly Counter[] =>
  Object.values(counters)
    .filter((one) => one.side === side)
    .sort((a, b) => a.number - b.number);

export const battleOf = ({ battles }: Pick<Board, 'battles'>, id: BattleId): Battle | null =>
  lookup(battles, id) ?? null;
export const battleIn = ({ battles }: Pick<Board, 'battles'>, territory: TerritoryId): Battle | null =>
  Object.values(battles).find((one) => one.territory === territory) ?? null;
/** In the order of declaration. SEC-BTL-04. */
export const battlesInOrder = ({ battles }: Pick<Board, 'battles'>): readonly Battle[] =>
  Object.values(battles).sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));

/** SEC-ATK-02, SEC-RESP-08: whether it has left its place for a battle elsewhere. */
export const isCommitted = ({ battles }: Pick<Board, 'battles'>, { battle, at }: Counter): boolean =>
  battle !== null && lookup(battles, battle)?.territory !== at;

/** Whether it counts where its counter is: for defence, and for the garrison of a major. SEC-DEPLOY-05, SEC-RESP-08. */
export const stands = (board: Pick<Board, 'battles'>, counter: Counter): boolean =>
  counter.at !== null && !counter.isLost && !isCommitted(board, counter);

/** The counters of a side that defend a territory, by number. SEC-BTL-17. */
export const standingIn = (
  board: Pick<Board, 'battles' | 'counters'>,
  side: Side,
  territory: TerritoryId,
): readonly Counter[] => countersOf(board, side).filter((one) => one.at === territory && stands(board, one));

/** Troops in a line count where they started. SEC-MAP-06. */
export const hasTroopsIn = (board: Pick<Board, 'counters'>, side: Side, territory: TerritoryId): boolean =>
  countersOf(board, side).some((one) => one.at === territory && !one.isLost);

/** SEC-DEPLOY-05: the majors of a side that it holds and must garrison. */
export const ownMajors = ({ territories }: Pick<Board, 'territories'>, side: Side): readonly TerritoryId[] =>
  territoriesOf(territories)
    .filter(({ home, controller, isMajor }) => isMajor && home === side && controller === side)
    .map(({ id }) => id);

/** SEC-DEPLOY-05: whether a detachment can be the garrison of a major. */
export const isGarrison = (
  { majorGarrisonGround }: Pick<Settings, 'majorGarrisonGround'>,
  { kind }: Pick<Detachment, 'kind'>,
): boolean => !majorGarrisonGround || kind !== 'aerial';

/** SEC-DEPLOY-05: the detachments that garrison a territory now. */
export const garrisonOf = ({ board, desk, side }: Known, territory: TerritoryId): readonly Detachment[] =>
  standingIn(board, side, territory)
    .map(({ id }) => under(desk, id))
    .filter((one) => isGarrison(board.settings, one));

/** SEC-DEPLOY-05: the majors that would be empty if these detachments left. */
export const majorsLeftEmpty = (known: Known, going: readonly DetachmentId[]): readonly TerritoryId[] =>
  ownMajors(known.board, known.side).filter((id) => {
    const garrison = garrisonOf(known, id);
    return garrison.length > 0 && garrison.every((one) => going.includes(one.id));
  });

/** SEC-DEPLOY-05: the majors that are empty now. */
export const emptyMajors = (known: Known): readonly TerritoryId[] =>
  ownMajors(known.board, known.side).filter((id) => garrisonOf(known, id).length === 0);

/** SEC-ATK-08. */
export function isEngaged(board: Pick<Board, 'territories'>, id: TerritoryId): boolean {
  const { isAttacked, hasAttacked } = territoryOf(board, id);
  return isAttacked || hasAttacked;
}

/** Whether a side is asked for this decision now. */
export const isAsked = ({ asked }: Pick<Board, 'asked'>, side: Side, decision: Question['decision']): boolean =>
  asked.some((one) => one.side === side && one.decision === decision);

/** A counter that has done nothing yet this turn. */
export const UNUSED = {
  battle: null,
  hasFlown: false,
  hasMoved: false,
  isLost: false,
} as const satisfies Partial<Counter>;
