import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, sortedKeys } from '../../kernel/index.ts';
import {
  battleAt,
  controllerOf,
  factionOf,
  mapNode,
  nodeState,
  playersIn,
  seatsOf,
  sidesOf,
  surfaceOf,
  vpOf,
} from '../board/board.ts';
import { type Play, tell } from '../board/play.ts';
import type { Known, NodeId, Owner, PastBattle, Score, State } from '../types.ts';
import { type Fought, factionPoints, type Line, lossPoints, weeklyFactionPoints } from './factions.ts';

/** NODE-VP-01: a line of the ledger, and its event. Nothing if it is worth nothing. */
export function scored(play: Play, line: Line, battle: PastBattle['id'] | null = null): void {
  const { seat, amount, score, rule } = line;
  if (amount === 0) return;
  play.state.ledger.push({ seat, amount, score, rule, day: play.state.clock.day, battle });
  tell(play, { type: 'vp-scored', rule, to: 'all', seat, amount, score, battle });
}

/** NODE-VP-03, -08: what a node is worth a week, with its intact installation. */
export function nodeValue(known: Pick<Known, 'map' | 'nodes' | 'settings'>, node: NodeId): number {
  const { type, vp, site } = mapNode(known, node);
  if (type !== 'surface' && type !== 'city' && type !== 'spaceport') return 0;
  const { isSiteIntact, colony } = nodeState(known, node);
  const installations = (site !== null && isSiteIntact ? 1 : 0) + (colony === null ? 0 : 1);
  return (vp ?? known.settings.nodeVp[type]) + installations * known.settings.installationVp;
}

/** NODE-VP-02, -04, -07: what everybody scores at the end of a week. */
export const weekLines = (known: Known): readonly Line[] =>
  playersIn(known).flatMap((seat): readonly Line[] => {
    const faction = factionOf(known, seat);
    if (faction === null) return [];
    const amount = Math.floor((valueHeld(known, seat) * known.settings.nodeFactor[faction]) / 100);
    const nodes = { seat, amount, score: 'nodes', rule: 'NODE-VP-02' } as const;
    return [nodes, ...weeklyFactionPoints(known, seat)].filter((line) => line.amount !== 0);
  });
/** NODE-VP-04: what a node counts for its controller as things are: nothing while a battle is pending in it. */
export const countedValue = (known: Pick<Known, 'battles' | 'map' | 'nodes' | 'settings'>, node: NodeId): number =>
  battleAt(known, node) === null ? nodeValue(known, node) : 0;

/** NODE-VP-02, -04, -07: midnight that ends a Sunday, (d). */
export function weekPoints(play: Play): void {
  for (const line of weekLines(play.state)) scored(play, line);
}

/** NODE-VP-02: the worth of the surface nodes that a player controls. */
const valueHeld = (known: Known, seat: SeatId): number =>
  known.map.nodes.reduce((sum, { id }) => (controllerOf(known, id) === seat ? sum + countedValue(known, id) : sum), 0);

/** NODE-VP-05 to -10: the points of a battle that was fought or conceded, before anybody retreats. */
export function battlePoints(play: Play, battle: PastBattle, more: Fought): void {
  for (const line of battleLines(play.state, battle, more)) scored(play, line, battle.id);
}

/** The lines that {@link battlePoints} adds to the ledger. */
export function battleLines(known: Known, battle: PastBattle, more: Fought): readonly Line[] {
  if (!more.wasFought && !known.settings.concedeVp) return [];
  const { winner } = battle;
  return [
    ...(winner === null ? drawn(known, battle) : won(known, battle, winner, more)),
    ...factionPoints(known, battle, more),
  ];
}

/** NODE-MULTI-09: once for each player. */
const drawn = ({ settings }: Known, { sides }: PastBattle): readonly Line[] =>
  seatsOf(sides.flat()).map((seat) => ({ seat, amount: settings.battleVp.draw, score: 'battle', rule: 'NODE-VP-05' }));

/** NODE-VP-10: base, pivotal bonus, Robin Hood. NODE-MULTI-08: for each opponent. */
function won({ settings }: Known, battle: PastBattle, side: number, more: Fought): readonly Line[] {
  const winners = seatsOf(battle.sides[side] ?? []);
  const losers = seatsOf(battle.sides.flatMap((one, i) => (i === side ? [] : one)));
  const full = battle.degree === null ? 0 : settings.battleVp[battle.degree];
  const base = settings.multiVp === 'shared' ? Math.floor(full / winners.length) : full;
  const score = (seat: SeatId): number | undefined => more.iasl.find((one) => one.seat === seat)?.score;
  return winners.flatMap((seat): readonly Line[] => [
    ...losers.map((): Line => ({ seat, amount: base, score: 'battle', rule: 'NODE-VP-05' })),
    ...(more.isPivotal && more.wasFought
      ? [{ seat, amount: settings.pivotalBonus, score: 'pivotal', rule: 'NODE-MSN-05' } as const]
      : []),
    ...losers.flatMap((loser): readonly Line[] => {
      const taken = settings.robinHood ? handicap(score(seat), score(loser), base) : 0;
      return [
        { seat, amount: -taken, score: 'robin-hood', rule: 'NODE-VP-06' },
        { seat: loser, amount: taken, score: 'robin-hood', rule: 'NODE-VP-06' },
      ];
    }),
  ]);
}

