import { canonical, failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type { AnyRejection } from '@sealed-orders/rules/systems';
import type { z } from 'zod';
import { madePlain } from '../vocabulary/plain-text.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

/** Characters of canonical JSON. The longest realistic sheet, 200 pieces with paths of 40 steps, has some 60,000. */
const LONGEST = 256_000;

/** How many faults are reported for a sheet that does not match the schema. */
const TOLD = 20;

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
}

/** The faults that a schema found, as rejections without a rule. */
export function notUnderstood(issues: readonly Issue[]): Refusal {
  const rejections = issues.slice(0, TOLD).map(
    (issue): AnyRejection => ({
      code: 'not-understood',
      rule: null,
      path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
      facts: { fault: issue.code },
    }),
  );
  return { code: 'not-understood', rejections };
}

interface Read {
  /** As the system's schema parsed it. */
  readonly value: unknown;
  /** Its canonical text. */
  readonly text: string;
}

function read(schema: z.ZodType, given: unknown): Result<Read, Refusal> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) return failed(notUnderstood(parsed.error.issues));
  const text = canonical(parsed.data);
  if (text.length > LONGEST) return failed({ code: 'too-long' });
  const plain = withPlainTexts(text);
  return plain === text ? ok({ value: parsed.data, text }) : read(schema, JSON.parse(plain));
}

/** The same JSON with the texts in it made plain. Only if it has escapes can it have controls or halves of characters. */
function withPlainTexts(json: string): string {
  if (!json.includes('\\')) return madePlain(json);
  return canonical(JSON.parse(json, (_key, value) => (typeof value === 'string' ? madePlain(value) : value)));
}

/** A sheet as the system's schema parses it, with its canonical text. Texts in it are made plain. */
export function readSheet(
  { sheets }: AnyRuleset,
  given: unknown,
): Result<{ readonly sheet: unknown; readonly text: string }, Refusal> {
  // A game without sheets never waits for one.
  if (sheets === null) return failed({ code: 'not-awaited' });
  const sheet = read(sheets.schema, given);
  return sheet.ok ? ok({ sheet: sheet.value.value, text: sheet.value.text }) : sheet;
}

/** A referee's ruling, likewise. */
export function readRuling(ruleset: AnyRuleset, given: unknown): Result<{ readonly ruling: unknown }, Refusal> {
  const ruling = read(ruleset.schemas.ruling, given);
  return ruling.ok ? ok({ ruling: ruling.value.value }) : ruling;
}

/** An order that counts on arrival, likewise. */
export function readOrder(ruleset: AnyRuleset, given: unknown): Result<{ readonly order: unknown }, Refusal> {
  const order = read(ruleset.schemas.order, given);
  return order.ok ? ok({ order: order.value.value }) : order;
}
