import { armiesText } from '@sealed-orders/text/pages/armies';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { TextArea } from '../kit/text-area.tsx';
import type { TypedUnit } from './typed-unit-form.tsx';

/** The most characters that are read. */
const MOST = 20_000;

interface PastedListProps {
  readonly onRead: (units: readonly TypedUnit[]) => void;
}

/** The text of a list, pasted from anywhere: its units go into the form, where they can be changed. */
export function PastedList({ onRead }: PastedListProps) {
  const words = armiesText.typed.pasted;
  const trpc = useTRPC();
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ readonly units: number; readonly unread: readonly string[] } | null>(null);
  const { run, problem, isRunning } = useAction(trpc.rosters.readText, {
    onDone: ({ value: { units, unread } }) => {
      setText(unread.join('\n'));
      setResult({ units: units.length, unread });
      onRead(units);
    },
    why: () => words.none,
    inPlace: true,
  });
  return (
    <details>
      <summary>{words.open}</summary>
      <div className="form-grid">
        <TextArea label={words.label} hint={words.says} rows={6} maxLength={MOST} value={text} onChange={setText} />
        {problem === null ? null : (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
        {result === null || problem !== null ? null : (
          <Notice kind={result.unread.length === 0 ? 'ok' : 'warn'} live>
            {words.done(result.units)} {result.unread.length === 0 ? null : words.unread(result.unread)}
          </Notice>
        )}
        <Button disabled={isRunning || text.trim() === ''} onClick={() => void run({ text })}>
          {words.read}
        </Button>
      </div>
    </details>
  );
}
