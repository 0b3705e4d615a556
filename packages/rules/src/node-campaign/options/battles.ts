import type { SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import { latest, levelRange, ownForces } from '../battles/reports.ts';
import { exits, leastLevel, splits } from '../battles/talks.ts';
import { mapNode, seatsOf, sidesOf } from '../board/board.ts';
import { checkOrder } from '../check.ts';
import { KILL_TEAM } from '../data/missions.ts';
import { defencePoints } from '../missions/missions.ts';
import type {
  Battle,
  BattleDecision,
  BattleOption,
  BattleResult,
  ForceId,
  Known,
  Order,
  RefusalCode,
  ReportForm,
  Talk,
  Unit,
  UnitUse,
} from '../types.ts';

type Of<Type extends BattleOption['type']> = Extract<BattleOption, { readonly type: Type }>;

/** A battle with what one of its players knows of it. */
interface At {
  readonly known: Known;
  readonly seat: SeatId;
  readonly battle: Battle;
  readonly talk: Talk;
}

/** All that a player can say in the own battles now. */
export const battleOptions = (known: Known, seat: SeatId): readonly BattleOption[] =>
  sortedKeys(known.battles).flatMap((id): readonly BattleOption[] => {
    const [battle, talk] = [lookup(known.battles, id), lookup(known.talks, id)];
    if (battle === undefined || talk === undefined) return [];
    const at: At = { known, seat, battle, talk };
    return [...decisions(at), ...levelOption(at), ...listOptions(at), ...multiOption(at), ...reportOptions(at)];
  });

const isAllowed = ({ known, seat }: At, order: Order): boolean => checkOrder(known, seat, order).length === 0;
const BOTH = [true, false] as const;

const decisions = (at: At): readonly Of<'decision'>[] =>
  answers(at)
    .filter((decision) => isAllowed(at, decision))
    .map((decision) => ({ type: 'decision', decision }));

/** NODE-MSN-04 to -07, -12, NODE-BTL-05, -15, -16, -29, NODE-MULTI-01: whatever needs no more than a yes, a no or a choice. */
function answers({ known, battle }: At): readonly BattleDecision[] {
  const { id, choice } = battle;
  const missions = choice?.kind === 'mission' ? choice.of : [];
  return [
    ...exits(known, battle).map((to): BattleDecision => ({ type: 'leave', battle: id, to })),
    ...missions.map((mission): BattleDecision => ({ type: 'choose-mission', battle: id, mission })),
    ...BOTH.map((wants): BattleDecision => ({ type: 'pivotal', battle: id, wants })),
    ...BOTH.map((agrees): BattleDecision => ({ type: 'consent', battle: id, agrees })),
    { type: 'roll-mission', battle: id },
    ...BOTH.map((wants): BattleDecision => ({ type: 'random', battle: id, wants })),
    { type: 'take-back', battle: id },
    { type: 'concede', battle: id },
  ];
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** NODE-BTL-02, NODE-MSN-05. */
function levelOption(at: At): readonly Of<'level'>[] {
  const { known, battle } = at;
  const { forceLevelMax: most, forceLevelDefault } = known.settings;
  const least = leastLevel(known, battle);
  if (!isAllowed(at, { type: 'level', battle: battle.id, level: least })) return [];
  return [{ type: 'level', battle: battle.id, least, most, usual: between(forceLevelDefault, least, most) }];
}

/** Stands for any unit of a list. */
const ANY_UNIT = { name: '?', category: 'troops', description: '', points: 1, isMindless: false } as const;

/** NODE-BF-15, NODE-MSN-09. */
function listOptions(at: At): readonly Of<'list'>[] {
  const { known, seat, battle } = at;
  const level = battle.level ?? 0;
  const forces = ownForces(known, battle, seat).map(({ id }) => id);
  return [...forces, null].flatMap((force: ForceId | null): readonly Of<'list'>[] => {
    const units = force === null ? [] : [ANY_UNIT];
    const most = force === null ? defencePoints(level) : level;
    const isOpen = isAllowed(at, { type: 'list', battle: battle.id, force, units });
    return isOpen ? [{ type: 'list', battle: battle.id, force, most }] : [];
  });
}

/** NODE-MULTI-01, -02. */
function multiOption(at: At): readonly Of<'multi'>[] {
  const { known, battle } = at;
  const players = seatsOf(battle.stack.map(({ owner }) => owner));
  if (players.length < 3 || !isAllowed(at, { type: 'multi', battle: battle.id, sides: players.map((one) => [one]) })) {
    return [];
  }
  return [{ type: 'multi', battle: battle.id, players, splits: splits(known, battle) }];
}

/** NODE-BTL-14, -15. */
function reportOptions(at: At): readonly BattleOption[] {
  const { battle, talk } = at;
  const dispute = { type: 'dispute', battle: battle.id } as const;
  const waits = latest(talk);
  return [
    ...(waits === null ? reportForm(at, 'report', firstResult(at.known, battle)) : []),
    ...(waits === null
      ? []
      : (['confirm', 'amend', 'field'] as const).flatMap((type) => reportForm(at, type, reported(waits)))),
    ...(isAllowed(at, { ...dispute, text: '' }) ? [dispute] : []),
  ];
}

function reported({ date, mission, isPivotal, level, winner, degree, iasl }: BattleResult): BattleResult {
  return { date, mission, isPivotal, level, winner, degree, iasl };
}

/** A result to begin with: a draw, on this day, in the mission and at the level that were agreed, or the likeliest. */
export function firstResult(known: Known, battle: Battle): BattleResult {
  const [offered] = battle.choice?.kind === 'mission' ? battle.choice.of : [];
  const mission = battle.mission?.mission ?? offered ?? mapNode(known, battle.node).mission ?? 'cleanse';
  const { least, most } = levelRange(known, battle, mission);
  const level = between(battle.level ?? known.settings.forceLevelDefault, least, most);
  const date = known.clock.date ?? battle.openedAt.slice(0, 10);
  return { date, mission, isPivotal: battle.isPivotal, level, winner: null, degree: null, iasl: [] };
}

/** What a player can still do something about. An amendment begins with the report, which it must change. */
const MISSING: readonly RefusalCode[] = ['units-missing', 'list-unapproved', 'same-result'];

function reportForm(
  at: At,
  type: 'report' | 'confirm' | 'amend' | 'field',
  result: BattleResult,
): readonly Of<'report' | 'confirm' | 'amend' | 'field'>[] {
  const { known, seat, battle } = at;
  const forces = ownForces(known, battle, seat);
  const [units, killTeam] = [forces.flatMap((force) => force.units), forces.flatMap((force) => force.killTeam)];
  const said = type === 'field' ? saidIn(at) : null;
  const fielded = said ?? fieldedAt(KILL_TEAM.includes(result.mission) ? killTeam : units, result.level);
  const asked = (some: readonly UnitUse[]): Order => {
    const of = { battle: battle.id, units: [...some] };
    return type === 'confirm' || type === 'field' ? { type, ...of } : { type, result, ...of };
  };
  const [refusal = null] = checkOrder(known, seat, asked(fielded));
  // A confirmation may leave its units out.
  const isBare = type === 'confirm' && refusal !== null && isAllowed(at, asked([]));
  if (refusal !== null && !isBare && !MISSING.includes(refusal.code)) return [];
  const form: ReportForm = {
    battle: battle.id,
    result,
    sides: sidesOf(battle),
    ...levelRange(known, battle, result.mission),
    units: units.map(({ id }) => id),
    killTeam: killTeam.map(({ id }) => id),
    fielded: isBare ? [] : fielded,
    refusal: isBare ? null : refusal,
  };
  return [{ type, ...form }];
}

/** What the player has said about their own units; null: nothing that goes with the latest version of the report. */
function saidIn(at: At): readonly UnitUse[] | null {
  const units = at.talk.armies.find(({ seat }) => seat === at.seat)?.units ?? [];
  return isAllowed(at, { type: 'field', battle: at.battle.id, units: [...units] }) ? units : null;
}

/** NODE-BTL-04: in full as many as the level allows, in the order of the roster; or else a part of the first. */
function fieldedAt(units: readonly Unit[], level: number): readonly UnitUse[] {
  const full: UnitUse[] = [];
  let left = level;
  for (const { id, points } of units) {
    if (points > left) continue;
    left -= points;
    full.push({ unit: id, isFull: true, deeds: [] });
  }
  const [first] = units;
  return full.length > 0 || first === undefined ? full : [{ unit: first.id, isFull: false, deeds: [] }];
}
