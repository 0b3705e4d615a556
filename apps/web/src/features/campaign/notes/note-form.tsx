import { notesText } from '@sealed-orders/text/pages/notes';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { useNoteSaving } from './use-notes.ts';

const LONGEST = 500;
/** From this length on the form says how much room is left. */
const NEARLY_FULL = 400;

interface NoteFormProps {
  readonly subject: string;
  readonly name: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Writes a note, or changes one. Ctrl or Cmd and Enter saves it, Escape leaves it as it was. */
export function NoteForm({ subject, name, text: before, onClose }: NoteFormProps) {
  const { head } = useCampaignPlace();
  const [text, setText] = useState(before);
  const { save, isRunning, problem } = useNoteSaving(subject, onClose);
  const submit = () => {
    if (!isRunning) save(text.trim());
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    if (event.key === 'Escape') onClose();
  };
  const hint = head.you === null ? notesText.hint.referee : notesText.hint.seat;
  return (
    <form className="grid gap-2 pb-3 no-print" onSubmit={onSubmit}>
      <TextArea
        label={notesText.field(name)}
        rows={3}
        maxLength={LONGEST}
        value={text}
        autoFocus
        aria-invalid={problem === null ? undefined : true}
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      <p className="hint mt-0!">
        {text.length > NEARLY_FULL ? notesText.left(LONGEST - text.length) : hint}{' '}
        {before === '' ? null : notesText.emptied}
      </p>
      <div className="row">
        <Button type="submit" kind="main" disabled={isRunning || (before === '' && text.trim() === '')}>
          {isRunning ? notesText.saving : notesText.save}
        </Button>
        <Button onClick={onClose}>{notesText.cancel}</Button>
      </div>
      {problem === null ? null : (
        <p className="hint bad" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
