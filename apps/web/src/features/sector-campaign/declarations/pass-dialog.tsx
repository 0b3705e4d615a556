'use client';
import type { Declaration } from '@sealed-orders/rules/sector-campaign';
import { declarationText as text } from '@sealed-orders/text/sector-campaign/declarations';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { forecastOf } from './forecast.ts';
import { Isolation } from './then-step.tsx';

interface PassDialogProps {
  readonly declaration: Declaration;
  readonly title: string;
  readonly isBusy: boolean;
  readonly onGive: () => void;
  readonly onClose: () => void;
}

/** What a pass means, or letting an attack stand, and what the attack could isolate. */
export function PassDialog({ declaration, title, isBusy, onGive, onClose }: PassDialogProps) {
  const { now } = useSectorPlace();
  const isPass = declaration.type === 'pass';
  const isFinal = now.board.settings.passIsFinal;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
          <Button
            kind="main"
            disabled={isBusy}
            onClick={() => {
              close();
              onGive();
            }}
          >
            {title}
          </Button>
        </>
      )}
    >
      <p>{isPass ? (isFinal ? text.after.pass : text.after.waive) : text.after.done}</p>
      <Isolation forecast={forecastOf(now, declaration)} />
    </Dialog>
  );
}
