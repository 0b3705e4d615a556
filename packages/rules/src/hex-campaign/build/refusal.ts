import type { RuleId } from '../../kernel/index.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import type { Refusal } from '../types.ts';

/** A fault as forms show it. */
export function refusalFrom({ code, rule, facts }: Fault): Refusal {
  const plain = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  const of: RuleId = rule ?? 'HEX-TURN-09';
  return { code, rule: of, facts: Object.fromEntries(plain) };
}
