import type { Awaited, SeatId } from '../../kernel/index.ts';
import { lossesOwed, picksOwed } from '../quick-battles/owed.ts';
import { captorSide } from '../sides/outcome.ts';
import { isAgainstNpc, speakers } from '../sides/sides.ts';
import type { Battle, BattleSide, State } from '../types.ts';
import { isSame } from './reports.ts';

/**
 * HEX-TBL-41, HEX-QB-05: what each seat owes in the open battles.
 * @param hasDeadline whether dice decide when time is up
 */
export function battlesAwaiting(state: State, hasDeadline: boolean): readonly Awaited[] {
  return state.battles
    .filter(({ postponed }) => !postponed)
    .flatMap((battle) =>
      askedOf(battle).flatMap(({ seats, decision, otherwise }) =>
        seats.map((seat): Awaited => {
          const without = hasDeadline ? otherwise : 'wait';
          return { seat, decision, by: 'order', otherwise: without, due: null, topic: battle.id };
        }),
      ),
    );
}

/** What seats may owe a battle. */
export type BattleDuty = 'battle-report' | 'confirm-report' | 'pick-losses' | 'choose-losses' | 'decide-captives';

interface Asked {
  readonly seats: readonly SeatId[];
  readonly decision: BattleDuty;
  readonly otherwise: string;
}

/** The facts about a battle that decide what it waits for. */
export interface Asking extends Pick<Battle, 'stage' | 'reports' | 'quick'> {
  readonly attacker: Leader;
  readonly defender: Leader | null;
  readonly result: { readonly winner: BattleSide | null } | null;
  readonly takenBy?: BattleSide;
}

interface Leader {
  readonly seat: SeatId | null;
}

/** What a battle waits for at its stage. */
export function askedOf(battle: Asking): readonly Asked[] {
  switch (battle.stage) {
    case 'open':
      return reportsAsked(battle);
    case 'picks':
      return [{ seats: picksOwed(battle), decision: 'pick-losses', otherwise: 'drawn-losses' }];
    case 'losses':
      return [{ seats: lossesOwed(battle), decision: 'choose-losses', otherwise: 'drawn-losses' }];
    case 'captives': {
      const captor = captorSide(battle);
      const seat = captor === null ? null : (battle[captor]?.seat ?? null);
      return [{ seats: seat === null ? [] : [seat], decision: 'decide-captives', otherwise: 'captives-live' }];
    }
    case 'closed':
      return [];
  }
}

/**
 * HEX-TBL-41: a side without a report owes one, or a confirmation; if two differ, both owe another. A side whose report
 * on NPC forces waits for the referee may still change it, or let dice decide (HEX-TBL-43).
 */
function reportsAsked(battle: Asking): readonly Asked[] {
  const all = speakers(battle);
  const silent = all.filter((seat) => battle.reports[seat] === undefined);
  const otherwise = 'quick-battle';
  if (silent.length === all.length || isAgainstNpc(battle))
    return [{ seats: all, decision: 'battle-report', otherwise }];
  if (silent.length > 0) return [{ seats: silent, decision: 'confirm-report', otherwise }];
  const [one, other] = all.map((seat) => battle.reports[seat]);
  const isContested = one !== undefined && other !== undefined && !isSame(one, other);
  return isContested ? [{ seats: all, decision: 'battle-report', otherwise }] : [];
}
