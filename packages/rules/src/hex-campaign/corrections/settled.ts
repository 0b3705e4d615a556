import { canonical, lookup, revised, sortedKeys } from '../../kernel/index.ts';
import type { KeptRuling, State } from '../types.ts';
import { tablePair } from './fragments.ts';

type Kept = Pick<KeptRuling, 'settled'>;

const NONE = { battles: {}, closing: null } as const;

/** What a ruling changed of the battles that can be overruled; nothing, if it overruled none. */
export function settledPair(before: State, after: State): Kept {
  const [was, now] = [before.settled ?? NONE, after.settled ?? NONE];
  if (was === now || canonical(was) === canonical(now)) return {};
  const battles = tablePair(was.battles, now.battles);
  return {
    settled: {
      was: { battles: battles.was, closing: was.closing },
      now: { battles: battles.now, closing: now.closing },
    },
  };
}

/** Whether they are still as the ruling left them. */
export function settledStands({ settled: present = NONE }: State, { settled }: Kept): boolean {
  if (settled === undefined) return true;
  const { battles, closing } = settled.now;
  return (
    canonical(present.closing) === canonical(closing) &&
    sortedKeys(battles).every((id) => canonical(lookup(present.battles, id) ?? null) === canonical(battles[id]))
  );
}

/** The state with these as they were before the ruling. */
export function settledBack(state: State, { settled }: Kept): State {
  if (settled === undefined) return state;
  const { battles, closing } = settled.was;
  const keys = sortedKeys(battles);
  const come = keys.flatMap((id) => {
    const value = battles[id];
    return value == null ? [] : [[id, value] as const];
  });
  const { battles: present = {} } = state.settled ?? {};
  return { ...state, settled: { battles: revised(present, new Set(keys), come), closing } };
}
