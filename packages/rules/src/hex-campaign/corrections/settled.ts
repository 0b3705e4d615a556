import { canonical, lookup, revised, sortedKeys } from '../../kernel/index.ts';
import type { KeptRuling, State } from '../types.ts';
import { tablePair } from './fragments.ts';

type Kept = Pick<KeptRuling, 'settled'>;
type Table<Key extends string, Value> = Readonly<Record<Key, Value>>;

const NONE = { battles: {}, closing: null } as const;

/** What a ruling changed of the battles and claims that can be overruled; nothing, if it overruled none. */
export function settledPair(before: State, after: State): Kept {
  const [was, now] = [before.settled ?? NONE, after.settled ?? NONE];
  if (was === now || canonical(was) === canonical(now)) return {};
  const battles = tablePair(was.battles, now.battles);
  const claims = tablePair(before.settled?.claims ?? {}, after.settled?.claims ?? {});
  const some = sortedKeys(claims.was).length === 0 ? null : claims;
  return {
    settled: {
      was: { battles: battles.was, closing: was.closing, ...(some && { claims: some.was }) },
      now: { battles: battles.now, closing: now.closing, ...(some && { claims: some.now }) },
    },
  };
}

const tableStands = <Key extends string, Value>(table: Table<Key, Value>, now: Table<Key, Value | null>): boolean =>
  sortedKeys(now).every((key) => canonical(lookup(table, key) ?? null) === canonical(now[key]));

/** Whether they are still as the ruling left them. */
export function settledStands(state: State, { settled }: Kept): boolean {
  if (settled === undefined) return true;
  const { battles, closing, claims = {} } = settled.now;
  const present = state.settled ?? NONE;
  return (
    canonical(present.closing) === canonical(closing) &&
    tableStands(present.battles, battles) &&
    tableStands(state.settled?.claims ?? {}, claims)
  );
}

function tableBack<Key extends string, Value>(table: Table<Key, Value>, was: Table<Key, Value | null>) {
  const keys = sortedKeys(was);
  const come = keys.flatMap((key): readonly (readonly [Key, Value])[] => {
    const value = was[key];
    return value === null ? [] : [[key, value]];
  });
  return revised(table, new Set(keys), come);
}

/** The state with these as they were before the ruling. */
export function settledBack(state: State, { settled }: Kept): State {
  if (settled === undefined) return state;
  const { battles, closing, claims } = settled.was;
  const present = state.settled ?? NONE;
  const back = claims === undefined ? state.settled?.claims : tableBack(state.settled?.claims ?? {}, claims);
  const all = { battles: tableBack(present.battles, battles), closing, ...(back && { claims: back }) };
  return { ...state, settled: all };
}
