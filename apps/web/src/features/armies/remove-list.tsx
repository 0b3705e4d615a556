'use client';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { useToast } from '../shell/toasts.tsx';
import { removeId } from './use-focus-after-removal.ts';

interface RemoveListProps {
  readonly line: Outputs['rosters']['list'][number];
  /** Called when it was confirmed. */
  readonly onRemove: () => void;
}

/** Removes a kept list, after asking once. */
export function RemoveList({ line, onRemove }: RemoveListProps) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const say = useToast();
  const [isAsking, setAsking] = useState(false);
  const text = armiesText.remove;
  const remove = useMutation(
    trpc.rosters.remove.mutationOptions({
      onSuccess: () => say(text.done(line.name)),
      onError: (error) => say(refusalOf(error) === 'UNAUTHORIZED' ? siteText.signedOut : text.failed(line.name)),
      // Another tab may have been quicker: the page shows what is there, whatever came of it.
      onSettled: () => queries.invalidateQueries({ queryKey: trpc.rosters.list.queryKey() }),
    }),
  );
  return (
    <>
      <button
        type="button"
        id={removeId(line.id)}
        className="btn small quiet"
        aria-label={text.action(line.name)}
        title={text.action(line.name)}
        // Not disabled: that would take the focus from it.
        aria-disabled={remove.isPending}
        onClick={() => setAsking(!remove.isPending)}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title(line.name)}
          action={text.confirm}
          onConfirm={() => {
            onRemove();
            remove.mutate({ roster: line.id });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.says}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
