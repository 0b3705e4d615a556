'use client';
import { dayAndTime } from '@sealed-orders/text';
import { notesText } from '@sealed-orders/text/pages/notes';
import { NotebookPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useCampaignPlace, useRoom } from '../campaign-context.ts';
import { NoteForm } from './note-form.tsx';
import { type Note, useNotes } from './use-notes.ts';

/** The notes of the reader's side: on the selection, or all of them if nothing is selected. */
export function Notes() {
  const { picked } = useRoom();
  const notes = useNotes();
  if (picked === null) return notes.length === 0 ? null : <NoteList notes={notes} />;
  return <NoteOf key={picked} subject={picked} note={notes.find(({ subject }) => subject === picked) ?? null} />;
}

interface NoteOfProps {
  readonly subject: string;
  readonly note: Note | null;
}

/** The note on the selection, or the button to write one. */
function NoteOf({ subject, note }: NoteOfProps) {
  const { head } = useCampaignPlace();
  const about = useRoom().subjectOf(subject);
  const [isOpen, setOpen] = useState(false);
  // Closing the form returns the focus to the button that opened it.
  const [wasOpen, setWasOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen && !isOpen) opener.current?.focus();
  }, [isOpen, wasOpen]);
  const close = () => {
    setWasOpen(true);
    setOpen(false);
  };
  if (about === null || (head.isArchived && note === null)) return null;
  const { name } = about;
  if (isOpen)
    return (
      <div className="px-4 pt-3">
        <NoteForm subject={subject} name={name} text={note?.text ?? ''} onClose={close} />
      </div>
    );
  const button = head.isArchived ? null : (
    <Button size="small" className="no-print" ref={opener} onClick={() => setOpen(true)}>
      <Icon of={NotebookPen} size={15} />
      {note === null ? notesText.add : notesText.edit}
    </Button>
  );
  return (
    <>
      {note === null ? null : (
        <TitledSection title={notesText.one}>
          <div className="grid gap-2 px-4 pt-3">
            <p className="note-text">{note.text}</p>
            <Signed note={note} />
          </div>
        </TitledSection>
      )}
      <div className="px-4 py-3">{button}</div>
    </>
  );
}

function Signed({ note: { by, savedAt } }: { readonly note: Note }) {
  return (
    <p className="hint mt-0!">
      <time dateTime={savedAt}>{notesText.by(by, dayAndTime(new Date(savedAt)))}</time>
    </p>
  );
}

function NoteList({ notes }: { readonly notes: readonly Note[] }) {
  const { subjectOf } = useRoom();
  return (
    <TitledSection title={notesText.title}>
      <ul className="grid gap-3 px-4 py-3">
        {notes.map((note) => {
          const about = subjectOf(note.subject);
          return (
            <li key={note.subject} className="grid gap-1 justify-items-start">
              {about === null ? (
                <span className="muted">{notesText.gone}</span>
              ) : (
                <Button kind="link" onClick={about.show}>
                  {about.name}
                </Button>
              )}
              <p className="note-text">{note.text}</p>
              <Signed note={note} />
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
