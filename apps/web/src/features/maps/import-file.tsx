import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { siteText } from '@sealed-orders/text/pages/site';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Inputs, type Outputs, useTRPC } from '../api/client.ts';
import { useMapDoor } from '../game-maps.ts';
import { buttonClass } from '../kit/button.tsx';
import type { MapFilesDoor, MapProblem } from './door.ts';
import { ImportNotes } from './import-notes.tsx';

/** The largest file to send, in bytes. */
const LONGEST = 400_000;
/** The same as it is sent, in JSON: each quote and each line break takes two bytes. */
const LONGEST_SENT = 500_000;

interface ImportFileProps {
  readonly system: PlayedSystem;
  readonly onRead: (name: string, map: unknown) => void;
  readonly onProblem: (says: string | null) => void;
}

type Answers = Inputs['maps']['readFile']['answers'];
type Answer = Outputs['maps']['readFile'];
interface Chosen {
  readonly name: string;
  readonly text: string;
}

/** Imports a map from a file. Asks what the file does not say, and reports changes. */
export function ImportFile({ system, onRead, onProblem }: ImportFileProps) {
  const { files } = useMapDoor(system);
  const { read, asked, isReading, leave } = useReading(files, { system, onRead, onProblem });
  const endings = new Set(['json', ...files.forms.flatMap(({ endings, isRead }) => (isRead ? endings : []))]);
  return (
    <div>
      <label className={buttonClass({ className: 'relative' })}>
        {mapsText.import}
        <input
          type="file"
          className="absolute inset-0 opacity-0"
          disabled={isReading}
          accept={[...endings].map((ending) => `.${ending}`).join(',')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void read.file(file);
            event.target.value = '';
          }}
        />
      </label>
      <p className="hint">{mapsText.importSays(files.says)}</p>
      {asked?.type === 'question' ? (
        <files.Question
          key={asked.file.text}
          file={asked.file.name}
          problem={asked.problem}
          onAnswered={(answers) => void read.text(asked.file, answers)}
          onClose={leave}
        />
      ) : null}
      {asked?.type === 'notes' ? (
        <ImportNotes
          file={asked.file.name}
          notes={asked.notes.map(files.note)}
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

/** The reader's answers before a file becomes a map. */
type Asked =
  | { readonly type: 'question'; readonly file: Chosen; readonly problem: MapProblem }
  | ({ readonly type: 'notes'; readonly file: Chosen; readonly name: string } & Pick<Read, 'map' | 'notes'>);

function useReading(files: MapFilesDoor, { system, onRead, onProblem }: ImportFileProps) {
  const trpc = useTRPC();
  const [asked, ask] = useState<Asked | null>(null);
  const reading = useAction(trpc.maps.readFile, {
    why: () => null,
    failed: { 'not-understood': mapsText.refused, lost: siteText.unreachable.title },
    inPlace: true,
  });
  const take = (file: Chosen, answer: Answer) => {
    if (!answer.ok && files.isQuestion(answer.problem)) return ask({ type: 'question', file, problem: answer.problem });
    ask(null);
    if (!answer.ok) return onProblem(files.problem(answer.problem));
    const { map, notes } = answer.value;
    const name = answer.value.name ?? file.name.replace(/\.[^.]*$/, '').slice(0, 80);
    if (notes.length > 0) ask({ type: 'notes', file, name, map, notes });
    else onRead(name, map);
  };
  const text = async (file: Chosen, answers?: Answers) => {
    onProblem(null);
    const came = await reading.run({ system, text: file.text, answers });
    const answer = came?.value ?? came?.refusal;
    if (answer) take(file, answer);
    else if (came) onProblem(came.problem);
  };
  const read = {
    text,
    file: async (file: File) => {
      if (file.size > LONGEST) return onProblem(mapsText.tooLarge);
      const content = await file.text();
      if (content.includes('\0')) return onProblem(mapsText.notText);
      if (new Blob([JSON.stringify(content)]).size > LONGEST_SENT) return onProblem(mapsText.tooLarge);
      await text({ name: file.name, text: content });
    },
  };
  return { read, asked, isReading: reading.isRunning, leave: () => ask(null) };
}
