import { talkText } from '@sealed-orders/text/pages/talk';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/text-area.tsx';

const LONGEST = 2000;
/** From this length on the box says how much room is left. */
const NEARLY_FULL = 1800;

export interface Sender {
  readonly send: (text: string) => void;
  readonly isRunning: boolean;
  /** Why the last message was not sent; null: it was. */
  readonly problem: string | null;
}

interface WriteBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly sender: Sender;
}

/** A box to write a message. Ctrl or Cmd and Enter sends it. */
export function WriteBox({ text, onText, sender }: WriteBoxProps) {
  const { send, isRunning, problem } = sender;
  const isReady = text.trim() !== '' && !isRunning;
  const submit = () => {
    if (isReady) send(text.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <form className="write-box no-print" onSubmit={onSubmit}>
      <TextArea
        label={talkText.message}
        rows={3}
        maxLength={LONGEST}
        value={text}
        aria-invalid={problem === null ? undefined : true}
        onChange={onText}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <span className="hint grow mt-0!">
          {text.length > NEARLY_FULL ? (
            talkText.left(LONGEST - text.length)
          ) : (
            <span className="wide-only">{talkText.keys}</span>
          )}
        </span>
        <Button type="submit" kind="main" disabled={!isReady}>
          {isRunning ? talkText.sending : talkText.send}
        </Button>
      </div>
      {problem === null ? null : (
        <p className="hint bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
