import type { RuleId, SeatId } from '../../kernel/index.ts';
import { controllerOf, factionOf, playersIn, seatsOf, surfaceOf, vpOf } from '../board/board.ts';
import type { Known, PastBattle, Score } from '../types.ts';
import { type Fought, factionPoints, type Line, weeklyFactionPoints } from './factions.ts';
import { countedValue } from './values.ts';

/** NODE-VP-02, -04, -07: what everybody scores at the end of a week. */
export const weekLines = (known: Known): readonly Line[] =>
  playersIn(known).flatMap((seat): readonly Line[] => {
    const faction = factionOf(known, seat);
    if (faction === null) return [];
    const amount = Math.floor((valueHeld(known, seat) * known.settings.nodeFactor[faction]) / 100);
    const nodes = { seat, amount, score: 'nodes', rule: 'NODE-VP-02' } as const;
    return [nodes, ...weeklyFactionPoints(known, seat)].filter((line) => line.amount !== 0);
  });

/** NODE-VP-02: the worth of the surface nodes that a player controls. */
const valueHeld = (known: Known, seat: SeatId): number =>
  known.map.nodes.reduce((sum, { id }) => (controllerOf(known, id) === seat ? sum + countedValue(known, id) : sum), 0);

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
export function ranking(known: Ranked): readonly { readonly seat: SeatId; readonly by: readonly number[] }[] {
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
