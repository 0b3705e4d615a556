import { type Field, lookup, pairOf, partOf } from '@sealed-orders/rules/kernel';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { Amount, called, type Limits, type Name, named, Select, type ValueProps } from './setting-controls.tsx';

interface PairProps {
  readonly names: readonly [Name, Name];
  readonly limits: Limits;
  readonly value: unknown;
  readonly onChange: (value: readonly [number, number]) => void;
}

export function Pair({ names: [one, other], limits, value, onChange }: PairProps) {
  const [first, second] = pairOf(value);
  return (
    <span className="row">
      <Amount name={one} limits={limits} value={first} onChange={(next) => onChange([next, second])} />
      <span aria-hidden>×</span>
      <Amount name={other} limits={limits} value={second} onChange={(next) => onChange([first, next])} />
    </span>
  );
}

const wholeOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

interface PartsProps extends ValueProps {
  readonly field: Extract<Field, { readonly kind: 'ranges' | 'choices' }>;
}

/** A setting with several parts, a field or two for each. */
export function Parts({ id, field, words, value, onChange }: PartsProps) {
  return (
    <ul id={id} className="grid gap-2">
      {field.keys.map((key) => {
        const part = words.parts?.[key] ?? key;
        const change = (next: unknown) => onChange({ ...wholeOf(value), [key]: next });
        return (
          <li key={key} className="grid gap-1">
            <span className="text-sm">{part}</span>
            {field.kind === 'choices' ? (
              <Select
                name={called(newCampaignText.partOf(words.name, part))}
                options={named(field.values, words)}
                value={String(partOf(value, key))}
                onChange={change}
              />
            ) : (
              <Pair
                names={[called(newCampaignText.least(part)), called(newCampaignText.most(part))]}
                limits={field}
                value={partOf(value, key)}
                onChange={change}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NumbersProps extends ValueProps {
  readonly field: Extract<Field, { readonly kind: 'numbers' }>;
}

/** A table of numbers. */
export function Numbers({ id, field, words, value, onChange }: NumbersProps) {
  return (
    <table id={id} className="input-table" aria-label={words.name}>
      <tbody>
        {field.keys.map((key) => {
          const part = lookup(words.parts ?? {}, key) ?? key;
          return (
            <tr key={key}>
              <th scope="row">{part}</th>
              <td>
                <Amount
                  name={called(newCampaignText.partOf(words.name, part))}
                  limits={field}
                  value={Number(partOf(value, key) ?? field.least)}
                  onChange={(next) => onChange({ ...wholeOf(value), [key]: next })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
