import { fieldedPoints, under } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import { knownIn, type Play, tell } from '../board/play.ts';
import { CONCEDED } from '../data/quick.ts';
import { countHalved } from '../directives/directives.ts';
import { creditBattle, levelOf } from '../experience/experience.ts';
import type { BattleId, BattleResult, CounterId, Deeds, Draft, PastBattle, Side, Winner } from '../types.ts';
import { scoreBattle } from '../victory/victory.ts';
import { SIDES } from '../vocabulary.ts';
import { fightersOf, pointsFor } from './opening.ts';

type Battle = Draft['board']['battles'][string];

/** What a report says about a detachment with nothing to mark. */
export const NO_DEEDS = { isHalved: false, isWiped: false, sixes: 0, objectives: 0, engines: 0, flyers: 0 } as const;

const deedsOf = ({ deeds }: BattleResult, counter: CounterId): Deeds =>
  deeds.find((one) => one.counter === counter) ?? { counter, ...NO_DEEDS };

/** The side that won; null: nobody. */
export function winningSide(attacker: Side, winner: Winner): Side | null {
  if (winner === 'draw') return null;
  return winner === 'attacker' ? attacker : otherSide(attacker);
}

export interface Settled {
  readonly ending: PastBattle['ending'];
  readonly result: BattleResult;
  readonly dice: PastBattle['dice'];
}

/**
 * SEC-BTL-04, -05, -15, SEC-XP-10, SEC-VP-06: the result of a battle counts. It is published, credited and scored now; who
 * goes where waits for the other battles.
 */
export function settleBattle(play: Play, battle: Battle, { ending, result, dice }: Settled): void {
  const { board } = play.state;
  const { id, territory, attacker } = battle;
  const { winner } = result;
  battle.outcome = { ending, winner };
  const fought = SIDES.flatMap((side) =>
    fightersOf(battle, side).map((counter) => published(play, side, counter, result)),
  );
  const past = { id, territory, turn: board.turn, attacker, ending, winner };
  board.past.push({ ...past, fought, dice: dice === null ? null : structuredClone(dice) });
  tell(play, {
    ...{ type: 'battle-ended', rule: 'SEC-BTL-15', to: 'all', battle: id, territory, attacker, ending, winner },
    commanders: [board.sides.west.commander, board.sides.east.commander],
    fought: fought.map(({ counter, name, points, isHalved, isWiped }) => ({
      counter,
      name,
      points,
      isHalved,
      isWiped,
    })),
  });
  for (const side of SIDES) {
    const fighters = fightersOf(battle, side).map((counter) => ({
      id: under(knownIn(play, side).desk, counter).id,
      deeds: deedsOf(result, counter),
    }));
    creditBattle(play, side, fighters);
  }
  for (const { side, counter, isHalved } of fought) {
    if (isHalved) countHalved(play, side, under(knownIn(play, side).desk, counter));
  }
  scoreVictor(play, battle, winner, ending);
  close(play, id);
}

type Published = Draft['board']['past'][number]['fought'][number];

function published(play: Play, side: Side, counter: CounterId, result: BattleResult): Published {
  const detachment = under(knownIn(play, side).desk, counter);
  const { isHalved, isWiped } = deedsOf(result, counter);
  const { name, xp } = detachment;
  return { side, counter, name, points: fieldedPoints(detachment), level: levelOf(xp), isHalved, isWiped };
}

/** SEC-VP-06, SEC-BTL-13, -14. */
function scoreVictor(play: Play, battle: Battle, winner: Winner, ending: PastBattle['ending']): void {
  const victor = winningSide(battle.attacker, winner);
  if (victor === null || (ending === 'quick' && !play.state.board.settings.quickGivesVp)) return;
  const enemy = otherSide(victor);
  const points = pointsFor(play, enemy, fightersOf(battle, enemy));
  scoreBattle(play, victor, battle.id, points, ending === 'concession' ? CONCEDED : 1);
}

/** Nobody is asked about the battle any longer. */
function close(play: Play, id: BattleId): void {
  const { board } = play.state;
  board.asked = board.asked.filter(({ battle }) => battle !== id);
  for (const kind of ['report', 'dispute']) delete board.timers[`${kind}:${id}`];
}
