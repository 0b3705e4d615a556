'use client';
import { isTypedName } from '@sealed-orders/rules/kernel';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { useQuery } from '@tanstack/react-query';
import { Rewind } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { afterDeed } from '../../deeds/after-deed.ts';
import { DeedDialog } from '../../deeds/deed-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Problem } from '../../shell/problem.tsx';
import { useCampaignPlace, useHasSheets, useHasTurns } from '../campaign-context.ts';
import { phaseChoices } from './phase-choices.ts';
import { RewindLoss } from './rewind-loss.tsx';

interface RewindButtonProps {
  readonly head: Head;
  /** The proposed phase, by its number; if omitted, the open one. */
  readonly to?: number;
  /** The button's label. */
  readonly label?: string;
}

/** Rewinds the war to the opening of a phase: shows what would be undone, then asks for the reason and the name. */
export function RewindButton({ head, to, label = rewindText.open }: RewindButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const trpc = useTRPC();
  const isByPhase = useHasSheets();
  const rewind = useAction(trpc.desk.rewind, { ...afterDeed(trpc, head.id, isByPhase), done: rewindText.done });
  return (
    <>
      <Button size="small" disabled={rewind.isRunning} onClick={() => setAsking(true)}>
        <Icon of={Rewind} />
        {label}
      </Button>
      {isAsking ? (
        <RewindDialog
          head={head}
          proposed={to}
          onConfirm={(wanted) => rewind.run({ campaign: head.id, opening: head.opening, ...wanted })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface Wanted {
  readonly to: number;
  readonly name: string;
  readonly reason: { readonly text: string; readonly isKept: boolean };
}

interface RewindDialogProps {
  readonly head: Head;
  readonly proposed: number | undefined;
  readonly onConfirm: (wanted: Wanted) => void;
  readonly onClose: () => void;
}

function RewindDialog({ head, proposed, onConfirm, onClose }: RewindDialogProps) {
  const trpc = useTRPC();
  const { door } = useCampaignPlace();
  const text = useHasTurns() ? rewindText : { ...rewindText, ...rewindText.onArrival };
  const targets = useQuery(trpc.desk.rewindTargets.queryOptions({ campaign: head.id }));
  const [picked, pick] = useState(String(proposed ?? head.opening));
  const [name, setName] = useState('');
  const phases = targets.data ?? [];
  const to = phases.find(({ opening }) => String(opening) === picked) ?? phases[0] ?? null;
  const isNamed = isTypedName(name, head.name);
  return (
    <DeedDialog
      title={text.title}
      action={text.action}
      canConfirm={to !== null && isNamed}
      onConfirm={(reason) => (to === null ? undefined : onConfirm({ to: to.opening, name, reason }))}
      onClose={onClose}
    >
      <p>{text.says}</p>
      {targets.error ? <Problem error={targets.error} retry={() => void targets.refetch()} /> : null}
      {to === null ? (
        <p className="muted">{targets.isPending ? text.loading : text.none}</p>
      ) : (
        <>
          <Choice
            label={text.to}
            value={String(to.opening)}
            options={phaseChoices(phases, door.text)}
            onChange={pick}
          />
          <RewindLoss campaign={head.id} to={to.opening} phase={to.phase} />
        </>
      )}
      <Field
        name="name"
        label={text.name}
        hint={text.nameHint(head.name)}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </DeedDialog>
  );
}
