'use client';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { RenameForm } from '../kit/rename-form.tsx';

type RosterLine = Outputs['rosters']['list'][number];

interface ListActionsProps {
  readonly line: RosterLine;
  readonly onEdit: () => void;
  readonly onReplace: (file: File) => void;
}

/** Actions on a saved list: rename it, change its units, replace its file. */
export function ListActions({ line, onEdit, onReplace }: ListActionsProps) {
  const [isRenaming, setRenaming] = useState(false);
  const text = armiesText.actions;
  if (isRenaming) return <RenameList line={line} onClose={() => setRenaming(false)} />;
  return (
    <div className="row flex-wrap pl-8 pb-1">
      <Button size="small" aria-label={text.renameOf(line.name)} onClick={() => setRenaming(true)}>
        {text.rename}
      </Button>
      {line.fileName === '' ? (
        <Button size="small" aria-label={text.editOf(line.name)} onClick={onEdit}>
          {text.edit}
        </Button>
      ) : (
        <label className={buttonClass({ size: 'small', className: 'relative' })}>
          {text.replace}
          <input
            type="file"
            className="absolute inset-0 opacity-0"
            aria-label={text.replaceOf(line.name)}
            accept=".ros,.rosz,.json"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) onReplace(file);
              event.target.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}

function RenameList({ line, onClose }: { readonly line: RosterLine; readonly onClose: () => void }) {
  const trpc = useTRPC();
  const text = armiesText.actions;
  const rename = useAction(trpc.rosters.rename, {
    onDone: onClose,
    failed: { 'not-found': text.failed },
    again: [trpc.rosters.pathKey()],
  });
  return (
    <RenameForm
      name={line.name}
      words={{ label: text.newName, save: text.saveName, keep: text.keep }}
      isBusy={rename.isRunning}
      onRename={(name) => rename.run({ roster: line.id, name })}
      onClose={onClose}
    />
  );
}
