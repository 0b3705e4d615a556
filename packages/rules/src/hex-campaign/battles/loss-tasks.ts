import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { doubled, halvesOf, tallyOf } from '../quick-battles/choice.ts';
import { dutyOf, pickLimit } from '../quick-battles/duty.ts';
import type { Stake, Stand } from '../quick-battles/stakes.ts';
import { OTHER_SIDE } from '../sides/sides.ts';
import type { BattleSide, LossItem, PieceId, QuickBattle, UnitId, View } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';
import { type Carded, isCarded, knownLeaders, knownStands } from './known.ts';

/** What a planner may pick from: null if they cannot tell two owners apart. */
interface Picking {
  readonly side: BattleSide;
  readonly quick: QuickBattle;
  readonly stands: readonly Stand[] | null;
}

/** HEX-QB-07: what a seat has to pick in a battle; null: nothing. */
export function pickingOf(view: View, seat: SeatId, battle: Carded): Picking | null {
  const quick = battle.talk?.quick ?? null;
  const side = BATTLE_SIDES.find((one) => quick?.picks[one] === null && battle[OTHER_SIDE[one]]?.seat === seat);
  if (quick === null || side === undefined || battle.stage !== 'picks') return null;
  return { side, quick, stands: knownStands(view, battle, side, quick) };
}

interface Choosing {
  readonly side: BattleSide;
  readonly quick: QuickBattle;
  readonly stand: Stand;
}

/** HEX-QB-05: what a seat has to choose from its own forces; null: nothing. */
export function choosingOf(view: View, seat: SeatId, battle: Carded): Choosing | null {
  const quick = battle.talk?.quick ?? null;
  if (quick === null || battle.stage !== 'losses' || lookup(quick.shares, seat) === undefined) return null;
  if (lookup(quick.losses, seat) !== undefined) return null;
  for (const side of BATTLE_SIDES) {
    const stand = knownStands(view, battle, side, quick)?.find((one) => one.seat === seat);
    if (stand !== undefined) return { side, quick, stand };
  }
  return null;
}

/** One squad or vehicle on a form, and how much of it may be lost. */
export interface LossRow {
  readonly piece: PieceId;
  readonly unit: UnitId;
  readonly name: string;
  /** Models of a squad; 1 for a vehicle. */
  readonly models: number;
  /** Which vehicle of its squadron it is, from 1; null: a squad, or the only one. */
  readonly nth: number | null;
  /** Whether the enemy has picked half of it. */
  readonly isPicked: boolean;
  /** Doubled points of each part that may be lost: half a squad of 75 points counts 37.5. */
  readonly choices: readonly { readonly part: LossItem['part']; readonly doubled: number }[];
}

/** Losses of one owner that are to be picked or chosen. Points are doubled. */
export interface LossTask {
  readonly kind: 'pick' | 'choose';
  readonly owner: SeatId;
  /** Picked: at most this. Chosen: at least this, and no more than needed. */
  readonly goal: number;
  readonly rows: readonly LossRow[];
}

/** HEX-QB-05, -07: what a form for losses offers to a seat; empty: the seat owes nothing. */
export function lossTasks(view: View, seat: SeatId, id: string): readonly LossTask[] {
  const battle = view.battles.find((one) => one.id === id);
  if (battle === undefined || !isCarded(battle)) return [];
  const choosing = choosingOf(view, seat, battle);
  if (choosing !== null) {
    const { quick, side, stand } = choosing;
    const { owed, picks } = dutyOf(quick, side, stand);
    const rows = stand.stakes.flatMap((stake) => rowsOf(stake, tallyOf(picks, stake).half, ['half', 'whole']));
    return [{ kind: 'choose', owner: seat, goal: owed, rows }];
  }
  const picking = pickingOf(view, seat, battle);
  const leaders = knownLeaders(battle);
  return (picking?.stands ?? []).flatMap((stand): readonly LossTask[] => {
    const limit = picking === null ? 0 : pickLimit(leaders, picking.side, stand, picking.quick.shares);
    const rows = stand.stakes.flatMap((stake) => rowsOf(stake, 0, ['half']));
    const some = rows.filter(({ choices }) => choices.length > 0);
    return limit === 0 ? [] : [{ kind: 'pick', owner: stand.seat, goal: 2 * limit, rows: some }];
  });
}

/** A row for each vehicle, or one for the squad; those half picked by the enemy come first. */
function rowsOf(stake: Stake, picked: number, parts: readonly ('half' | 'whole')[]): readonly LossRow[] {
  const { piece, unit, name, singly, models } = stake;
  const count = singly ? models : 1;
  const free = parts.filter((part) => part === 'whole' || halvesOf(stake) > 0);
  return Array.from({ length: count }, (_, at): LossRow => {
    const isPicked = at < picked;
    const choices = (isPicked ? (['rest'] as const) : free).map((part) => ({ part, doubled: doubled(stake, part) }));
    return { piece, unit, name, models: singly ? 1 : models, nth: count > 1 ? at + 1 : null, isPicked, choices };
  });
}
