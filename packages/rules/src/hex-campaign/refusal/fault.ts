import type { RuleId } from '../../kernel/index.ts';
import type { RefusalCode, Rejection } from '../types.ts';

/** What a fault of an order is, before it is known where in the sheet the order stands. */
export interface Fault<Code extends RefusalCode = RefusalCode> extends Omit<Rejection, 'path' | 'code' | 'rule'> {
  readonly code: Code;
  readonly rule: RuleId;
  readonly at: readonly (string | number)[];
}

export const fault = <Code extends RefusalCode>(
  code: Code,
  rule: RuleId,
  facts: Rejection['facts'] = {},
  at: readonly (string | number)[] = [],
): Fault<Code> => ({ code, rule, facts, at });

/** A fault with the place of its order in front. */
export function rejected({ at, ...rest }: Fault, where: readonly (string | number)[]): Rejection {
  return { ...rest, path: [...where, ...at] };
}
