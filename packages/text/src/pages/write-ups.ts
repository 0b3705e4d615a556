import { apostrophe, counted } from '../sentence.ts';
import { ARCHIVED } from './archive.ts';

const refusals = {
  archived: ARCHIVED,
  'too-many-pictures': 'A story can have up to six pictures. Remove one first.',
  'pictures-of-user-full': 'You have no room for more pictures. Remove some from your campaigns first.',
  'pictures-of-campaign-full': 'This campaign has no room for more pictures.',
  'not-to-write-up': 'Time is up. You could write about this battle until the end of the turn after it.',
} as const;

/** The same in games whose rounds are days. */
const refusalsByDay = {
  ...refusals,
  'not-to-write-up': 'Time is up. You could write about this battle until the end of the day after it.',
} as const;

/** What is wrong with a picture file. */
const pictureProblems = {
  'picture-too-long': 'The file is larger than 10 MB. Choose a smaller picture.',
  'not-a-picture': 'This is not a JPEG, PNG or WebP picture.',
  'picture-too-large': 'The picture has more than 50 million pixels. Make it smaller and try again.',
  'picture-broken': 'The picture file is damaged: part of it can’t be read.',
  'picture-too-slow': 'Reading the picture took too long. Try another one.',
} as const;

/** Text for write-ups and their pictures. */
export const writeUpText = {
  title: 'Stories of this battle',
  section: 'Stories',
  add: 'Add a story',
  addPictures: 'Add pictures',
  edit: 'Edit your story',
  by: (name: string): string => `${name}${apostrophe(name)} story`,
  yours: 'Your story',
  untitled: (name: string): string => `As ${name} saw it`,
  closed:
    'Only you and the referee can read this until the battle is settled. After that, anyone who learns the outcome can read it.',
  open: 'Anyone who knows how the battle ended can read this.',
  nothing: 'Nobody has written about this battle yet.',
  notTold: 'Once you learn how the battle ended, you can read what the two sides wrote.',
  none: 'Battle stories appear here once results are in.',
  /** `place`: null if unknown. */
  toWrite: (round: number | null, place: string | null): string => {
    const battle = place === null ? 'One of your battles' : `Your battle at ${place}`;
    return round === null ? battle : `${battle}, turn ${round}`;
  },
  toWriteSays: 'Nobody has told your side of the battle yet.',
  undone: 'undone: only its author and the referees can read it',
  /** `round`: in the words of the game: `turn 3`. */
  line: (round: string | null, pictures: number): string =>
    [round ?? '', pictures === 0 ? '' : counted(pictures, 'picture', 'pictures')]
      .filter((part) => part !== '')
      .join(', '),
  savedAt: (at: string): string => `Last changed ${at}`,
  form: {
    title: 'Title',
    titleHint: 'For example: The ford held until dusk',
    text: 'What happened',
    textHint: 'Plain text. Leave an empty line to start a new paragraph.',
    pictures: 'Pictures',
    picturesHint: 'Up to six JPEG, PNG or WebP files. We remove the data about where and when they were taken.',
    caption: (n: number): string => `Caption for picture ${n}`,
    choose: 'Add pictures',
    reading: 'Uploading the pictures',
    remove: (n: number): string => `Remove picture ${n}`,
    save: 'Save your story',
    saving: 'Saving',
    saved: 'Your story is saved.',
    done: 'Done',
    left: (n: number): string => counted(n, 'character left', 'characters left'),
    removeAll: 'Remove this story',
    removeTitle: 'Remove this story?',
    removeSays: 'This deletes the text and its pictures for good.',
    removeReaders: 'The story’s author and the referees can read it.',
    removed: 'Story removed.',
  },
  picture: (n: number, caption: string): string => (caption === '' ? `Picture ${n}` : caption),
  larger: 'Open the full-size picture',
  lost: 'The server’s reply was lost, so your story may have been saved. Your text is still here: try again.',
  refusals,
  /** In games whose rounds are days. */
  onArrival: { refusals: refusalsByDay },
  pictureProblems,
  failed: { title: 'The stories didn’t load', retry: 'Try again' },
} as const;
