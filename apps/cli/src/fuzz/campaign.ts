import type { Game, Input, Step } from '@sealed-orders/rules/kernel';
import { brokenText, subjectText } from '@sealed-orders/text/cli/fuzz';
import { drawnCorrection } from './corrections.ts';
import { attempt, type Course, diceOf, instantOf, type Now, nowOf } from './course.ts';
import { Broken, type FuzzGame, type Limits, type Played } from './game.ts';
import { inspected, wellFormed } from './inspect.ts';
import { randomOf } from './random.ts';
import { sameJson } from './same-json.ts';
import { drawnInput, drawnOrder, withstood } from './sheets.ts';

/** The same input and dice give the same bytes. */
function twice<G extends Game>(n: number, what: string, run: () => Step<G>): Now<G> {
  const first = run();
  const second = run();
  if (!sameJson(first.state, second.state)) throw new Broken(n, brokenText.otherState(what));
  if (!sameJson(first.events, second.events)) throw new Broken(n, brokenText.otherEvents(what));
  return nowOf(first, n);
}

/** A random map may have no room for what the settings want on it: then another is drawn. */
const SETUPS_TRIED = 40;

function begun<G extends Game>(course: Course<G>, seats: number): Now<G> {
  const { game, edition } = course;
  const opening = (setup: G['setup']) =>
    attempt(0, 'begin', () => game.ruleset.begin(setup, { edition, dice: diceOf(course, 0) }, instantOf(0)));
  for (let tried = 1; ; tried++) {
    const setup = game.setup(course.random, seats);
    wellFormed(0, subjectText.setup, game.ruleset.schemas.setup, setup);
    const first = opening(setup);
    if (!first.ok && tried < SETUPS_TRIED) continue;
    return twice(0, 'begin', () => {
      const step = opening(setup);
      if (!step.ok) throw new Broken(0, brokenText.setupRefused(step.problem));
      return step.value;
    });
  }
}

/** Mostly the sheets of the phase, sometimes preceded by an order on arrival that is not refused. */
function drawnAnything<G extends Game>(course: Course<G>, now: Now<G>): Input<G> {
  const { game, random, edition } = course;
  const n = now.n + 1;
  const isAsked = game.ruleset.awaiting(now.state).some(({ by }) => by === 'order');
  const correction = random.chance(5) ? drawnCorrection(course, now) : null;
  if (correction !== null) return correction;
  const order = random.chance(isAsked ? 90 : 45) ? drawnOrder(course, now) : null;
  if (order === null) return drawnInput(course, now);
  const table = () => ({ edition, dice: diceOf(course, n) });
  const tried = attempt(n, 'apply', () => game.ruleset.apply(now.state, order, table()));
  return tried.ok ? order : drawnInput(course, now);
}

function stepped<G extends Game>(course: Course<G>, now: Now<G>): Now<G> {
  const { game, random, edition } = course;
  const n = now.n + 1;
  const input = drawnAnything(course, now);
  if (random.chance(20)) withstood(course, now, random.pick(game.seatsOf(now.state)));
  const next = twice(n, 'apply', () => {
    const step = attempt(n, 'apply', () => game.ruleset.apply(now.state, input, { edition, dice: diceOf(course, n) }));
    if (!step.ok) throw new Broken(n, brokenText.stepRefused(step.problem));
    return step.value;
  });
  if (JSON.stringify(now.state) !== now.stateText) throw new Broken(n, brokenText.inputChanged);
  return next;
}

/** Plays one random campaign of a game, and inspects every step. Throws {@link Broken}. */
export function playCampaign<G extends Game>(game: FuzzGame<G>, seed: string, limits: Limits): Played {
  const edition = game.ruleset.editions.at(-1) ?? '';
  const random = randomOf(seed);
  const [least, most] = limits.seats;
  const course: Course<G> = { game, random, edition, seed };
  const opening = begun(course, least + random.int(most - least + 1));
  inspected(course, opening);
  let now = nowOf<G>({ state: game.opened(opening.state, random), events: [] }, 0);
  let events = opening.events.length;
  inspected(course, now);
  while (game.turnOf(now.state) <= limits.turns && game.ruleset.outcome(now.state).kind === 'ongoing') {
    const before = now;
    now = stepped(course, before);
    events += now.events.length;
    const faults = game.stepFaults(before.state, now.state, now.events);
    if (faults.length > 0) throw new Broken(now.n, brokenText.faults(faults));
    inspected(course, now);
  }
  return { steps: now.n, turns: game.turnOf(now.state) - 1, events };
}
