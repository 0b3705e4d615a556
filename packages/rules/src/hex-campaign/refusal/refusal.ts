import type { Refusal } from '../types.ts';
import type { Fault } from './fault.ts';

/** A fault as forms show it. */
export function refusalFrom({ code, rule, facts }: Fault): Refusal {
  const plain = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return { code, rule, facts: Object.fromEntries(plain) };
}
