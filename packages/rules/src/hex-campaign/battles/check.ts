import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { STAGE_OF } from '../data/battles.ts';
import { lossFault } from '../quick-battles/choice.ts';
import { dutyOf, picksFault } from '../quick-battles/duty.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import { speakers, spokenFor } from '../sides/sides.ts';
import type { BattleDecision, BattleReport, LossItem, PieceId, Rejection, SeenBattle, View } from '../types.ts';
import { postponers, postponingWordFault, quickWordFault } from './agreements.ts';
import { captivesFault } from './decisions.ts';
import { isCarded, isKnownSpent, knownLeaders, knownOccasion } from './known.ts';
import { lendingFault } from './lend.ts';
import { choosingOf, pickingOf } from './loss-tasks.ts';
import { callFault } from './reinforce.ts';
import { reporterFault } from './report.ts';
import { reportFaults } from './report-faults.ts';
import { throwFault } from './table-dice.ts';
import { rerollFault } from './terrain.ts';

/** HEX-TBL-41, HEX-QB: why a seat cannot send this decision about a battle, judged only on what it knows. */
export function decisionFaults(view: View, seat: SeatId, order: BattleDecision): readonly Fault[] {
  const { phase, battles } = view;
  if (phase !== 'battle') return [fault('no-battle-open', 'HEX-TURN-03', { phase })];
  const seen = battles.find(({ id }) => id === order.battle);
  if (seen === undefined) return [fault('battle-unknown', 'HEX-TBL-41', { battle: order.battle }, ['battle'])];
  if (seen.postponed) return [fault('battle-put-off', 'HEX-QB-11', { battle: seen.id }, ['battle'])];
  if (seen.stage !== STAGE_OF[order.type]) {
    return [fault('not-asked-now', 'HEX-TBL-41', { stage: seen.stage }, ['type'])];
  }
  if (order.type === 'battle-report') return saidFaults(view, seat, seen, order.report);
  const found = wordFault(view, seat, seen, order);
  return found === null ? [] : [found];
}

function wordFault(
  view: View,
  seat: SeatId,
  seen: SeenBattle,
  order: Exclude<BattleDecision, { readonly type: 'battle-report' }>,
): Fault | null {
  const { settings } = view;
  switch (order.type) {
    case 'quick-battle':
      return quickWordFault(settings, seen, {
        seat,
        agree: order.agree,
        asked: seen.talk?.quickAsked ?? [],
        agreed: seen.talk?.quickAgreed ?? [],
      });
    case 'postpone-battle': {
      const left = view.seats.filter(({ beaten }) => beaten === null).map(({ id }) => id);
      const asked = postponers(seen, view.turn, speakers(seen), left);
      return postponingWordFault(settings, seen, { seat, agree: order.agree, asked, agreed: seen.postponeAgreed });
    }
    case 'pick-losses':
      return pickingFault(view, seat, seen, order.items);
    case 'choose-losses':
      return choosingFault(view, seat, seen, order.items);
    case 'decide-captives':
      return captivesFault(seen, seat);
    case 'reroll-terrain':
      return rerollFault(isStrongholdOf(view, seen), seen.card?.dice ?? null);
    case 'throw-dice':
      return throwFault(settings, seen, seat, order.what);
    case 'call-reinforcement':
      return callFault({ settings, seen, seat, isSpent: (piece) => isKnownSpent(view, seen, piece) }, order);
    case 'lend-support':
      return knownLendingFault(view, seen, order.piece);
  }
}

/** HEX-TBL-41: why a report cannot be true, as far as the viewer knows. */
function saidFaults(view: View, seat: SeatId, seen: SeenBattle, report: BattleReport): readonly Fault[] {
  const barred = reporterFault(view.settings, seen, seat);
  if (barred !== null) return [barred];
  return isCarded(seen) ? reportFaults(knownOccasion(view, seen, spokenFor(seen, seat)), report) : [];
}

/** HEX-TBL-41, -43: why the referee cannot decide a battle like this. */
export const checkDecision = (view: View, battle: string, report: BattleReport): readonly Rejection[] =>
  decidingFaults(view, battle, report).map((found) => rejected(found, ['ruling']));

function decidingFaults(view: View, battle: string, report: BattleReport): readonly Fault[] {
  const seen = view.battles.find(({ id }) => id === battle);
  if (seen === undefined) return [fault('battle-unknown', 'HEX-TBL-41', { battle }, ['battle'])];
  if (seen.postponed) return [fault('battle-put-off', 'HEX-QB-11', { battle }, ['battle'])];
  if (seen.stage !== 'open') return [fault('not-asked-now', 'HEX-TBL-41', { stage: seen.stage }, ['type'])];
  return isCarded(seen) ? reportFaults(knownOccasion(view, seen, null), report) : [];
}

/** HEX-QB-07. */
function pickingFault(view: View, seat: SeatId, seen: SeenBattle, items: readonly LossItem[]): Fault | null {
  const task = isCarded(seen) ? pickingOf(view, seat, seen) : null;
  if (task === null || !isCarded(seen)) return fault('no-picks-owed', 'HEX-QB-07');
  const { side, stands, quick } = task;
  return stands && picksFault(knownLeaders(seen), { side, stands, shares: quick.shares }, items);
}

/** HEX-QB-05. */
function choosingFault(view: View, seat: SeatId, seen: SeenBattle, items: readonly LossItem[]): Fault | null {
  const task = isCarded(seen) ? choosingOf(view, seat, seen) : null;
  if (task === null) return fault('no-losses-owed', 'HEX-QB-05');
  return lossFault(dutyOf(task.quick, task.side, task.stand), items);
}

/** HEX-TBL-02: whether the battle is fought at a Stronghold of the viewer's. */
const isStrongholdOf = ({ own }: View, { hex, card }: SeenBattle): boolean =>
  own !== null && lookup(own.strongholds, hex) !== undefined && card?.flak != null;

/** HEX-TBL-25. */
function knownLendingFault(view: View, seen: SeenBattle, id: PieceId): Fault | null {
  const { battles, own } = view;
  const isBeside = ({ beside }: SeenBattle): boolean => beside.includes(id);
  const others = battles.filter((one) => one.id !== seen.id && one.stage === 'open' && isBeside(one));
  const piece = lookup(view.pieces, id) ?? lookup(own?.orbit ?? {}, id);
  const lending = {
    isOwn: piece?.kind === 'detachment' && piece.seat === own?.id,
    isBeside: isBeside(seen),
    isSpent: isKnownSpent(view, seen, id),
    others: others.length,
  };
  return lendingFault(lending, id);
}
