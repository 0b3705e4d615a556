import { type Edit, type Field, keysOf, lookup } from '@sealed-orders/rules/kernel';
import type { EditText, FieldText } from '@sealed-orders/text';
import { settingWords } from '@sealed-orders/text/pages/new-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import type { CorrectionPart, Corrections, CorrectionTarget } from '../door.ts';

const text = refereeText.correct;

type Values = Readonly<Record<string, unknown>>;

/** What a correction is made of, and what its values are called. */
export interface Written {
  readonly edit: Edit;
  readonly words: EditText | undefined;
  readonly target: CorrectionTarget;
  readonly values: Values;
  readonly seats: readonly { readonly seat: string; readonly name: string }[];
  readonly corrections: Pick<Corrections, 'adds' | 'places'>;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a correction would leave everything as it is. */
export function changesNothing({ edit, target, values, corrections }: Written): boolean {
  const names = keysOf(edit.fields);
  if (names.length === 0 || corrections.adds(edit.type)) return false;
  return names.every((name) => isSame(lookup(values, name), lookup(target.now, name)));
}

/** What a correction changes, by field: `Victory points: 12 → 15`. */
export function listedChanges(written: Written): readonly string[] {
  const { edit, words, target, values, corrections } = written;
  const isNew = corrections.adds(edit.type);
  return Object.entries(edit.fields).flatMap(([name, field]) => {
    const [was, will] = [isNew ? undefined : lookup(target.now, name), lookup(values, name)];
    if (isSame(was, will) || will === undefined || will === '') return [];
    const own = fieldWords(words, target, name);
    const choices = target.choices?.(values)[name];
    const said = (value: unknown) =>
      choices?.find((one) => one.value === value)?.name ?? valueSaid(value, field, own, written);
    return [text.change(own.name, was === undefined || field.kind === 'counts' ? null : said(was), said(will))];
  });
}

/** The words of a field, with the target’s own names for its values. */
export function fieldWords(words: EditText | undefined, target: CorrectionTarget, name: string): FieldText {
  const field = lookup(words?.fields ?? {}, name) ?? { name };
  const own = lookup(target.values ?? {}, name);
  return own === undefined ? field : { ...field, values: { ...field.values, ...own } };
}

function valueSaid(value: unknown, field: Field, words: FieldText, { seats, target, values, corrections }: Written) {
  switch (field.kind) {
    case 'seat':
      return value === null ? text.nobody : (seats.find(({ seat }) => seat === value)?.name ?? String(value));
    case 'place':
      return corrections.places.find(([id]) => id === value)?.[1] ?? String(value);
    case 'number':
      return lookup(words.values ?? {}, String(value)) ?? settingWords(field, words, value);
    case 'counts':
      return countsSaid(value, target.parts?.(values) ?? []);
    default:
      return settingWords(field, words, value);
  }
}

const countsSaid = (value: unknown, parts: readonly CorrectionPart[]): string =>
  Object.entries(Object(value))
    .map(([id, count]) => `${parts.find((part) => part.id === id)?.name ?? id} ${count}`)
    .join(', ');
