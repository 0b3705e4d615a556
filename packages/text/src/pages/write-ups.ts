import { counted } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

const refusals = {
  archived: ARCHIVED,
  'too-many-pictures': 'A story has up to six pictures. Remove one first.',
  'pictures-of-user-full': 'Your pictures in all campaigns take as much room as they may. Remove some first.',
  'pictures-of-campaign-full': 'The pictures of this campaign take as much room as they may.',
  'not-to-write-up': 'You can write this up until the end of the turn after the battle. That time is over.',
} as const;

/** What is wrong with a file that should be a picture. */
const pictureProblems = {
  'picture-too-long': 'The file is larger than 10 MB. Choose a smaller picture.',
  'not-a-picture': 'This is not a JPEG, PNG or WebP picture.',
  'picture-too-large': 'The picture has more than 50 million pixels. Make it smaller and try again.',
  'picture-broken': 'The picture cannot be read to its end: the file is damaged.',
  'picture-too-slow': 'Reading the picture took too long. Try another one.',
} as const;

/** Words of what players write of a battle, and of their pictures. */
export const writeUpText = {
  title: 'Stories of this battle',
  section: 'Stories',
  add: 'Add a story',
  addPictures: 'Add pictures',
  edit: 'Change your story',
  by: (name: string): string => `${name} tells`,
  yours: 'Your story',
  untitled: (name: string): string => `As ${name} saw it`,
  closed:
    'Only you and the referee can read this until the battle is settled. Then everybody can who learns how it ended.',
  open: 'Everybody who knows how the battle ended can read this.',
  nothing: 'Nobody has written about this battle yet.',
  notTold: 'What the two sides write opens when you learn how the battle ended.',
  none: 'Stories of battles stand here when their results are known.',
  /** `place`: null where it is not known. */
  toWrite: (round: number | null, place: string | null): string => {
    const battle = place === null ? 'A battle of yours' : `Your battle at ${place}`;
    return round === null ? battle : `${battle}, turn ${round}`;
  },
  toWriteSays: 'Nobody has your side of it yet.',
  undone: 'undone: only its author and the referees read it',
  line: (round: number | null, pictures: number): string =>
    [round === null ? '' : `turn ${round}`, pictures === 0 ? '' : counted(pictures, 'picture', 'pictures')]
      .filter((part) => part !== '')
      .join(', '),
  savedAt: (at: string): string => `Last changed ${at}`,
  form: {
    title: 'Title',
    titleHint: 'Such as: The ford held until dusk',
    text: 'What happened',
    textHint: 'Plain text. An empty line begins a new paragraph.',
    pictures: 'Pictures',
    picturesHint: 'Up to six, JPEG, PNG or WebP. Where and when they were taken is removed.',
    caption: (n: number): string => `Caption of picture ${n}`,
    choose: 'Add pictures',
    reading: 'Sending the pictures',
    remove: (n: number): string => `Remove picture ${n}`,
    save: 'Save your story',
    saving: 'Saving',
    saved: 'Your story is saved.',
    done: 'Done',
    left: (n: number): string => counted(n, 'character left', 'characters left'),
    removeAll: 'Remove this story',
    removeTitle: 'Remove this story?',
    removeSays: 'The text and its pictures are deleted for good.',
    removeReaders: 'Its player and the referees read it.',
    removed: 'The story is removed.',
  },
  picture: (n: number, caption: string): string => (caption === '' ? `Picture ${n}` : caption),
  larger: 'Open the picture in full',
  notSaved: 'It was not saved. Your text is still here: try again.',
  notRemoved: 'It was not removed. Try again.',
  refusals,
  pictureProblems,
  failed: { title: 'The stories did not load', retry: 'Try again' },
} as const;
