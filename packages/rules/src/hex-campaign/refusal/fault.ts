import type { RuleId } from '../../kernel/index.ts';
import type { RefusalCode, Rejection } from '../types.ts';

/** A fault of an order before the order's position in the sheet is known. */
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

/** A fault prefixed with the path of its order. */
export function rejected({ at, ...rest }: Fault, where: readonly (string | number)[]): Rejection {
  return { ...rest, path: [...where, ...at] };
}
