import { type Field, type Game, type Input, partOf, type SeatId, WEEKDAYS } from '@sealed-orders/rules/kernel';
import { brokenText } from '@sealed-orders/text/cli/fuzz';
import { attempt, type Course, diceOf, instantOf, type Now } from './course.ts';
import { Broken } from './game.ts';
import type { Random } from './random.ts';

/** How far a number moves from its present value. */
const FAR = 20;

const drawnFrom = (list: readonly string[], random: Random): string | undefined =>
  list.length === 0 ? undefined : random.pick(list);

const ZONES = ['Etc/UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'] as const;

const DAY = 86_400_000;
/** Dates are drawn from the years 2000 to 2049. */
const DAYS = 18_263;

const isoOf = (milliseconds: number): string => new Date(Date.UTC(2000, 0, 1) + milliseconds).toISOString();

/** A number near the present one, within the limits. */
function drawnNumber({ least, most }: { readonly least: number; readonly most: number }, now: unknown, random: Random) {
  const present = typeof now === 'number' ? now : least;
  const from = Math.max(least, present - FAR);
  return from + random.int(Math.min(most, present + FAR) - from + 1);
}

/** A value of a field, among the only ones that it can have, if any are named. */
export function drawnValue(
  field: Field,
  now: unknown,
  seats: readonly SeatId[],
  among: readonly string[] | undefined,
  random: Random,
): unknown {
  switch (field.kind) {
    case 'number':
      return drawnNumber(field, now, random);
    case 'limit':
      return random.chance(30) ? null : drawnNumber(field, now, random);
    case 'numbers':
      return Object.fromEntries(field.keys.map((key) => [key, drawnNumber(field, partOf(now, key), random)]));
    case 'date':
      return isoOf(random.int(DAYS) * DAY).slice(0, 10);
    case 'weekly':
      return { weekday: random.pick(WEEKDAYS), time: isoOf(random.int(1440) * 60_000).slice(11, 16) };
    case 'zone':
      return random.pick(ZONES);
    case 'seat':
      return field.orNobody && random.chance(30) ? null : drawnFrom(among ?? seats, random);
    case 'place':
      return now ?? drawnFrom(among ?? [], random);
    case 'text':
      return now ?? `N${random.int(1000)}`;
    case 'switch':
      return random.chance(50);
    case 'choice':
      return random.pick(field.values);
    case 'pair':
    case 'ranges':
    case 'choices':
    case 'counts':
      return now;
  }
}

/**
 * A random correction by the referee, of something that may be corrected; null if there is nothing, or if the parts
 * drawn do not fit together. A listed correction must not be refused as missing.
 */
export function drawnCorrection<G extends Game>(course: Course<G>, now: Now<G>): Input<G> | null {
  const { game, random, edition } = course;
  const { ruleset } = game;
  const n = now.n + 1;
  if (ruleset.edits.length === 0) return null;
  const edit = random.pick(ruleset.edits);
  const view = attempt(n, 'view', () => ruleset.view(now.state, { kind: 'referee' }));
  const listed = attempt(n, 'correctable', () => ruleset.correctable(view, edit.type));
  if (listed.length === 0) return null;
  const target = random.pick(listed);
  const values = Object.entries(edit.fields).map(
    ([name, field]) =>
      [name, drawnValue(field, target.now[name], game.seatsOf(now.state), target.among?.[name], random)] as const,
  );
  // Where new things may stand is beyond what a game describes.
  if (values.some(([, value]) => value === undefined)) return null;
  const one = { type: edit.type, [edit.of]: target.id, ...Object.fromEntries(values) };
  const ruling = edit.isAlone ? one : { type: 'corrections', edits: [one] };
  const parsed = ruleset.schemas.ruling.safeParse(ruling);
  if (!parsed.success) throw new Broken(n, brokenText.offered('the referee', parsed.error.issues, ruling));
  const input = { type: 'ruling', at: instantOf(n), reason: 'By chance', ruling: parsed.data } as const;
  const tried = attempt(n, 'apply', () => ruleset.apply(now.state, input, { edition, dice: diceOf(course, n) }));
  if (tried.ok) return input;
  if (tried.problem.some(({ path }) => path.at(-1) === edit.of && !(edit.of in edit.fields))) {
    throw new Broken(n, brokenText.offered('the referee', tried.problem, ruling));
  }
  return null;
}
