import {
  blinding,
  type Dice,
  type EditionId,
  type Game,
  type GameEvent,
  type Input,
  ok,
  type Result,
  type Step,
  seededDice,
  stepKey,
  type Throw,
} from '../kernel/index.ts';
import type { AnyRejection, AnyRuleset } from '../systems.ts';
import { type LogInput, noncesOf } from './input.ts';

/** The previous step, which the next one is computed from and chained to. */
export interface Before {
  readonly n: number;
  readonly hash: string;
  readonly state: unknown;
}

/** The result of an input, to become an entry of the log. */
export interface Played {
  readonly n: number;
  readonly input: LogInput;
  readonly dice: readonly Throw[];
  readonly events: readonly GameEvent[];
  readonly state: unknown;
  readonly blind: string;
  readonly prevHash: string;
}

/** The values that a step derives from the campaign's seed. */
export interface Chance {
  readonly dice: Dice;
  readonly blind: string;
}

type Made = Result<Played, readonly AnyRejection[]>;

/** The dice of step n, from the seed and the nonces of its input, and the value that blinds its hash. */
export function chanceOf(seed: string, campaign: string, n: number, input: LogInput): Chance {
  return { dice: seededDice(stepKey(seed, campaign, n, noncesOf(input))), blind: blinding(seed, campaign, n) };
}

/** Step 0 from the setup, chained to the published hash of the seed. */
export function begun(
  ruleset: AnyRuleset,
  input: Extract<LogInput, { type: 'begin' }>,
  edition: EditionId,
  chance: Chance,
  seedHash: string,
): Made {
  const made = ruleset.begin(input.setup, { edition, dice: chance.dice }, input.at);
  return made.ok ? ok(played(made.value, chance, { n: 0, input, prevHash: seedHash })) : made;
}

export type CopyInput = Extract<LogInput, { type: 'copy' }>;

/** Step 0 of a copy of another campaign, chained to its seed's published hash. Throws if the state is invalid. */
export function copied(ruleset: AnyRuleset, input: CopyInput, { dice, blind }: Chance, seedHash: string): Played {
  const state = ruleset.schemas.state.parse(input.state);
  return { n: 0, input, dice: dice.thrown(), events: [], state, blind, prevHash: seedHash };
}

/** The inputs of steps that have one before them. */
export type FollowingInput = Exclude<LogInput, { type: 'begin' | 'copy' }>;
/** The inputs of all steps that go on from the state before them. */
export type AdvancingInput = Exclude<FollowingInput, { type: 'rewind' }>;
export type RewindInput = Extract<LogInput, { type: 'rewind' }>;

/** The next step, with the state of an earlier one. The log keeps everything; no dice, no events. */
export function rewound(before: Before, state: unknown, input: RewindInput, { dice, blind }: Chance): Played {
  return { n: before.n + 1, input, dice: dice.thrown(), events: [], state, blind, prevHash: before.hash };
}

/** The next step, if the rules accept the input. An early end does not change the state. */
export function advanced(
  ruleset: AnyRuleset,
  before: Before,
  input: AdvancingInput,
  edition: EditionId,
  chance: Chance,
): Made {
  if (input.type === 'end') {
    const { dice, blind } = chance;
    const as = { n: before.n + 1, input, prevHash: before.hash, blind };
    return ok({ ...as, dice: dice.thrown(), events: [], state: before.state });
  }
  const made = ruleset.apply(before.state, kernelInput(input), { edition, dice: chance.dice });
  return made.ok ? ok(played(made.value, chance, { n: before.n + 1, input, prevHash: before.hash })) : made;
}

/** The rules know neither commitments nor nonces. */
function kernelInput(input: Exclude<AdvancingInput, { type: 'end' }>): Input<Game> {
  if (input.type === 'clock' || input.type === 'resumed' || input.type === 'seats') return input;
  if (input.type === 'order') {
    const { type, at, seat, order } = input;
    return { type, at, seat, order, ...pauseOf(input) };
  }
  if (input.type === 'ruling') {
    const { type, at, reason, ruling } = input;
    return { type, at, reason, ruling, ...pauseOf(input) };
  }
  const { type, at, closedBy, sheets } = input;
  return { type, at, closedBy, sheets };
}

interface Pause {
  readonly isPaused?: true;
}

const pauseOf = ({ isPaused }: Pause): Pause => (isPaused === undefined ? {} : { isPaused });

type LogPosition = Pick<Played, 'n' | 'input' | 'prevHash'>;

function played({ state, events }: Step<Game>, { dice, blind }: Chance, position: LogPosition): Played {
  return { ...position, dice: dice.thrown(), events, state, blind };
}
