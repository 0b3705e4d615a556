import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, fighting, forceOf, playerOf, playersOf, refused, seatsOf } from '../board/board.ts';
import {
  battleIn,
  DAY,
  forceIn,
  HOUR,
  isTimed,
  numbered,
  type Play,
  startTimer,
  stopTimer,
  talkIn,
  tell,
} from '../board/play.ts';
import { areAllies, areEnemies } from '../board/relations.ts';
import {
  breakoutNodes,
  chooseMission,
  missionKind,
  pivotalLevel,
  rokFaults,
  rollMission,
} from '../missions/missions.ts';
import type { Battle, BattleId, Known, MissionKind, Order, Owner, Rejection, Talk } from '../types.ts';
import { newTalk, startTimers } from './opening.ts';
import { endAtRandom, leaveNode } from './results.ts';
import { validRetreats } from './retreats.ts';

type Asked<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
/** What the players of a battle say to each other before it is fought. */
export type TalkOrder = Asked<
  'level' | 'pivotal' | 'roll-mission' | 'choose-mission' | 'list' | 'random' | 'multi' | 'consent'
>;
/** An order about a battle, with what its player knows of it. */
interface At<Type extends TalkOrder['type']> {
  readonly known: Known;
  readonly seat: SeatId;
  readonly order: Asked<Type>;
  readonly battle: Battle;
  readonly talk: Talk;
}

const RULES: Readonly<Record<TalkOrder['type'], RuleId>> = {
  level: 'NODE-BTL-02',
  pivotal: 'NODE-MSN-05',
  'roll-mission': 'NODE-BTL-05',
  'choose-mission': 'NODE-MSN-04',
  list: 'NODE-BF-15',
  random: 'NODE-BTL-16',
  multi: 'NODE-MULTI-01',
  consent: 'NODE-MULTI-01',
};

/** Everybody in the stack. */
const seatsIn = ({ stack }: Battle): readonly SeatId[] => seatsOf(stack.map(({ owner }) => owner));

/** NODE-BTL-02, -05, -15, -16, NODE-MSN-05, NODE-MULTI-01. */
export function talkFaults(known: Known, seat: SeatId, order: TalkOrder): readonly Rejection[] {
  const rule = RULES[order.type];
  const battle = lookup(known.battles, order.battle);
  if (battle === undefined) return [refused('battle-unknown', rule, ['battle'])];
  const isForAll = order.type === 'multi' || order.type === 'consent';
  const talk = lookup(known.talks, order.battle);
  if (talk === undefined || !(isForAll ? seatsIn(battle) : playersOf(battle)).includes(seat)) {
    return [refused('not-in-battle', rule, ['battle'])];
  }
  if (talk.report !== null) return [refused('battle-reported', rule, ['battle'])];
  return faultsAt({ known, seat, battle, talk }, order);
}

function faultsAt(at: Omit<At<'level'>, 'order'>, order: TalkOrder): readonly Rejection[] {
  switch (order.type) {
    case 'level':
      return levelFaults({ ...at, order });
    case 'pivotal':
      return pivotalFaults({ ...at, order });
    case 'roll-mission':
      return rollFaults(at);
    case 'choose-mission':
      return choiceFaults({ ...at, order });
    case 'list':
      return listFaults({ ...at, order });
    case 'random':
      return randomFaults({ ...at, order });
    case 'multi':
      return multiFaults({ ...at, order });
    case 'consent':
      return consentFaults(at);
  }
}

/** NODE-BTL-02, NODE-MSN-05. */
function levelFaults({ known, battle, order: { level } }: At<'level'>): readonly Rejection[] {
  if (battle.level !== null) return [refused('agreed-already', 'NODE-BTL-02', ['level'])];
  const least = leastLevel(known, battle);
  const most = known.settings.forceLevelMax;
  if (level >= least && level <= most) return ALL_WELL;
  return [refused('level-range', battle.isPivotal ? 'NODE-MSN-05' : 'NODE-BTL-02', ['level'], { least, most })];
}

