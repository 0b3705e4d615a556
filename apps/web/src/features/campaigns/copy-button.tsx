'use client';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { CopyPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { Icon } from '../kit/icon.tsx';

const text = repairsText.copy;

interface Copied {
  readonly id: string;
  readonly name: string;
}

interface CopyButtonProps {
  readonly campaign: Copied;
  /** Whether the game has phases; if not, all orders count on arrival, and there is no clock to copy. */
  readonly isByPhase: boolean;
}

/** Creates a campaign like this one, and goes to its lobby. */
export function CopyButton({ campaign, isByPhase }: CopyButtonProps) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const copy = useAction(trpc.campaigns.copyTemplate, {
    refusals: text.refusals,
    onDone: ({ value }) => router.push(`/c/${value.slug}`),
    shown: [trpc.campaigns.mine.queryKey()],
  });
  return (
    <>
      <Button size="small" disabled={copy.isRunning} onClick={() => setAsking(true)}>
        <Icon of={CopyPlus} />
        {text.open}
      </Button>
      {isAsking ? (
        <CopyDialog
          says={isByPhase ? text.says : text.saysOnArrival}
          name={text.nameOf(campaign.name).slice(0, 80)}
          onConfirm={(name) => copy.run({ campaign: campaign.id, name })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

interface CopyDialogProps {
  readonly says: string;
  readonly name: string;
  readonly onConfirm: (name: string) => void;
  readonly onClose: () => void;
}

function CopyDialog({ says, name: given, onConfirm, onClose }: CopyDialogProps) {
  const [typed, setName] = useState(given);
  const name = typed.trim();
  return (
    <FormDialog
      title={text.title}
      action={text.action}
      canConfirm={name !== ''}
      onSubmit={() => () => onConfirm(name)}
      onClose={onClose}
    >
      <p>{says}</p>
      <Field
        name="name"
        label={text.name}
        maxLength={80}
        value={typed}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
