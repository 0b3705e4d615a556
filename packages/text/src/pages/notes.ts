import { ARCHIVED } from './archive.ts';

/** Words of the notes that a side makes for itself. */
export const notesText = {
  title: 'Notes',
  /** Of what is picked on the board. */
  one: 'Note',
  add: 'Add a note',
  edit: 'Change',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  field: (name: string): string => `Note on ${name}`,
  hint: { seat: 'Only you and your deputy read it.', referee: 'Only the referees read it.' },
  emptied: 'Leave it empty to take the note away.',
  /** What a note is about that is no longer known. */
  gone: 'No longer on your map',
  by: (name: string, when: string): string => `${name}, ${when}`,
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  refusals: {
    archived: ARCHIVED,
    'too-many-notes': 'You have 200 notes here. Take one away first.',
  },
  failed: 'It was not saved. Your text is still here: try again.',
} as const;