/** The least force level of a battle. NODE-BTL-02, NODE-MSN-05. */
export const leastLevel = (known: Known, battle: Battle): number =>
  battle.isPivotal ? pivotalLevel(known, battle) : known.settings.forceLevelMin;

/** Whether any of the defender's battleforces could retreat now. NODE-MSN-06. */
function defenderHasRetreat(known: Known, battle: Battle): boolean {
  const forces = (battle.stack[0]?.forces ?? []).flatMap((id) => forceOf(known, id) ?? []);
  return forces.some((force) => validRetreats(known, battle, force).length > 0);
}

/** NODE-MSN-02: the kind of mission that the battle would have if it were rolled now. */
export const missionKindNow = (known: Known, battle: Battle): MissionKind =>
  missionKind(known, battle, defenderHasRetreat(known, battle));

function pivotalFaults({ known, seat, battle, talk, order: { wants } }: At<'pivotal'>): readonly Rejection[] {
  const no = (code: Rejection['code']) => [refused(code, 'NODE-MSN-05', ['battle'])];
  if (battle.mission !== null) return no('mission-known');
  const kind = missionKindNow(known, battle);
  if (battle.multi !== null || (kind !== 'regular' && kind !== 'pivotal')) return no('not-offered');
  if (talk.pivotal === null) return wants ? ALL_WELL : no('not-offered');
  if (talk.pivotal.answer !== 'open') return no('agreed-already');
  return talk.pivotal.by === seat && wants ? no('pivotal-asked') : ALL_WELL;
}

/** NODE-BTL-05. */
function rollFaults({ battle, talk }: Omit<At<'roll-mission'>, 'order'>): readonly Rejection[] {
  const no = (code: Rejection['code']) => [refused(code, 'NODE-BTL-05', ['battle'])];
  if (battle.mission !== null) return no('mission-known');
  if (battle.level === null) return no('level-missing');
  return talk.pivotal?.answer === 'open' ? no('pivotal-asked') : ALL_WELL;
}

function choiceFaults({ seat, battle: { choice }, order }: At<'choose-mission'>): readonly Rejection[] {
  if (choice?.kind !== 'mission') return [refused('no-choice-open', 'NODE-MSN-04', ['battle'])];
  if (choice.by !== seat) return [refused('not-your-choice', 'NODE-MSN-04', ['battle'])];
  return choice.of.includes(order.mission) ? ALL_WELL : [refused('choice-unknown', 'NODE-MSN-04', ['mission'])];
}

/** NODE-BF-15, NODE-MSN-09: what has no roster, or a Rok, gets one for this battle. */
function listFaults({ known, seat, battle, talk, order: { force, units } }: At<'list'>): readonly Rejection[] {
  if (battle.level === null) return [refused('level-missing', 'NODE-BF-15', ['battle'])];
  if (force === null) return rokFaults(known, battle, seat, units);
  const own = fighting(battle).filter(({ owner }) => owner === seat);
  const found = own.some(({ forces }) => forces.includes(force)) ? forceOf(known, force) : null;
  if (found === null) return [refused('force-not-yours', 'NODE-BF-15', ['force'])];
  const draft = talk.lists.find((list) => list.force === force);
  if (draft === undefined ? found.units.length > 0 : draft.isApproved) {
    return [refused('roster-not-empty', 'NODE-BF-15', ['force'])];
  }
  const points = units.reduce((sum, one) => sum + one.points, 0);
  if (points === 0) return [refused('units-missing', 'NODE-BF-15', ['units'])];
  if (points <= battle.level) return ALL_WELL;
  return [refused('too-many-points', 'NODE-BF-15', ['units'], { points, most: battle.level })];
}

