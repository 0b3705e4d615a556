import { ARCHIVED } from './archive.ts';

/** Text for the notes that players and referees write for themselves. */
export const notesText = {
  title: 'Notes',
  /** The note on whatever is selected on the board. */
  one: 'Note',
  add: 'Add a note',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  field: (name: string): string => `Note on ${name}`,
  hint: { seat: 'Only you and your deputy can read it.', referee: 'Only the referees can read it.' },
  emptied: 'Leave it empty to remove the note.',
  /** Shown for the subject of a note, once the reader no longer knows it. */
  gone: 'No longer on your map',
  by: (name: string, when: string): string => `${name}, ${when}`,
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  refusals: {
    archived: ARCHIVED,
    'too-many-notes': 'You already have 200 notes here. Remove one first.',
  },
  lost: 'The server’s reply was lost, so your note may have been saved. Your text is still here: try again.',
} as const;
