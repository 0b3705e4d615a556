import type { Game, Input, Practice, SeatId, Table } from '@sealed-orders/rules/kernel';
import { seededDice, sha256Hex, stepKey } from '@sealed-orders/rules/kernel';
import { expect, test } from 'vitest';
import { instantOf } from './course.ts';
import { type FuzzGame, sheetsOf } from './game.ts';
import { hexGame } from './hex-campaign/game.ts';
import { randomOf } from './random.ts';
import { tallyGame } from './tally/game.ts';

const TURNS = 3;
/** More orders than seats can owe in one phase. */
const MOST_ORDERS = 80;

/** A campaign in which every seat plays by itself. */
interface War<G extends Game> {
  readonly game: FuzzGame<G>;
  readonly practice: Practice<G>;
  readonly seed: string;
  state: G['state'];
  steps: number;
}

const tableOf = <G extends Game>({ game, seed, steps }: War<G>): Table => ({
  edition: game.ruleset.editions.at(-1) ?? '',
  dice: seededDice(stepKey(sha256Hex(seed), seed, steps, {})),
});

function begun<G extends Game>(game: FuzzGame<G>, seed: string): War<G> {
  const { practice } = game.ruleset;
  if (practice === null) throw new Error('nobody plays by themselves');
  const random = randomOf(seed);
  // A random map may have no room for what the settings want on it.
  for (;;) {
    const war: War<G> = { game, practice, seed, state: null, steps: 0 };
    const opening = game.ruleset.begin(game.setup(random, 2 + random.int(3)), tableOf(war), instantOf(0));
    if (opening.ok) return { ...war, state: game.opened(opening.value.state, random) };
  }
}

function step<G extends Game>(war: War<G>, input: Input<G>): void {
  war.steps += 1;
  const made = war.game.ruleset.apply(war.state, input, tableOf(war));
  expect(made, `${war.seed}, step ${war.steps}`).toMatchObject({ ok: true });
  if (made.ok) war.state = made.value.state;
}

/** The first seat that owes a decision makes it. */
function spoke<G extends Game>(war: War<G>): boolean {
  const { game, practice } = war;
  for (const seat of game.seatsOf(war.state)) {
    const view = game.ruleset.view(war.state, { kind: 'seat', seat });
    const order = practice.order(view);
    if (order === null) continue;
    expect(game.ruleset.checkOrder(view, seat, order)).toEqual([]);
    step(war, { type: 'order', at: instantOf(war.steps + 1), seat, order });
    return true;
  }
  return false;
}

function sheetOf<G extends Game>({ game, practice, state }: War<G>, seat: SeatId): G['sheet'] {
  const view = game.ruleset.view(state, { kind: 'seat', seat });
  const sheet = practice.sheet(view);
  expect(sheet).not.toBeNull();
  const parsed = sheetsOf(game).schema.parse(sheet);
  expect(sheetsOf(game).check(view, parsed)).toEqual([]);
  return parsed;
}

function phase<G extends Game>(war: War<G>): void {
  const { ruleset } = war.game;
  let orders = 0;
  while (spoke(war)) expect(orders++).toBeLessThan(MOST_ORDERS);
  if (ruleset.outcome(war.state).kind === 'ended') return;
  const at = instantOf(war.steps + 1);
  const awaited = ruleset.awaiting(war.state);
  const asked = awaited.filter(({ by }) => by === 'sheet');
  const sheets = Object.fromEntries(asked.map(({ seat }) => [seat, sheetOf(war, seat)]));
  step(war, awaited.length === 0 ? { type: 'clock', at } : { type: 'phase', at, closedBy: 'referee', sheets });
  expect(ruleset.faults(war.state)).toEqual([]);
}

/** Under any settings, on any map, after any events of a war. */
function plays<G extends Game>(game: FuzzGame<G>, seed: string): number {
  const war = begun(game, seed);
  while (game.turnOf(war.state) <= TURNS && game.ruleset.outcome(war.state).kind === 'ongoing') phase(war);
  return war.steps;
}

test.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])(
  'a hex campaign plays automatically, whatever its settings: %s',
  (seed) => {
    expect(plays(hexGame, `by-itself-${seed}`)).toBeGreaterThan(2);
  },
);

test.each(['a', 'b', 'c'])('Tally plays automatically: %s', (seed) => {
  expect(plays(tallyGame, `by-itself-${seed}`)).toBeGreaterThan(2);
});