/** NODE-BTL-16, NODE-SETUP-09. */
function randomFaults({ known, seat, battle, talk, order: { wants } }: At<'random'>): readonly Rejection[] {
  const no = (code: Rejection['code'], rule: RuleId) => [refused(code, rule, ['battle'])];
  const others = playersOf(battle).filter((one) => one !== seat);
  const isVacant = others.every((one) => playerOf(known, one).isEmpty);
  const hasAsked = talk.random.includes(seat);
  if (!wants) return hasAsked ? ALL_WELL : no('no-change', 'NODE-BTL-16');
  if (isVacant && isTimed(known, 'vacant', battle.id)) return no('too-early', 'NODE-SETUP-09');
  const isAsked = isVacant ? isTimed(known, 'random', battle.id) : hasAsked;
  return isAsked ? no('no-change', 'NODE-BTL-16') : ALL_WELL;
}

/** NODE-MULTI-01, -02, -06. */
function multiFaults({ known, battle, talk, order: { sides } }: At<'multi'>): readonly Rejection[] {
  const no = (code: Rejection['code'], rule: RuleId, path: string) => [refused(code, rule, [path])];
  if (battle.multi !== null) return no('agreed-already', 'NODE-MULTI-01', 'battle');
  if (talk.multi !== null) return no('multi-asked', 'NODE-MULTI-01', 'battle');
  const players = seatsIn(battle);
  if (players.length < 3) return no('too-few-players', 'NODE-MULTI-01', 'battle');
  const named = sides.flat();
  const isEverybody = named.length === players.length && players.every((player) => named.includes(player));
  if (!isEverybody) return no('no-such-split', 'NODE-MULTI-02', 'sides');
  if (sides.length > 2) return ALL_WELL;
  const asked = JSON.stringify(inStackOrder(battle, sides));
  const isLegal = splits(known, battle).some((split) => JSON.stringify(split) === asked);
  return isLegal ? ALL_WELL : no('no-such-split', 'NODE-MULTI-02', 'sides');
}

function consentFaults({ seat, talk: { multi } }: Omit<At<'consent'>, 'order'>): readonly Rejection[] {
  if (multi === null || multi.isOver) return [refused('multi-not-asked', 'NODE-MULTI-01', ['battle'])];
  return multi.agreed.includes(seat) ? [refused('agreed-already', 'NODE-MULTI-01', ['battle'])] : ALL_WELL;
}

/** Sides as they are kept: the players of each, and the sides themselves, in the order of the stack. */
function inStackOrder(battle: Battle, sides: readonly (readonly Owner[])[]): readonly (readonly Owner[])[] {
  const players: readonly Owner[] = seatsIn(battle);
  const place = (owner: Owner | undefined): number => (owner === undefined ? -1 : players.indexOf(owner));
  const sorted = sides.map((side) => [...side].sort((a, b) => place(a) - place(b)));
  return sorted.sort(([a], [b]) => place(a) - place(b));
}

/** NODE-MULTI-02, -03: the legal splits of a stack into two sides, the default first. Empty: two at a time. */
export function splits(known: Known, battle: Battle): readonly (readonly (readonly Owner[])[])[] {
  const players = seatsIn(battle);
  const [holder, attacker] = battle.stack.map(({ owner }) => owner);
  const areBound = (a: SeatId, b: SeatId): boolean => areAllies(known, a, b);
  const areOpposed = (a: SeatId, b: SeatId): boolean => {
    const fight = [holder, attacker];
    return (fight.includes(a) && fight.includes(b)) || areEnemies(known, a, b);
  };
  const isLegal = (withHolder: readonly SeatId[]): boolean =>
    players.every((a, i) =>
      players.slice(i + 1).every((b) => {
        const isTogether = withHolder.includes(a) === withHolder.includes(b);
        return isTogether ? !areOpposed(a, b) : !areBound(a, b);
      }),
    );
  const [first, ...free] = players;
  if (players.length < 3 || first === undefined) return [];
  // By default everybody who may stands against the holder: the smallest subset comes first.
  return Array.from({ length: 2 ** free.length }, (_, chosen) => [
    first,
    ...free.filter((_one, i) => Math.floor(chosen / 2 ** i) % 2 === 1),
  ])
    .filter(isLegal)
    .sort((a, b) => a.length - b.length)
    .map((side) => [side, players.filter((player) => !side.includes(player))])
    .filter(([, against]) => against !== undefined && against.length > 0);
}

