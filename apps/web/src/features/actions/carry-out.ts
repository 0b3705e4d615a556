import type { RefusalCode } from '../api/client.ts';
import {
  type Follow,
  isDone,
  isRefused,
  type Outcome,
  type Refused,
  readAgain,
  type Said,
  type World,
} from './follow.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** What is done when an action fails: few do, so pages load it after everything that they need. */
export const failing = () => import('./fail.ts');

/** Asks the server to do something, and handles what follows. */
export async function carryOut<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  input: Input,
  follow: Follow<Input, Answer>,
  world: World<Answer>,
): Promise<Outcome<Answer>> {
  let answer: Answer;
  try {
    answer = await ask(input);
  } catch (error) {
    const { again, fail } = await failing();
    const second = follow.isOnce === true ? await again(error, () => ask(input)) : null;
    if (second === null) return fail(error, input, follow, world);
    answer = second.answer;
  }
  if (isDone(answer)) {
    const outcome = { state: 'done', value: answer, refusal: null, problem: null } as const;
    world.tell(outcome);
    const { done } = follow;
    const said = typeof done === 'function' ? await done(answer, input) : done;
    if (said) world.say(said);
    await follow.onDone?.(answer, input);
    await readAgain(world.queries, follow, []);
    return outcome;
  }
  follow.onFailed?.(input);
  const refusal = isRefused(answer) ? answer : null;
  const problem = refusal === null ? null : await whyNot(refusal, follow);
  const outcome = { state: 'refused', value: null, refusal, problem } as const;
  world.tell(outcome);
  await readAgain(world.queries, follow);
  return outcome;
}

const hasCode = (answer: object): answer is { readonly problem: { readonly code: RefusalCode } } =>
  'problem' in answer && typeof answer.problem === 'object' && answer.problem !== null && 'code' in answer.problem;

async function whyNot<Input, Answer>(refusal: Refused<Answer>, follow: Follow<Input, Answer>): Promise<Said> {
  if (follow.why !== undefined) return follow.why(refusal);
  return hasCode(refusal) ? refusalSentence(follow.refusals ?? {}, refusal.problem.code) : null;
}
