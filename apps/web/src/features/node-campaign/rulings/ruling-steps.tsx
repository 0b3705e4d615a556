'use client';
import { checkRuling, type Ruling } from '@sealed-orders/rules/node-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { RulingForm } from '../../campaign/panels/ruling-form.tsx';
import { useReason } from '../../deeds/use-reason.ts';
import { Button } from '../../kit/button.tsx';
import { Refused } from '../battles/parts.tsx';
import { useNodePlace } from '../node-context.ts';

const text = refereeText.correct;

interface RulingStepsProps {
  /** As the fields say. */
  readonly ruling: Ruling;
  /** Nothing is filled in yet, so that nothing is wrong yet. */
  readonly isBlank?: boolean;
  /** What it does, for the list of the form. */
  readonly says: string;
  readonly close: () => void;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A ruling in two steps: its fields, and why it can't be made; then what it would do, the reason, and the button. */
export function RulingSteps({ ruling, isBlank = false, says, close, children }: RulingStepsProps) {
  const { view } = useNodePlace();
  const [isWritten, setWritten] = useState(false);
  const reason = useReason();
  const [refusal = null] = checkRuling(view, ruling, new Date(serverNow()).toISOString());
  if (isWritten) {
    const list = [{ ruling, isAlone: true, says } as const];
    return <RulingForm {...{ list, reason, close }} change={() => setWritten(false)} />;
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {children}
      <Refused refusal={isBlank ? null : refusal} />
      <div className="row flex-wrap justify-end">
        <Button kind="quiet" onClick={close}>
          {text.cancel}
        </Button>
        <Button disabled={refusal !== null} onClick={() => setWritten(true)}>
          {text.next}
        </Button>
      </div>
    </div>
  );
}