export function talk(play: Play, seat: SeatId, order: TalkOrder): void {
  switch (order.type) {
    case 'level':
      nameLevel(play, seat, order);
      break;
    case 'pivotal':
      askPivotal(play, seat, order);
      break;
    case 'roll-mission':
      rollMission(play, order.battle, defenderHasRetreat(play.state, battleIn(play, order.battle)));
      break;
    case 'choose-mission':
      chooseMission(play, order.battle, order.mission);
      break;
    case 'list':
      giveList(play, seat, order);
      break;
    case 'random':
      askRandom(play, seat, order);
      break;
    case 'multi':
      askMulti(play, seat, order);
      break;
    case 'consent':
      answerMulti(play, seat, order);
      break;
  }
}

/** Those in a battle, as readers of an event. */
const fighters = (play: Play, battle: BattleId): SeatId[] => [...playersOf(battleIn(play, battle))];
const everybody = (play: Play, battle: BattleId): SeatId[] => [...seatsIn(battleIn(play, battle))];

/** NODE-BTL-02: agreed when all have named the same. */
function nameLevel(play: Play, seat: SeatId, { battle, level }: Asked<'level'>): void {
  const said = talkIn(play, battle);
  said.levels = [...said.levels.filter((one) => one.seat !== seat), { seat, level }];
  const to = fighters(play, battle);
  tell(play, { type: 'level-proposed', rule: 'NODE-BTL-02', to, battle, seat, level });
  if (to.every((one) => said.levels.some((named) => named.seat === one && named.level === level))) {
    agreeLevel(play, battle, level);
  }
}

function agreeLevel(play: Play, battle: BattleId, level: number): void {
  battleIn(play, battle).level = level;
  tell(play, { type: 'level-agreed', rule: 'NODE-BTL-02', to: 'all', battle, level, by: 'players' });
}

/** NODE-MSN-05: with it a lower force level rises. */
function askPivotal(play: Play, seat: SeatId, { battle: id, wants }: Asked<'pivotal'>): void {
  const said = talkIn(play, id);
  const battle = battleIn(play, id);
  const to = fighters(play, id);
  if (said.pivotal === null) {
    said.pivotal = { by: seat, answer: 'open' };
    tell(play, { type: 'pivotal-asked', rule: 'NODE-MSN-05', to, battle: id, seat });
    return;
  }
  said.pivotal.answer = wants ? 'yes' : 'no';
  battle.isPivotal = wants;
  tell(play, { type: 'pivotal-answered', rule: 'NODE-MSN-05', to, battle: id, seat, wants });
  if (!wants) return;
  const least = pivotalLevel(play.state, battle);
  if (battle.level !== null && battle.level < least) agreeLevel(play, id, least);
}

/** NODE-BF-15: the list is the roster if the referee approves it before the battle is over, or need not. NODE-MSN-09: defences need no approval. */
function giveList(play: Play, seat: SeatId, { battle, force, units }: Asked<'list'>): void {
  const said = talkIn(play, battle);
  if (force === null) said.defences = [...units];
  else {
    forceIn(play, force).units = units.map((one) => numbered(play, one));
    const isApproved = !play.state.settings.listApproval;
    said.lists = [...said.lists.filter((list) => list.force !== force), { seat, force, isApproved }];
  }
  const rule = force === null ? 'NODE-MSN-09' : 'NODE-BF-15';
  tell(play, { type: 'list-given', rule, to: fighters(play, battle), battle, seat, force });
}

/** NODE-BTL-16: at once if all ask; NODE-SETUP-09: at the next midnight if nobody plays the others. */
function askRandom(play: Play, seat: SeatId, { battle, wants }: Asked<'random'>): void {
  const said = talkIn(play, battle);
  const players = fighters(play, battle);
  said.random = said.random.filter((one) => one !== seat);
  if (wants) said.random.push(seat);
  tell(play, { type: 'random-asked', rule: 'NODE-BTL-16', to: players, battle, seat, wants });
  const others = players.filter((one) => one !== seat);
  if (!wants) stopTimer(play, 'random', battle);
  else if (players.every((one) => said.random.includes(one))) endAtRandom(play, battle);
  else if (others.every((one) => playerOf(play.state, one).isEmpty)) startTimer(play, 'random', battle, 1);
}

