'use client';
import { importRefusals, importText } from '@sealed-orders/text/pages/ending';
import { FileUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { base64 } from '../api/base64.ts';
import { useTRPC } from '../api/client.ts';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import { opennessOf, type Visibility } from '../new-campaign/visibilities.ts';
import { VisibilityField } from '../new-campaign/visibility.tsx';

/** The largest file to send, bytes. */
const LONGEST = 30_000_000;

/** Imports the archive of a war from another site, and goes to it. */
export function ImportWar() {
  const [visibility, setVisibility] = useState<Visibility>('private');
  const { take, isBusy, problem } = useImport(visibility);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void take(file);
    event.target.value = '';
  };
  return (
    <details className="fold mt-8">
      <summary>{importText.title}</summary>
      <div className="paper grid gap-3 justify-items-start">
        <p>{importText.says}</p>
        <VisibilityField visibility={visibility} onChange={setVisibility} />
        <label className={buttonClass({ className: isBusy ? 'file busy' : 'file' })}>
          <Icon of={FileUp} size={17} /> {isBusy ? importText.reading : importText.choose}
          <input type="file" accept=".gz,.json" className="visually-hidden" disabled={isBusy} onChange={choose} />
        </label>
        {isBusy ? (
          <p className="hint" role="status">
            {importText.readingSays}
          </p>
        ) : null}
        {problem === null ? null : (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )}
      </div>
    </details>
  );
}

function useImport(visibility: Visibility) {
  const trpc = useTRPC();
  const router = useRouter();
  const [isTooLong, setTooLong] = useState(false);
  const sending = useAction(trpc.ending.importWar, {
    refusals: importRefusals,
    again: [trpc.campaigns.mine.queryKey()],
    inPlace: true,
  });
  const take = async (file: File) => {
    setTooLong(file.size > LONGEST);
    if (file.size > LONGEST) return sending.reset();
    const came = await sending.run({ base64: await base64(file), ...opennessOf(visibility) });
    if (came?.value) router.push(`/c/${came.value.value.slug}`);
  };
  const problem = isTooLong ? importRefusals['archive-too-long'] : sending.problem;
  return { take, isBusy: sending.isRunning, problem };
}
