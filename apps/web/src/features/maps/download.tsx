import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { type Outputs, useTRPCClient } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Notice } from '../shell/notice.tsx';
import { handOver, ownFile } from './own-file.ts';

interface DownloadProps {
  readonly kept: Pick<Outputs['maps']['get'], 'id' | 'name'>;
}

type Form = keyof typeof mapsText.downloadAs;
const FORMS: readonly Form[] = ['json', 'hexjson', 'csv'];

/** The map as a file: ours, or one for other programs. */
export function Download({ kept }: DownloadProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="btn small" onClick={() => open(true)}>
        <DownloadIcon size={16} strokeWidth={1.75} aria-hidden /> {mapsText.download}
      </button>
      {isOpen ? <DownloadDialog kept={kept} onClose={() => open(false)} /> : null}
    </>
  );
}

function DownloadDialog({ kept, onClose }: DownloadProps & { readonly onClose: () => void }) {
  const { download, isBusy, says, problem } = useDownload(kept);
  return (
    <Dialog
      title={mapsText.downloadTitle(kept.name)}
      onClose={onClose}
      actions={(close) => (
        <button type="button" className="btn quiet" onClick={close}>
          {mapsText.done}
        </button>
      )}
    >
      <p>{mapsText.downloadSays}</p>
      <div className="grid gap-2">
        {FORMS.map((form) => (
          <button key={form} type="button" className="btn" disabled={isBusy} onClick={() => download(form)}>
            {mapsText.downloadAs[form]}
          </button>
        ))}
      </div>
      <div aria-live="polite">{says === null ? null : <Notice kind="info">{says}</Notice>}</div>
      {problem === null ? null : (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}

function useDownload({ id, name }: DownloadProps['kept']) {
  const client = useTRPCClient();
  const [isBusy, setBusy] = useState(false);
  const [says, say] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const written = async (form: Form): Promise<string> => {
    if (form === 'json') {
      const { map } = await client.maps.get.query({ map: id });
      handOver(name, 'map.json', ownFile(name, map));
      return mapsText.complete;
    }
    const { text, lost } = await client.maps.written.mutate({ map: id, form });
    handOver(name, form, text);
    return lost.length === 0 ? mapsText.complete : mapsText.lost(lost);
  };
  const download = async (form: Form) => {
    setProblem(null);
    setBusy(true);
    try {
      say(await written(form));
    } catch (error) {
      setProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.gone);
    }
    setBusy(false);
  };
  return { download, isBusy, says, problem };
}
