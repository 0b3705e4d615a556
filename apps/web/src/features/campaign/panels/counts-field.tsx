'use client';
import type { FieldText } from '@sealed-orders/text';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import type { CorrectionPart } from '../door.ts';

const text = refereeText.correct;

interface CountsFieldProps {
  readonly words: FieldText;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly parts: readonly CorrectionPart[];
}

/** Numbers of its own for some parts of what is corrected, by group; closed until the referee needs it. */
export function CountsField({ words, value, onChange, parts }: CountsFieldProps) {
  const chosen = countsIn(value);
  const [isOpen, setOpen] = useState(chosen.size > 0);
  const id = useId();
  if (parts.length === 0) return null;
  const groups = [...new Set(parts.map(({ group }) => group))];
  const write = (counts: ReadonlyMap<string, number>) => onChange(Object.fromEntries(counts));
  return (
    <div className="counts">
      <Button kind="quiet" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon of={ChevronDown} />
        {text.counts}
      </Button>
      {isOpen ? (
        <section id={id} aria-label={words.name} className="grid grid-cols-1 gap-3">
          <p className="hint">{text.countsHint}</p>
          {groups.map((group) => (
            <div key={group}>
              <h5>{group}</h5>
              <ul>
                {parts
                  .filter((part) => part.group === group)
                  .map((part) => (
                    <Part
                      key={part.id}
                      part={part}
                      chosen={chosen.get(part.id) ?? null}
                      choose={(count) => write(new Map(chosen).set(part.id, count))}
                      back={() => write(new Map([...chosen].filter(([one]) => one !== part.id)))}
                    />
                  ))}
              </ul>
            </div>
          ))}
        </section>
      ) : null}
    </div>
  );
}

const countsIn = (value: unknown): ReadonlyMap<string, number> =>
  new Map(Object.entries(Object(value)).flatMap(([id, n]) => (typeof n === 'number' ? [[id, n] as const] : [])));

interface PartProps {
  readonly part: CorrectionPart;
  readonly chosen: number | null;
  readonly choose: (count: number) => void;
  readonly back: () => void;
}

function Part({ part: { name, count, most, each }, chosen, choose, back }: PartProps) {
  const id = useId();
  const now = chosen ?? count;
  return (
    <li>
      <label htmlFor={id}>{name}</label>
      <NumberInput id={id} className="input small" value={now} min={0} max={most} onChange={choose} />
      <span className="muted">{text.of(most)}</span>
      <span className="num">{now * each === 0 ? '' : text.points(now * each)}</span>
      {chosen === null ? (
        <span />
      ) : (
        <Button kind="icon" size="small" aria-label={text.back(name)} title={text.back(name)} onClick={back}>
          <Icon of={RotateCcw} />
        </Button>
      )}
    </li>
  );
}
