'use client';
import { checkRuling, type Ruling } from '@sealed-orders/rules/sector-campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { refusalSentence } from '@sealed-orders/text/sector-campaign';
import { type ReactNode, useState } from 'react';
import { RulingForm } from '../../campaign/panels/ruling-form.tsx';
import { useReason } from '../../deeds/use-reason.ts';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';

const text = refereeText.correct;

interface RulingStepsProps {
  /** The ruling from the fields; null: something is missing. */
  readonly ruling: Ruling | null;
  /** What it does, for the form's list. */
  readonly says: string;
  readonly close: () => void;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A ruling in two steps: first its fields, or why it can't be made; then its effects, the reason, and the button. */
export function RulingSteps({ ruling, says, close, children }: RulingStepsProps) {
  const { view } = useSectorPlace();
  const [isWritten, setWritten] = useState(false);
  const reason = useReason();
  if (isWritten && ruling !== null) {
    const list = [{ ruling, isAlone: true, says } as const];
    return <RulingForm {...{ list, reason, close }} change={() => setWritten(false)} />;
  }
  const [refusal = null] = ruling === null ? [] : checkRuling(view, ruling);
  return (
    <div className="grid grid-cols-1 gap-3">
      {children}
      <div role="status">
        {refusal === null ? null : (
          <p className="hint bad">
            {refusalSentence(refusal)} {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
          </p>
        )}
      </div>
      <div className="row flex-wrap justify-end">
        <Button kind="quiet" onClick={close}>
          {text.cancel}
        </Button>
        <Button disabled={ruling === null || refusal !== null} onClick={() => setWritten(true)}>
          {text.next}
        </Button>
      </div>
    </div>
  );
}
