import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { Download as DownloadIcon } from 'lucide-react';
import { useState } from 'react';
import { type Outputs, useTRPCClient } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { useMapDoor } from '../game-maps.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Notice } from '../kit/notice.tsx';
import type { MapFilesDoor } from './door.ts';

interface DownloadProps {
  readonly kept: Pick<Outputs['maps']['get'], 'id' | 'name' | 'system'>;
}

/** The map as a file: ours, or one for other programs. */
export function Download({ kept }: DownloadProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => open(true)}>
        <Icon of={DownloadIcon} /> {mapsText.download}
      </Button>
      {isOpen ? <DownloadDialog kept={kept} onClose={() => open(false)} /> : null}
    </>
  );
}

function DownloadDialog({ kept, onClose }: DownloadProps & { readonly onClose: () => void }) {
  const { files } = useMapDoor(kept.system);
  const { download, isBusy, says, problem } = useDownload(kept, files);
  return (
    <Dialog
      title={mapsText.downloadTitle(kept.name)}
      onClose={onClose}
      actions={(close) => (
        <Button kind="quiet" onClick={close}>
          {mapsText.done}
        </Button>
      )}
    >
      <p>{mapsText.downloadSays}</p>
      <div className="grid gap-2">
        {[null, ...files.forms.filter(({ isWritten }) => isWritten)].map((form) => (
          <Button key={form?.id ?? 'own'} disabled={isBusy} onClick={() => download(form)}>
            {form?.name ?? mapsText.ownForm}
          </Button>
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

/** Null: the site's own format. */
type Form = MapFilesDoor['forms'][number] | null;

function useDownload({ id, name }: DownloadProps['kept'], files: MapFilesDoor) {
  const client = useTRPCClient();
  const [isBusy, setBusy] = useState(false);
  const [says, say] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const written = async (form: Form): Promise<string> => {
    if (form === null) {
      const { map } = await client.maps.get.query({ map: id });
      handOver(name, 'map.json', ownFile(name, map));
      return mapsText.complete;
    }
    const { text, lost } = await client.maps.written.mutate({ map: id, form: form.id });
    handOver(name, form.endings[0] ?? form.id, text);
    return lost.length === 0 ? mapsText.complete : files.lost(lost);
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

/** A map as a file that can be imported again with everything on it. */
const ownFile = (name: string, map: unknown): string =>
  JSON.stringify({ format: 'sealed-orders-map', version: 1, name, map }, null, 1);

/** Downloads a text as a file. */
function handOver(name: string, ending: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
