'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHasSheets } from '../campaign-context.ts';
import { useTrying } from './use-trying.ts';

const text = repairsText.dryRun;

/** Shows what would happen if the phase closed now, or the day ended. Asks first: everybody can read that it was done. */
export function DryRunButton() {
  const { run, isRunning } = useTrying();
  const asks = useHasSheets() ? text.asks : text.onArrival.asks;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" disabled={isRunning} onClick={() => setAsking(true)}>
        <Icon of={FlaskConical} />
        {isRunning ? text.working : text.open}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title}
          action={text.action}
          onConfirm={() => run('referee')}
          onClose={() => setAsking(false)}
        >
          <p>{asks}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
