'use client';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { removeId } from './use-focus-after-removal.ts';

interface RemoveListProps {
  readonly line: Outputs['rosters']['list'][number];
  /** Called on confirmation. */
  readonly onRemove: () => void;
}

/** Removes a saved list, after asking once. */
export function RemoveList({ line, onRemove }: RemoveListProps) {
  const trpc = useTRPC();
  const [isAsking, setAsking] = useState(false);
  const text = armiesText.remove;
  const remove = useAction(trpc.rosters.remove, {
    done: text.done(line.name),
    failed: { 'not-found': text.failed(line.name) },
    // Another tab may have been quicker: the page shows the current lists, whatever the result.
    shown: [trpc.rosters.list.queryKey()],
    again: [trpc.rosters.list.queryKey()],
  });
  return (
    <>
      <Button
        id={removeId(line.id)}
        kind="quiet"
        size="small"
        aria-label={text.action(line.name)}
        title={text.action(line.name)}
        // Not disabled, since that would lose its focus.
        aria-disabled={remove.isRunning}
        onClick={() => setAsking(!remove.isRunning)}
      >
        <Icon of={Trash2} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title(line.name)}
          action={text.confirm}
          onConfirm={() => {
            onRemove();
            void remove.run({ roster: line.id });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
