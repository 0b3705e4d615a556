import type { SeatId } from '../../kernel/index.ts';
import { present } from '../../kernel/index.ts';
import {
  ALL_WELL,
  controllerOf,
  fighting,
  forceOf,
  isQuiet,
  isSurface,
  mapNode,
  playersOf,
  refused,
  seatsOf,
  surfaceOf,
} from '../board/board.ts';
import { battleIn, d6, HOUR, type Play, startTimer, stopTimer, talkIn, tell } from '../board/play.ts';
import { areAllies } from '../board/relations.ts';
import {
  ALLY_LESS,
  CATEGORY_BY_DIE,
  DESPERATE,
  KILL_TEAM,
  ORBITAL,
  PIVOTAL,
  PIVOTAL_LEVEL,
  PLANETARY,
  REGULAR,
  ROK,
} from '../data/missions.ts';
import type {
  Battle,
  BattleId,
  FixedMission,
  Known,
  Mission,
  MissionKind,
  NewUnit,
  NodeId,
  Rejection,
} from '../types.ts';

type Strategy = Pick<FixedMission, 'strategy' | 'attacks'>;
/** What the tables say: a mission, or those among which a player chooses. */
interface Drawn extends Pick<FixedMission, 'category' | 'dice'>, Strategy {
  readonly missions: readonly Mission[];
  readonly chooses: FixedMission['attacks'];
}

/** NODE-MSN-02: the kind of mission that the battle calls for. `hasRetreat`: of the defender. */
export function missionKind(known: Known, { node, stack, isPivotal }: Battle, hasRetreat: boolean): MissionKind {
  const [holder, attacker] = stack;
  if (holder?.hasRok === true) return 'rok';
  if (!isSurface(mapNode(known, node))) return 'orbital';
  if (!hasRetreat) return 'desperate';
  if (attacker?.way === 'landing' || attacker?.way === 'drop') return 'planetary';
  return isPivotal ? 'pivotal' : 'regular';
}

const AS_ATTACKED: Strategy = { strategy: [], attacks: 'attacker' };

/** NODE-MSN-04 to -08, -12, by the kind of mission. */
const DRAWN: Readonly<Record<Exclude<MissionKind, 'agreed'>, (play: Play, id: BattleId) => Drawn>> = {
  rok: () => ({ ...AS_ATTACKED, category: null, dice: [], missions: ['bunker-assault'], chooses: 'attacker' }),
  orbital: () => ({ ...AS_ATTACKED, category: null, dice: [], missions: ORBITAL, chooses: 'defender' }),
  planetary: () => ({ ...AS_ATTACKED, category: null, dice: [], missions: PLANETARY, chooses: 'attacker' }),
  desperate: (play, id) => byDie(d6(play, 'NODE-MSN-06', id), DESPERATE, AS_ATTACKED),
  pivotal: (play, id) => byDie(d6(play, 'NODE-MSN-05', id), PIVOTAL, rollStrategy(play, id)),
  regular: (play, id) => {
    const strategy = rollStrategy(play, id);
    const dice = [d6(play, 'NODE-MSN-04', id), d6(play, 'NODE-MSN-04', id)];
    const [first, line] = dice.map((die) => die - 1);
    const category = CATEGORY_BY_DIE[first ?? 0] ?? 'standard';
    const chosen = REGULAR[category][line ?? 0];
    const missions = chosen === undefined ? [...new Set(REGULAR[category])] : [chosen];
    return { ...strategy, category, dice, missions, chooses: strategy.attacks };
  },
};

const byDie = (die: number, table: readonly Mission[], strategy: Strategy): Drawn => ({
  ...strategy,
  category: null,
  dice: [die],
  missions: [present(table[die - 1], 'a line for each side of the die')],
  chooses: strategy.attacks,
});

