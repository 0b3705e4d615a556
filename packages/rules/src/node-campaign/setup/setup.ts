import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Known, NodeId, Order, Rejection, Ruling } from '../types.ts';

type Place = Extract<Order, { readonly type: 'place' }>;
type GuardRuling = Extract<Ruling, { readonly type: 'place-guard' | 'share-guard' }>;

/** NODE-SETUP-04: opens the first step that asks anybody. */
export function openSetUp(_play: Play): void {}

/** What a seat may place, and how many. NODE-SETUP-01, NODE-FAC-IG-01, NODE-FAC-TAU-02, -03. */
export function placements(
  _known: Known,
  _seat: SeatId,
): { readonly nodes: readonly NodeId[]; readonly count: number } | null {
  return null;
}

export function placeFaults(_known: Known, _seat: SeatId, _order: Place): readonly Rejection[] {
  return [];
}

export function place(_play: Play, _seat: SeatId, _order: Place): void {}

/** NODE-SETUP-04: the first legal node by the map for those who have not answered. */
export function setUpFellDue(_play: Play): void {}

/** NODE-FAC-IG-02, -03. */
export function guardFaults(_known: Known, _ruling: GuardRuling): readonly Rejection[] {
  return [];
}

export function setUpGuard(_play: Play, _ruling: GuardRuling): void {}

/** Whether everything is chosen, so that the next midnight, from the start date on, begins the war. */
export const isChosen = ({ setUp }: Pick<Known, 'setUp'>): boolean => setUp !== null && setUp.step === null;

/** NODE-SETUP-04, NODE-CP-01: the first day begins. */
export function beginWar(play: Play): void {
  play.state.setUp = null;
}
