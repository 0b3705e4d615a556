'use client';
import { endingText } from '@sealed-orders/text/pages/ending';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useAction } from '../../actions/use-action.ts';
import { useTRPC } from '../../api/client.ts';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { CopyButton } from '../../campaigns/copy-button.tsx';
import { DeleteCampaign } from '../../campaigns/delete-campaign.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useHasSheets } from '../campaign-context.ts';

const text = endingText.manage;

/** For the owner of a finished war: archive and deletion. Everyone can see whether it is in the archive. */
export function ManageWar({ campaign }: { readonly campaign: Head }) {
  const isByPhase = useHasSheets();
  const isOwner = campaign.roles.includes('owner');
  if (!isOwner && !campaign.isArchived) return null;
  return (
    <section className="grid gap-3 p-4 border-t border-ink justify-items-start no-print" aria-label={text.title}>
      <h3 className="section-title w-full">{text.title}</h3>
      {campaign.isArchived ? <Notice kind="info">{text.archived}</Notice> : null}
      {isOwner ? <ArchiveButton campaign={campaign} /> : null}
      {isOwner ? <CopyButton campaign={campaign} isByPhase={isByPhase} /> : null}
      {isOwner ? <DeleteCampaign campaign={campaign} /> : null}
    </section>
  );
}

function ArchiveButton({ campaign: { id, isArchived } }: { readonly campaign: Head }) {
  const trpc = useTRPC();
  const head = trpc.play.head.queryOptions({ campaign: id });
  const move = useAction(trpc.ending.archive, {
    again: [head.queryKey],
    wasDone: async (queries, wanted) => (await queries.fetchQuery(head)).isArchived === wanted.isArchived,
  });
  return (
    <>
      <Button disabled={move.isRunning} onClick={() => move.run({ campaign: id, isArchived: !isArchived })}>
        <Icon of={isArchived ? ArchiveRestore : Archive} /> {isArchived ? text.unarchive : text.archive}
      </Button>
      <p className="hint">{isArchived ? text.removable : `${text.archiveSays} ${text.removable}`}</p>
    </>
  );
}