/** NODE-MSN-03: the attacker adds 1; a tie is rolled again. */
function rollStrategy(play: Play, id: BattleId): Strategy {
  const strategy: Strategy['strategy'][number][] = [];
  for (let pair = 0; pair < 50; pair++) {
    const roll = { attacker: d6(play, 'NODE-MSN-03', id), defender: d6(play, 'NODE-MSN-03', id) };
    strategy.push(roll);
    if (roll.attacker + 1 !== roll.defender) {
      return { strategy, attacks: roll.attacker + 1 > roll.defender ? 'attacker' : 'defender' };
    }
  }
  return { strategy, attacks: 'attacker' };
}

const RULES: Readonly<Record<MissionKind, `NODE-${string}`>> = {
  rok: 'NODE-MSN-08',
  orbital: 'NODE-MSN-12',
  desperate: 'NODE-MSN-06',
  planetary: 'NODE-MSN-07',
  pivotal: 'NODE-MSN-05',
  regular: 'NODE-MSN-04',
  agreed: 'NODE-MSN-01',
};

/** NODE-MSN-02 to -08, -12: rolls the mission; asks for a choice where the table says so. */
export function rollMission(play: Play, id: BattleId, hasRetreat: boolean): void {
  const battle = battleIn(play, id);
  const kind = missionKind(play.state, battle, hasRetreat);
  if (kind === 'agreed') return;
  // Only a regular mission gives way to a pivotal battle, and a question that nobody has answered is a no.
  battle.isPivotal &&= kind === 'pivotal';
  const { pivotal } = talkIn(play, id);
  if (pivotal?.answer === 'open') pivotal.answer = 'no';
  const { missions, chooses, category, strategy, dice, attacks } = DRAWN[kind](play, id);
  const [by] = seatsOf([battle.stack[chooses === 'attacker' ? 1 : 0]?.owner ?? []].flat());
  const mission = missions.length === 1 ? (missions[0] ?? null) : null;
  battle.mission = { kind, mission, category, strategy: [...strategy], dice: [...dice], attacks };
  stopTimer(play, 'mission', id);
  tellFixed(play, id);
  if (mission === null && by !== undefined) askChoice(play, id, { kind: 'mission', by, of: [...missions] });
}

function tellFixed(play: Play, battle: BattleId): void {
  const { mission } = battleIn(play, battle);
  if (mission !== null) tell(play, { type: 'mission-fixed', rule: RULES[mission.kind], to: 'all', battle, mission });
}

type MissionChoice = Extract<NonNullable<Battle['choice']>, { readonly kind: 'mission' }>;

function askChoice(play: Play, battle: BattleId, { by, of }: MissionChoice): void {
  const choice = { kind: 'mission' as const, by, of: [...of] };
  battleIn(play, battle).choice = choice;
  startTimer(play, 'choice', battle, play.state.settings.choiceHours * HOUR);
  tell(play, { type: 'choice-asked', rule: 'NODE-MSN-04', to: 'all', battle, choice });
}

/** The choice of a mission, made by its player or, null, by silence. */
export function chooseMission(play: Play, id: BattleId, mission: Mission | null): void {
  const battle = battleIn(play, id);
  if (battle.choice?.kind !== 'mission' || battle.mission === null) return;
  battle.mission.mission = mission ?? battle.choice.of[0] ?? null;
  battle.choice = null;
  stopTimer(play, 'choice', id);
  tellFixed(play, id);
}

/** NODE-MULTI-07, NODE-BTL-26: points of a player's battleforces at a force level. */
export function shareOf(known: Known, { node, multi }: Battle, level: number, seat: SeatId): number {
  const side = multi?.sides.length === 2 ? multi.sides.find((one) => one.includes(seat)) : undefined;
  const shared = Math.floor(level / (side?.length ?? 1));
  return isWeakAlly(known, node, seat) ? Math.floor((shared * (100 - ALLY_LESS)) / 100) : shared;
}