/** NODE-MULTI-01: a report may have been filed, of which those who wait do not know. */
function askMulti(play: Play, seat: SeatId, { battle, sides }: Asked<'multi'>): void {
  const said = talkIn(play, battle);
  const to = everybody(play, battle);
  if (said.report !== null) {
    tell(play, { type: 'multi-lapsed', rule: 'NODE-MULTI-01', to, battle });
    return;
  }
  const kept = inStackOrder(battleIn(play, battle), sides).map((side) => [...side]);
  said.multi = { by: seat, sides: kept, agreed: [seat], isOver: false };
  startTimer(play, 'consent', battle, play.state.settings.multiConsentHours * HOUR);
  tell(play, { type: 'multi-asked', rule: 'NODE-MULTI-01', to, battle, seat, sides: kept });
}

function answerMulti(play: Play, seat: SeatId, { battle, agrees }: Asked<'consent'>): void {
  const { multi } = talkIn(play, battle);
  const to = everybody(play, battle);
  if (multi === null) return;
  tell(play, { type: 'multi-answered', rule: 'NODE-MULTI-01', to, battle, seat, agrees });
  if (!agrees) {
    lapseMulti(play, battle);
    return;
  }
  multi.agreed.push(seat);
  if (to.every((one) => multi.agreed.includes(one))) agreeMulti(play, battle, multi.sides);
}

/** NODE-MULTI-01: everybody in the stack now fights one battle, which has its full time and is talked about from the beginning. */
function agreeMulti(play: Play, id: BattleId, sides: Owner[][]): void {
  const battle = battleIn(play, id);
  const said = talkIn(play, id);
  stopTimer(play, 'consent', id);
  stopTimer(play, 'choice', id);
  stopTimer(play, 'random', id);
  Object.assign(battle, { level: null, mission: null, isPivotal: false, choice: null });
  battle.multi = { sides, entries: battle.stack.length };
  play.state.talks[id] = { ...newTalk(), multi: said.multi, lists: said.lists };
  startTimers(play, id);
  tell(play, { type: 'multi-agreed', rule: 'NODE-MULTI-01', to: 'all', battle: id, sides });
}

/** No consent: the talks about one battle of all are over. */
export function lapseMulti(play: Play, battle: BattleId): void {
  const { multi } = talkIn(play, battle);
  if (multi === null || multi.isOver || battleIn(play, battle).multi !== null) return;
  multi.isOver = true;
  stopTimer(play, 'consent', battle);
  tell(play, { type: 'multi-lapsed', rule: 'NODE-MULTI-01', to: everybody(play, battle), battle });
}

/** NODE-BTL-05: the mission rolls itself; not while a report waits, which names it. */
export function missionFellDue(play: Play, id: BattleId): void {
  const battle = battleIn(play, id);
  if (battle.mission !== null) return;
  if (talkIn(play, id).report !== null) startTimer(play, 'mission', id, DAY);
  else rollMission(play, id, defenderHasRetreat(play.state, battle));
}

/** NODE-MULTI-01: silence is a no. */
export function consentFellDue(play: Play, id: BattleId): void {
  lapseMulti(play, id);
}

/** NODE-MSN-04, -07, -12, -06: silence is the first alternative. */
export function choiceFellDue(play: Play, id: BattleId): void {
  const { choice } = battleIn(play, id);
  if (choice?.kind === 'breakout') leaveNode(play, id, null);
  else if (choice !== null) chooseMission(play, id, null);
}

/** NODE-MSN-06: where a defender who was asked can go now. */
export const exits = (known: Known, battle: Battle): readonly (Battle['node'] | null)[] =>
  battle.choice?.kind === 'breakout'
    ? battle.choice.of.filter((node) => node === null || breakoutNodes(known, battle).includes(node))
    : [];
