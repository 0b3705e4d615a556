'use client';
import { dayAndTime } from '@sealed-orders/text';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { Link2, Pencil, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { Button } from '../kit/button.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { LinkField } from '../kit/link-field.tsx';
import { RenameForm } from '../kit/rename-form.tsx';

type Line = Outputs['maps']['list'][number];

/** What each button of a row sends. */
function useRowActions() {
  const trpc = useTRPC();
  const follow = { failed: { 'not-found': mapsText.gone }, again: [trpc.maps.list.queryKey()] };
  return {
    share: useAction(trpc.maps.share, follow),
    remove: useAction(trpc.maps.remove, follow),
    rename: useAction(trpc.maps.rename, follow),
  };
}

/** A saved map in the list: open, rename, share, remove. */
export function MapRow({ line }: { readonly line: Line }) {
  const { share, remove, rename } = useRowActions();
  const [asked, ask] = useState<'remove' | 'rename' | null>(null);
  const { id, name, shareKey } = line;
  return (
    <li className="border-b border-rule py-2">
      <div className="row flex-wrap min-h-11">
        <span className="grow basis-60">
          <Link className="inline-flex min-h-11 min-w-11 items-center text-base font-semibold" href={`/maps/${id}`}>
            {name}
          </Link>
          <span className="muted block text-sm">
            {mapsText.facts(line.size, line.seats)}. {mapsText.savedAt(dayAndTime(new Date(line.savedAt)))}
            {line.faults > 0 ? `. ${mapsText.faults(line.faults)}` : null}
          </span>
        </span>
        <Button size="small" aria-label={mapsText.renameOf(name)} onClick={() => ask('rename')}>
          <Icon of={Pencil} /> {mapsText.rename}
        </Button>
        <Button
          size="small"
          aria-label={shareKey === null ? mapsText.shareOf(name) : mapsText.unshareOf(name)}
          disabled={share.isRunning}
          onClick={() => share.run({ map: id, isShared: shareKey === null })}
        >
          <Icon of={Link2} /> {shareKey === null ? mapsText.share : mapsText.unshare}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={mapsText.removeOf(name)}
          title={mapsText.removeOf(name)}
          onClick={() => ask('remove')}
        >
          <Icon of={Trash2} />
        </Button>
      </div>
      {shareKey === null ? null : (
        <div className="py-2">
          <LinkField label={mapsText.linkOf(name)} path={`/maps/shared/${shareKey}`} />
          <p className="hint">{mapsText.link}</p>
        </div>
      )}
      {asked === 'rename' ? (
        <RenameForm
          name={name}
          words={{ label: mapsText.name, save: mapsText.saveName, keep: siteText.back }}
          isBusy={rename.isRunning}
          onClose={() => ask(null)}
          onRename={async (next) => {
            const came = await rename.run({ map: id, name: next });
            if (came?.state === 'done') ask(null);
          }}
        />
      ) : null}
      {asked === 'remove' ? (
        <ConfirmDialog
          title={mapsText.removeTitle(name)}
          action={mapsText.removeConfirm}
          onConfirm={() => remove.run({ map: id })}
          onClose={() => ask(null)}
        >
          <p>{mapsText.removeSays}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  );
}
