import { verifyPageText } from '@sealed-orders/text/pages/ending';
import { Check as Tick, X } from 'lucide-react';
import { Icon } from '../kit/icon.tsx';
import type { Check } from './checks.ts';

const text = verifyPageText;

interface CheckListProps {
  readonly checks: readonly Check[];
  /** Whether the whole archive was examined, as far as possible. */
  readonly isDone: boolean;
}

/** The checks, each with the promise, the test, and the result. */
export function CheckList({ checks, isDone }: CheckListProps) {
  return (
    <ol>
      {checks.map((check, i) => (
        <CheckRow key={check.name} check={check} place={i + 1} isDone={isDone} />
      ))}
    </ol>
  );
}

/** How many findings of a check are listed one by one. */
const MOST = 5;

interface CheckRowProps {
  readonly check: Check;
  readonly place: number;
  readonly isDone: boolean;
}

function CheckRow({ check: { name, done, findings }, place, isDone }: CheckRowProps) {
  const words = text.checks[name];
  const state = findings.length > 0 ? 'failed' : isDone ? 'passed' : 'waiting';
  return (
    <li className={`verify-check ${state}`} data-check={name}>
      <span className="sign" aria-hidden>
        {state === 'passed' ? (
          <Icon of={Tick} size={18} stroke={2} />
        ) : state === 'failed' ? (
          <Icon of={X} size={18} stroke={2} />
        ) : (
          place
        )}
      </span>
      <div>
        <h2>{words.title}</h2>
        <p>{words.promise}</p>
        <p className="ink2">{words.test}</p>
        <p>
          <b>{text[state]}</b>
          {done === 0 && !isDone ? null : `: ${words.count(done)}`}
        </p>
        {findings.length === 0 ? null : (
          <ul>
            {findings.slice(0, MOST).map(({ n, code }) => (
              <li key={`${n} ${code}`}>{`${text.steps.step} ${n}: ${text.findings[code]}`}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
