'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { Download, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import type { Head } from '../campaign-data/campaign-data.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { useWhyNotAlone } from './use-powers.ts';

const text = endingText.manage;

interface DeleteCampaignProps {
  readonly campaign: Pick<Head, 'id' | 'name' | 'status'>;
}

/** For the owner: deletes the campaign once its name is typed, or says why not. Offers a finished war's archive first. */
export function DeleteCampaign({ campaign }: DeleteCampaignProps) {
  const [isAsking, setAsking] = useState(false);
  const [typed, type] = useState('');
  const { remove, isBusy } = useDeleting(campaign);
  const why = useWhyNotAlone(campaign.id, 'delete');
  return (
    <>
      <Button kind="danger" disabled={isBusy || why !== null} onClick={() => setAsking(true)}>
        <Icon of={Trash2} /> {isBusy ? text.deleting : text.delete}
      </Button>
      {why === null ? null : <p className="hint mt-2">{why}</p>}
      {isAsking ? (
        <ConfirmDialog
          title={text.deleteTitle(campaign.name)}
          action={text.delete}
          onConfirm={() => remove(typed)}
          onClose={() => setAsking(false)}
        >
          <p>{text.deleteSays}</p>
          <KeepFirst campaign={campaign} />
          <Field
            name="campaign-name"
            label={text.typeName(campaign.name)}
            autoComplete="off"
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function KeepFirst({ campaign: { id, status } }: DeleteCampaignProps) {
  if (status === 'lobby') return null;
  if (status !== 'finished') return <p>{text.deleteRunning}</p>;
  return (
    <p>
      {text.deleteExport}{' '}
      <a href={`/archives/${id}`} download>
        <Icon of={Download} size={14} className="inline" /> {endingText.links.download}
      </a>
    </p>
  );
}

function useDeleting({ id }: DeleteCampaignProps['campaign']) {
  const trpc = useTRPC();
  const router = useRouter();
  const deletion = useAction(trpc.ending.delete, {
    refusals: { 'wrong-name': text.wrongName },
    done: text.deleted,
    onDone: () => router.push('/campaigns'),
    again: [trpc.campaigns.mine.queryKey()],
  });
  return { remove: (name: string) => deletion.run({ campaign: id, name }), isBusy: deletion.isRunning };
}
