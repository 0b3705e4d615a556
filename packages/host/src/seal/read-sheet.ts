import { canonical, failed, ok, type Rejection, type Result } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../shell.ts';
import type { Refusal } from '../types.ts';

/** Characters of canonical JSON. The longest honest sheet, 200 pieces with paths of 40 hexes, has some 60,000. */
const LONGEST = 256_000;

/** How many faults of a sheet that is not understood are told. */
const TOLD = 20;

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}

/** The faults that a schema found, as rejections without a rule. */
export function notUnderstood(issues: readonly Issue[]): Refusal {
  const rejections = issues.slice(0, TOLD).map(
    (issue): Rejection => ({
      code: 'not-understood',
      rule: null,
      path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
      facts: { fault: issue.code },
    }),
  );
  return { code: 'not-understood', rejections };
}

/** A sheet as the system's schema reads it, with its canonical text. */
export function readSheet(
  ruleset: AnyRuleset,
  given: unknown,
): Result<{ readonly sheet: unknown; readonly text: string }, Refusal> {
  const parsed = ruleset.schemas.sheet.safeParse(given);
  if (!parsed.success) return failed(notUnderstood(parsed.error.issues));
  const text = canonical(parsed.data);
  if (text.length > LONGEST) return failed({ code: 'too-long' });
  return ok({ sheet: parsed.data, text });
}
