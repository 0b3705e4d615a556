import { lookup } from '../../kernel/index.ts';
import { changedFixed, completed } from '../briefing/briefing.ts';
import { mayStrike } from '../deep-strike/deep-strike.ts';
import { hasSeen } from '../entries/order.ts';
import { written } from '../entries/register.ts';
import { hasTransport, mayStartOnTable } from '../escalation/escalation.ts';
import { needsCoin, placingOrder } from '../infiltrate/infiltrate.ts';
import { dicedWith, reserveGroups } from '../reserves/reserves.ts';
import type { BodyOf, Place, RefusalCode, Side, Unit } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import {
  armyOf,
  type Board,
  holdsFor,
  type Judgement,
  placeOf,
  readingOf,
  refused,
  type Turned,
  unitOf,
} from './board.ts';
import { isBriefConfirmed, positionOf } from './position.ts';

export type BriefingBody = BodyOf<'brief' | 'army' | 'confirm-brief' | 'place' | 'set-aside' | 'placed' | 'deployed'>;

/** What is entered before the first turn. */
export function briefingEntry(turned: Turned, body: BriefingBody): Judgement {
  switch (body.type) {
    case 'brief':
      return setBrief(turned, body);
    case 'army':
      return setArmy(turned, body);
    case 'confirm-brief':
      return confirmBrief(turned, body);
    case 'place':
      return setPlace(turned, body);
    case 'set-aside':
      return setAside(turned);
    case 'placed':
      return placeInfiltrator(turned, body);
    case 'deployed':
      return finishDeployment(turned);
  }
}

const wrongStage = (rule: 'MSN-COMP-01' | 'MSN-DS-02' | 'MSN-INF-01' | 'MSN-VP-06'): Judgement =>
  refused('wrong-stage', rule);

/**
 * MSN-COMP-01, -07: a new mission; a change clears both confirmations, because nobody confirmed it. A phone that did not
 * know that both had confirmed cannot change it any more.
 */
function setBrief({ board, placed }: Turned, { brief }: BodyOf<'brief'>): Judgement {
  const { stage } = positionOf(board);
  if (stage !== 'briefing' && stage !== 'setting-aside') return wrongStage('MSN-COMP-01');
  const isKnown = SIDES.every((side) => {
    const one = board.confirmed[side];
    return one !== null && hasSeen(placed, one.entry);
  });
  if (isBriefConfirmed(board) && !isKnown) return refused('brief-changed', 'MSN-COMP-01');
  const changed = changedFixed(board.setup.campaign, board.setup.brief, brief);
  if (changed.length > 0) return refused('fixed-by-campaign', 'MSN-COMP-07', { parts: [...changed] });
  board.brief = written(board.brief, placed, completed(brief));
  return null;
}

/** MSN-VP-06: a side's list, in a free-standing battle. */
function setArmy({ board, placed, by }: Turned, { side, units }: BodyOf<'army'>): Judgement {
  if (board.setup.campaign !== null) return refused('fixed-by-campaign', 'MSN-COMP-07', { parts: ['army'] });
  const { stage } = positionOf(board);
  if (stage !== 'briefing' && stage !== 'setting-aside') return wrongStage('MSN-VP-06');
  const isTwice = new Set(units.map(({ id }) => id)).size < units.length;
  if (isTwice) return refused('unit-named-twice', 'MSN-VP-06');
  const isOwn = side === by && units.every((one) => one.side === side);
  if (!isOwn) return refused('not-for-your-side', 'MSN-VP-06');
  board.armies[side] = written(board.armies[side], placed, units);
  return null;
}

/** MSN-COMP-01: names the mission that is confirmed, so that nobody confirms one that they have not seen. */
function confirmBrief({ board, placed, by }: Turned, { brief }: BodyOf<'confirm-brief'>): Judgement {
  const isCurrent = brief === null ? board.brief.length === 0 : board.brief.some(({ entry }) => entry === brief);
  if (!isCurrent) return refused('brief-changed', 'MSN-COMP-01');
  board.confirmed[by] = { brief, entry: placed.id };
  // What both confirm is what they agree on, whatever else was entered meanwhile.
  const isAgreed = SIDES.every((side) => board.confirmed[side]?.brief === brief);
  if (isAgreed) board.brief = board.brief.filter(({ entry }) => entry === brief);
  return null;
}

