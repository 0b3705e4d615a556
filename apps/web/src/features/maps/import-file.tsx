import { describeMapProblem, mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Inputs, type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportTiles } from './import-tiles.tsx';

/** The longest file that is sent, in bytes. */
const LONGEST = 400_000;

interface ImportFileProps {
  readonly onRead: (name: string, map: unknown) => void;
  readonly onProblem: (says: string | null) => void;
}

type Choices = Inputs['maps']['readFile']['tiles'];
type Answer = Outputs['maps']['readFile'];
interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** Takes a map from a file. Asks what the file does not tell, and says what is changed. */
export function ImportFile({ onRead, onProblem }: ImportFileProps) {
  const { read, asked, leave } = useReading({ onRead, onProblem });
  return (
    <div>
      <label className="btn relative">
        {mapsText.import}
        <input
          type="file"
          className="absolute inset-0 opacity-0"
          accept=".json,.hexjson,.csv,.txt,.tmj,.tmx"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void read.file(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="hint">{mapsText.importSays}</p>
      {asked?.type === 'tiles' ? (
        <ImportTiles
          key={asked.file.text}
          file={asked.file.name}
          tiles={asked.tiles}
          onChosen={(tiles) => void read.text(asked.file, tiles)}
          onClose={leave}
        />
      ) : null}
      {asked?.type === 'notes' ? (
        <ImportNotes
          file={asked.file.name}
          notes={asked.notes}
          onGo={() => {
            leave();
            onRead(asked.name, asked.map);
          }}
          onClose={leave}
        />
      ) : null}
    </div>
  );
}

type Read = Extract<Answer, { ok: true }>['value'];
type Tiles = Extract<Extract<Answer, { ok: false }>['problem'], { code: 'unknown-tiles' }>['tiles'];

/** What the reader answers before a file becomes a map. */
type Asked =
  | { readonly type: 'tiles'; readonly file: Chosen; readonly tiles: Tiles }
  | ({ readonly type: 'notes'; readonly file: Chosen; readonly name: string } & Pick<Read, 'map' | 'notes'>);

function useReading({ onRead, onProblem }: ImportFileProps) {
  const trpc = useTRPC();
  const reading = useMutation(trpc.maps.readFile.mutationOptions());
  const [asked, ask] = useState<Asked | null>(null);
  const take = (file: Chosen, answer: Answer) => {
    if (!answer.ok && answer.problem.code === 'unknown-tiles')
      return ask({ type: 'tiles', file, tiles: answer.problem.tiles });
    ask(null);
    if (!answer.ok) return onProblem(describeMapProblem(answer.problem));
    const { map, notes } = answer.value;
    const name = answer.value.name ?? file.name.replace(/\.[^.]*$/, '').slice(0, 80);
    if (notes.length > 0) ask({ type: 'notes', file, name, map, notes });
    else onRead(name, map);
  };
  const text = async (file: Chosen, tiles?: Choices) => {
    onProblem(null);
    try {
      take(file, await reading.mutateAsync({ text: file.text, tiles }));
    } catch (error) {
      onProblem(refusalOf(error) === null ? siteText.unreachable.title : mapsText.refused);
    }
  };
  const read = {
    text,
    file: async (file: File) => {
      if (file.size > LONGEST) return onProblem(mapsText.tooLarge);
      await text({ name: file.name, text: await file.text() });
    },
  };
  return { read, asked, leave: () => ask(null) };
}