/** NODE-VP-06: by how much the winner's list was tougher, up to the points of the battle. */
const handicap = (winner: number | undefined, loser: number | undefined, most: number): number =>
  winner === undefined || loser === undefined ? 0 : Math.min(Math.max(0, loser - winner), most);

/** NODE-WIN-01, -02: midnight, (f), and after each step that scored. Ends the war. */
export function checkVictory(play: Play, isMidnight: boolean): void {
  const { state } = play;
  const rule = endsBy(state, isMidnight);
  if (rule !== null) endWar(play, rule, leaders(state));
}

/** NODE-WIN-01, -02: the rule by which the war is over now; null: it is not. */
export function endsBy(
  known: Pick<Known, 'settings' | 'clock' | 'ended' | 'ledger' | 'seats' | 'players'>,
  isMidnight: boolean,
): RuleId | null {
  const { settings, clock, ended } = known;
  const { endVp, endDays } = settings;
  if (ended !== null || clock.day === 0) return null;
  if (endVp !== null && playersIn(known).some((seat) => vpOf(known, seat) >= endVp)) return 'NODE-WIN-02';
  return isMidnight && endDays !== null && clock.day >= endDays ? 'NODE-WIN-01' : null;
}

type Ranked = Pick<Known, 'ledger' | 'map' | 'nodes' | 'players' | 'seats'>;

/** NODE-WIN-01, -03: VP, then VP from battles, then surface nodes. */
function measures(known: Ranked, seat: SeatId): readonly number[] {
  const fromBattles = known.ledger.filter((line) => line.seat === seat && BATTLE_SCORES.includes(line.score));
  const nodes = known.map.planets.flatMap(({ id }) => surfaceOf(known, id));
  return [
    vpOf(known, seat),
    fromBattles.reduce((sum, { amount }) => sum + amount, 0),
    nodes.filter((node) => controllerOf(known, node) === seat).length,
  ];
}

const BATTLE_SCORES: readonly Score[] = ['battle', 'robin-hood', 'pivotal'];

const compared = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => (b[i] ?? 0) - value).find((difference) => difference !== 0) ?? 0;

/** NODE-WIN-03: the players from the best to the last; those who are equal in everything, in the order at the table. */
function ranking(known: Ranked): readonly { readonly seat: SeatId; readonly by: readonly number[] }[] {
  return playersIn(known)
    .map((seat) => ({ seat, by: measures(known, seat) }))
    .sort((a, b) => compared(a.by, b.by));
}

/** NODE-WIN-03: the best, or all who share the first place. */
export function leaders(known: Ranked): readonly SeatId[] {
  const ranked = ranking(known);
  const [first] = ranked;
  return ranked.filter(({ by }) => first !== undefined && compared(first.by, by) === 0).map(({ seat }) => seat);
}

/** NODE-WIN-04, NODE-WIN-01: ends the war with these winners; open battles are void. */
export function endWar(play: Play, rule: RuleId, winners: State['seats']): void {
  const { state } = play;
  const open = sortedKeys(state.battles).flatMap((id) => lookup(state.battles, id) ?? []);
  for (const battle of open) {
    const { id, node, level, mission } = battle;
    const sides = sidesOf(battle).map((side) => [...side]);
    const told = { ending: 'void', sides, winner: null, degree: null } as const;
    state.past.push({ id, node, day: state.clock.day, ...told, level, mission: mission?.mission ?? null });
    tell(play, { type: 'battle-ended', rule, to: 'all', battle: id, node, ...told, die: null, armies: [], iasl: [] });
  }
  if (state.night !== null) {
    tell(play, { type: 'night-closed', rule: 'NODE-CP-06', to: 'all', session: state.night.session, why: 'ended' });
  }
  Object.assign(state, { battles: {}, talks: {}, timers: {}, posts: [], night: null, ended: { rule, winners } });
  const standings = ranking(state).map(({ seat }) => ({ seat, vp: vpOf(state, seat) }));
  tell(play, { type: 'campaign-ended', rule, to: 'all', winners: [...winners], standings });
}

/** NODE-VP-07, NODE-BTL-18: the opponents score for a battleforce that a battle destroyed, unless it was settled at random. */
export function destructionPoints(play: Play, battle: PastBattle, owner: Owner): void {
  if (battle.ending === 'random' || battle.ending === 'at-once' || battle.ending === 'void') return;
  if (battle.ending === 'concession' && !play.state.settings.concedeVp) return;
  for (const line of lossPoints(play.state, battle, owner)) scored(play, line, battle.id);
}
