import { expect, test } from 'vitest';
import { type Built, playedWar } from '../testing/practice-wars.ts';
import { FACTIONS } from '../types/vocabulary.ts';

const TURNS = 12;
const RICH = 1000;
const IN_A_ROW = 3;

/** Three races for the n-th war, so that all of them meet. */
const trio = (n: number): readonly string[] =>
  [0, 1, 2].map((k) => FACTIONS[(n * 2 + k * (1 + (n % 4))) % FACTIONS.length] ?? expect.fail('a race'));

/** The turns at whose end a seat had bought nothing for three turns in a row, with more than 1000 BP in each. */
function idleTurns(builds: readonly Built[], seat: string): readonly number[] {
  const own = builds.filter((one) => one.seat === seat);
  const isIdle = ({ store, bought }: Built) => store > RICH && bought.length === 0;
  return own.flatMap(({ turn }, i) =>
    i + 1 >= IN_A_ROW && own.slice(i + 1 - IN_A_ROW, i + 1).every(isIdle) ? [turn] : [],
  );
}

// One war takes about 1.3 s of a processor, all of them 26 s.
test.each(Array.from({ length: 20 }, (_, n) => n))(
  'a seat run by the computer does not leave more than 1000 BP unspent for three turns: war %i',
  (n) => {
    const settings = { victoryMode: 'lastOrVp', vpGoal: 100_000 };
    const { state, builds } = playedWar({ seed: `idle:${n}`, turns: TURNS, factions: trio(n), settings });
    const idle = Object.fromEntries(state.seatOrder.map((seat) => [seat, idleTurns(builds, seat)]));
    expect(idle).toEqual(Object.fromEntries(state.seatOrder.map((seat) => [seat, []])));
  },
);