/** MSN-RES-01, MSN-DS-02, MSN-ESC-02, -03, -05, MSN-INF-01: why a selection cannot begin there. */
function placeFault(board: Board, side: Side, units: readonly Unit[], place: Place): RefusalCode | null {
  const army = armyOf(board, side);
  const infiltrates = holdsFor(board, 'infiltrate', side);
  switch (place) {
    case 'table': {
      const terms = { isInForce: holdsFor(board, 'escalation', side), canInfiltrate: infiltrates };
      const isAllowed = units.every((unit) => mayStartOnTable(unit, hasTransport(army, unit), terms));
      if (!isAllowed) return 'escalation-forbids';
      const isAll = board.setup.settings.reserveWho === 'all' && holdsFor(board, 'reserves', side);
      return isAll ? 'place-not-offered' : null;
    }
    case 'last':
      return infiltrates && units.every(({ abilities }) => abilities.includes('infiltrate')) ? null : 'place-not-offered';
    case 'reserve':
      return holdsFor(board, 'reserves', side) ? null : 'place-not-offered';
    case 'strike':
      // MSN-RES-06: with Reserves in force the way is chosen on arrival.
      if (holdsFor(board, 'reserves', side)) return 'place-not-offered';
      return units.every((unit) => mayStrike(unit, holdsFor(board, 'deep-strike', side))) ? null : 'no-deep-strike';
  }
}

function setPlace({ board, placed, by }: Turned, { selection, place }: BodyOf<'place'>): Judgement {
  if (positionOf(board).stage !== 'setting-aside') return wrongStage('MSN-DS-02');
  const group = reserveGroups(armyOf(board, by)).find((one) => one.selection === selection);
  if (group === undefined) return refused('selection-unknown', 'MSN-RES-02');
  const fault = placeFault(board, by, group.units, place);
  if (fault !== null) return refused(fault, fault === 'escalation-forbids' ? 'MSN-ESC-02' : 'MSN-RES-01', { selection });
  board.places[selection] = written(lookup(board.places, selection) ?? [], placed, place);
  return null;
}

/** MSN-ESC-02, MSN-RES-01: a side has decided what stays off the table; whatever may not start there is set aside. */
function setAside({ board, by }: Turned): Judgement {
  if (positionOf(board).stage !== 'setting-aside') return wrongStage('MSN-DS-02');
  const wrong = reserveGroups(armyOf(board, by)).find(
    ({ selection, units }) => placeFault(board, by, units, placeOf(board, selection, by)) !== null,
  );
  if (wrong !== undefined) return refused('not-set-aside', 'MSN-ESC-02', { selection: wrong.selection });
  board.setAside[by] = true;
  return null;
}

/** MSN-INF-01: the units of a side that are set up last. */
export const infiltratorsOf = (board: Board, side: Side): readonly Unit[] => {
  const army = armyOf(board, side);
  return army.filter((unit) => placeOf(board, dicedWith(army, unit), side) === 'last');
};

/** MSN-INF-02: who sets up each infiltrator; null: the coin is still open. */
export function infiltrationOrder(board: Board): readonly Side[] | null {
  const counts = { a: infiltratorsOf(board, 'a').length, b: infiltratorsOf(board, 'b').length };
  if (!needsCoin(counts)) return placingOrder(counts, 'a');
  const coin = readingOf(board, { kind: 'coin' });
  return coin?.kind === 'coin' ? placingOrder(counts, coin.first) : null;
}

/** MSN-INF-02: one unit after the other. */
function placeInfiltrator({ board, by }: Turned, { unit: id }: BodyOf<'placed'>): Judgement {
  if (positionOf(board).stage !== 'deployment') return wrongStage('MSN-INF-01');
  const unit = unitOf(board, id);
  if (unit === undefined || !infiltratorsOf(board, unit.side).includes(unit)) return refused('unit-unknown', 'MSN-INF-01');
  if (board.placedUnits.includes(id)) return refused('placed-already', 'MSN-INF-02');
  const next = infiltrationOrder(board)?.[board.placedUnits.length];
  if (next !== unit.side || next !== by) return refused('not-your-turn-to-place', 'MSN-INF-02');
  board.placedUnits = [...board.placedUnits, id];
  return null;
}

/** MSN-INF-01, MSN-DAWN-01: a side has set up everything. */
function finishDeployment({ board, by }: Turned): Judgement {
  if (positionOf(board).stage !== 'deployment') return wrongStage('MSN-INF-01');
  const isOpen = infiltratorsOf(board, by).some(({ id }) => !board.placedUnits.includes(id));
  if (isOpen) return refused('not-deployed', 'MSN-INF-01');
  board.deployed[by] = true;
  return null;
}
