import { describeMapProblem, mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';

/** The longest file that is sent, in bytes. */
const LONGEST = 400_000;

interface ImportFileProps {
  readonly onRead: (name: string, map: unknown) => void;
  readonly onProblem: (says: string) => void;
}

/** Takes a map from a file. */
export function ImportFile({ onRead, onProblem }: ImportFileProps) {
  const trpc = useTRPC();
  const reading = useMutation(trpc.maps.readFile.mutationOptions());
  const read = async (file: File) => {
    if (file.size > LONGEST) return onProblem(mapsText.tooLarge);
    try {
      const answer = await reading.mutateAsync({ text: await file.text() });
      if (answer.ok) onRead(answer.value.name ?? file.name.replace(/\.[^.]*$/, '').slice(0, 80), answer.value.map);
      else onProblem(describeMapProblem(answer.problem));
    } catch (error) {
      onProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.refused);
    }
  };
  return (
    <div>
      <label className="btn relative">
        {mapsText.import}
        <input
          type="file"
          className="absolute inset-0 opacity-0"
          accept=".json,.hexjson,.csv,.txt"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void read(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="hint">{mapsText.importSays}</p>
    </div>
  );
}
