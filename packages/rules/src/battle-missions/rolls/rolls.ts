import type { RuleId } from '../../kernel/index.ts';
import { type RandomMission, randomMission } from '../briefing/mission.ts';
import { strikeScatter } from '../deep-strike/deep-strike.ts';
import { oneDie, type Reader } from '../dice/reader.ts';
import { firstToPlace } from '../infiltrate/infiltrate.ts';
import { type Daylight, daylight } from '../light/light.ts';
import { barrageDice, sightRange } from '../night/night.ts';
import { type Drift, scatter } from '../scatter/scatter.ts';
import { firstTurnChooser } from '../turn/turn.ts';
import type { Roll, RollKind, Side } from '../types.ts';

/** The rule that asks for each roll. MSN-COMP-05. */
export const RULE_OF_ROLL = {
  mission: 'MSN-COMP-03',
  coin: 'MSN-INF-02',
  light: 'MSN-DAWN-01',
  'first-turn': 'MSN-COMP-09',
  reserve: 'MSN-RES-03',
  scatter: 'MSN-DS-04',
  'night-check': 'MSN-NIGHT-03',
  'sight-check': 'MSN-CONC-02',
  barrage: 'MSN-NIGHT-05',
  length: 'MSN-LEN-01',
} as const satisfies Readonly<Record<RollKind, RuleId>>;

/** What dice say, by what was rolled. */
export type Reading =
  | { readonly kind: 'mission'; readonly mission: RandomMission }
  | { readonly kind: 'coin'; readonly first: Side }
  | { readonly kind: 'light'; readonly light: Daylight }
  | { readonly kind: 'first-turn'; readonly chooser: Side }
  | { readonly kind: 'reserve' | 'length'; readonly die: number }
  | { readonly kind: 'scatter' | 'barrage'; readonly drift: Drift }
  | { readonly kind: 'night-check' | 'sight-check'; readonly inches: number };

/** MSN-COMP-05: how the dice of a roll are read. */
export function* readerOf(roll: Roll): Reader<Reading> {
  switch (roll.kind) {
    case 'mission':
      return { kind: 'mission', mission: yield* randomMission() };
    case 'coin':
      return { kind: 'coin', first: firstToPlace(yield* oneDie()) };
    case 'light':
      return { kind: 'light', light: daylight(yield* oneDie()) };
    case 'first-turn':
      return { kind: 'first-turn', chooser: yield* firstTurnChooser() };
    case 'reserve':
    case 'length':
      return { kind: roll.kind, die: yield* oneDie() };
    case 'scatter':
      return { kind: 'scatter', drift: yield* strikeScatter() };
    case 'night-check':
    case 'sight-check':
      return { kind: roll.kind, inches: yield* sightRange() };
    case 'barrage':
      return { kind: 'barrage', drift: yield* scatter(barrageDice(roll.distanceDice, roll.isSeen)) };
  }
}

/** What a roll is about: dice for the same subject are thrown once. MSN-COMP-05. */
export function subjectOf(roll: Roll): string {
  switch (roll.kind) {
    case 'mission':
    case 'coin':
    case 'light':
    case 'first-turn':
      return roll.kind;
    case 'reserve':
      return `reserve ${roll.selection} ${roll.turn}`;
    case 'scatter':
      return `scatter ${roll.selection}`;
    case 'length':
      return `length ${roll.turn}`;
    case 'night-check':
    case 'sight-check':
    case 'barrage':
      return `${roll.kind} ${roll.unit} ${roll.turn} ${roll.attempt}`;
  }
}
