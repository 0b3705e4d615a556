'use client';
import { type ReactNode, useId } from 'react';
import { RuleChip } from '../kit/rule-chip.tsx';

interface PartProps {
  readonly title: string;
  readonly says?: string;
  /** At the end of the heading. */
  readonly aside?: ReactNode;
  readonly rule?: string;
  readonly children: ReactNode;
}

/** A part of a sheet under a heading on a line. */
export function Part({ title, says, aside, rule, children }: PartProps) {
  return (
    <section className="nb-part" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {says === undefined ? null : <small>{says}</small>}
        {aside === undefined ? null : <span className="aside">{aside}</span>}
        {rule === undefined ? null : <RuleChip rule={rule} />}
      </header>
      {children}
    </section>
  );
}

/** Facts under a heading. */
export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className="nb-facts">{children}</dl>;

interface FactProps {
  readonly name: string;
  readonly rule?: string;
  readonly children: ReactNode;
}

/** One fact: its name, what it is, and its rule. */
export function Fact({ name, rule, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <div>{children}</div>
        {rule === undefined ? null : <RuleChip rule={rule} />}
      </dd>
    </div>
  );
}

interface Alternative<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly says?: string;
  readonly aside?: string;
  /** Why it cannot be chosen. */
  readonly refused?: string | null;
}

interface AlternativesProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly options: readonly Alternative<Value>[];
  readonly onChange: (value: Value) => void;
}

/** One of several ways, each with what it leads to. */
export function Alternatives<Value extends string>(props: AlternativesProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className="nb-alternatives">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => {
        const refused = option.refused ?? null;
        return (
          <label key={option.value} className={refused === null ? '' : 'off'}>
            <input
              type="radio"
              name={name}
              disabled={refused !== null}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <b>{option.name}</b>
              {refused !== null || option.says !== undefined ? <small>{refused ?? option.says}</small> : null}
            </span>
            {option.aside === undefined ? null : <small>{option.aside}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The foot of a column with its main button; fixed on a phone. */
export const Foot = ({ children }: { readonly children: ReactNode }) => (
  <footer className="nb-foot no-print">{children}</footer>
);
