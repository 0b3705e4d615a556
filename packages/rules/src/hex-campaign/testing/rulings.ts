import { seededDice } from '../../kernel/index.ts';
import { EDITION } from '../data/editions.ts';
import { hexCampaign } from '../index.ts';
import { ruling as rulingSchema } from '../schemas/sheet.ts';
import type { State } from '../types.ts';

export const at = '2026-01-02T12:00:00.000Z';
export const table = { edition: EDITION, dice: seededDice(new Uint8Array(32)) };

/** Fields of a ruling, as a referee gives them. */
export type Given = Readonly<Record<string, unknown>>;

/** The step after a ruling, or why it was refused. */
export const ruled = (from: State, ruling: Given) =>
  hexCampaign.apply(from, { type: 'ruling', at, reason: 'A slip.', ruling: rulingSchema.parse(ruling) }, table);

type Made = ReturnType<typeof ruled>;

/** The codes of a refusal; empty: it was accepted. */
export const codes = (made: Made) => (made.ok ? [] : made.problem.map(({ code }) => code));

/** The state after a ruling. Throws if it was refused. */
export function after(made: Made): State {
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.state;
}

/** Who reads what of the corrections. */
export const told = (made: Made) =>
  made.ok
    ? made.value.events.flatMap((event) => (event.type === 'corrected' ? [{ to: event.to, facts: event.facts }] : []))
    : [];

/** The state after the last ruling was undone. */
export const undone = (from: State): State =>
  after(ruled(from, { type: 'undo-corrections', ruling: from.corrections?.at(-1)?.id }));
