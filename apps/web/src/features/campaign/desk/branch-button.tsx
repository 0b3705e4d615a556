'use client';
import { deskText } from '@sealed-orders/text/pages/desk';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { useQuery } from '@tanstack/react-query';
import { GitBranch } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { DeedDialog, type Reason } from '../../deeds/deed-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Problem } from '../../shell/problem.tsx';
import { useCampaignPlace, useHasSheets, useHasTurns } from '../campaign-context.ts';
import { phaseChoices } from './phase-choices.ts';

const text = repairsText.branch;
const refusals = { ...deskText.refusals, ...repairsText.copy.refusals };
const refusalsOnArrival = { ...refusals, ...deskText.onArrival.refusals };

/** Copies this war from the opening of a phase, and goes to the copy. */
export function BranchButton({ head }: { readonly head: Head }) {
  const [isAsking, setAsking] = useState(false);
  const trpc = useTRPC();
  const router = useRouter();
  const isByPhase = useHasSheets();
  const branch = useAction(trpc.desk.branch, {
    refusals: isByPhase ? refusals : refusalsOnArrival,
    done: text.done,
    onDone: ({ value }) => router.push(`/c/${value.slug}`),
    again: [trpc.campaigns.mine.queryKey()],
  });
  return (
    <>
      <Button size="small" disabled={branch.isRunning} onClick={() => setAsking(true)}>
        <Icon of={GitBranch} />
        {text.open}
      </Button>
      {isAsking ? (
        <BranchDialog
          head={head}
          onConfirm={(wanted) => branch.run({ campaign: head.id, ...wanted })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface BranchDialogProps {
  readonly head: Head;
  readonly onConfirm: (wanted: { readonly opening: number; readonly name: string; readonly reason: Reason }) => void;
  readonly onClose: () => void;
}

function BranchDialog({ head, onConfirm, onClose }: BranchDialogProps) {
  const trpc = useTRPC();
  const { door } = useCampaignPlace();
  const { says, from: label } = useHasTurns() ? text : text.onArrival;
  const targets = useQuery(trpc.desk.rewindTargets.queryOptions({ campaign: head.id }));
  const [picked, pick] = useState(String(head.opening));
  const [name, setName] = useState(text.nameOf(head.name).slice(0, 80));
  const phases = targets.data ?? [];
  const from = phases.find(({ opening }) => String(opening) === picked) ?? null;
  return (
    <DeedDialog
      title={text.title}
      action={text.action}
      canConfirm={from !== null && name.trim() !== ''}
      onConfirm={(reason) =>
        from === null ? undefined : onConfirm({ opening: from.opening, name: name.trim(), reason })
      }
      onClose={onClose}
    >
      <p>{says}</p>
      <p>{text.who}</p>
      {targets.error ? <Problem error={targets.error} retry={() => void targets.refetch()} /> : null}
      <Choice label={label} value={picked} options={phaseChoices(phases, door.text)} onChange={pick} />
      <Field
        name="name"
        label={text.name}
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </DeedDialog>
  );
}