/** NODE-MSN-09: points of a player at a force level, with the defences of a Rok. */
export function levelOf(known: Known, battle: Battle, level: number, seat: SeatId): number {
  const share = shareOf(known, battle, level, seat);
  const [holder] = battle.stack;
  if (holder?.owner !== seat || !holder.hasRok) return share;
  return (holder.forces.length > 0 ? share : 0) + defencePoints(level);
}

/** NODE-MSN-09. */
export const defencePoints = (level: number): number =>
  Math.floor((level * ROK.percent) / 100 / ROK.roundedTo) * ROK.roundedTo;

/** NODE-BTL-26: fights alone in an ally's node. */
function isWeakAlly(known: Known, node: NodeId, seat: SeatId): boolean {
  const { allyRetreat, allyWeak } = known.settings.errata;
  const controller = controllerOf(known, node);
  if (allyRetreat === 'off' || allyWeak === 'off' || controller === null || controller === seat) return false;
  return areAllies(known, controller, seat);
}

/** NODE-MSN-09, -10: why a Rok cannot be defended by these. */
export function rokFaults(
  _known: Known,
  { stack, level }: Battle,
  seat: SeatId,
  units: readonly NewUnit[],
): readonly Rejection[] {
  const [holder] = stack;
  if (holder?.owner !== seat || !holder.hasRok || level === null) {
    return [refused('defences-mismatch', 'NODE-MSN-09', ['force'])];
  }
  const most = defencePoints(level);
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  if (points > most) return [refused('too-many-points', 'NODE-MSN-09', ['units'], { points, most })];
  const allowed: readonly string[] = ROK.buys;
  const wrong = units.findIndex((unit) => !allowed.includes(unit.category) && !isTurret(unit));
  if (wrong >= 0) return [refused('defences-mismatch', 'NODE-MSN-09', ['units', wrong])];
  const turrets = Math.floor(most / ROK.pointsPerTurret);
  if (units.filter(isTurret).length <= turrets) return ALL_WELL;
  return [refused('defences-mismatch', 'NODE-MSN-10', ['units'], { turrets })];
}

/** NODE-MSN-10: a turret with one of its weapons. */
const isTurret = ({ category, points }: NewUnit): boolean =>
  category === 'other' && Object.values(ROK.weapons).some((weapon) => points === ROK.turret + weapon);

/** NODE-MSN-05: the least force level of a pivotal battle: 1500, or the largest that all rosters allow. */
export function pivotalLevel(known: Known, battle: Battle): number {
  const { forceLevelMin, forceLevelMax } = known.settings;
  const rosters = playersOf(battle).map((seat) => rosterPoints(known, battle, seat));
  return Math.max(forceLevelMin, Math.min(PIVOTAL_LEVEL, forceLevelMax, ...rosters));
}

/** NODE-BTL-03: the points of all battleforces with which a player fights. */
const rosterPoints = (known: Known, battle: Battle, seat: SeatId): number =>
  fighting(battle)
    .filter(({ owner }) => owner === seat)
    .flatMap(({ forces }) => forces.flatMap((id) => forceOf(known, id)?.units ?? []))
    .reduce((sum, { points }) => sum + points, 0);

/** NODE-MSN-01, -12: fought with Kill-Team rosters. */
export const isKillTeamMission = (mission: Mission): boolean => KILL_TEAM.includes(mission);

/** NODE-MSN-06: where a defender who won a Breakout may go. */
export function breakoutNodes(known: Known, { node, stack }: Battle): readonly NodeId[] {
  const owner = stack[0]?.owner;
  const { planet } = mapNode(known, node);
  if (owner === undefined || planet === null) return [];
  return surfaceOf(known, planet).filter(
    (id) => id !== node && controllerOf(known, id) === owner && isQuiet(known, id, owner),
  );
}

/** NODE-MSN-06: the mission was rolled as a Breakout without retreat. */
export const isBreakout = ({ mission }: { readonly mission: FixedMission | null }): boolean =>
  mission?.kind === 'desperate' && mission.mission === 'breakout';
