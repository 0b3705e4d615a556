import { looks, wordsOf } from '@sealed-orders/db/names';

export const NAME_PROBLEMS = ['display-name-empty', 'display-name-marks', 'display-name-reserved'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/**
 * Characters that are invisible: spaces, controls, combining marks without a letter, and a few signs that fonts draw as
 * nothing.
 */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** More marks on a letter than any language writes: they would cover the lines above and below. */
const PILED_UP = /\p{M}{4}/u;

/** Words that no name may contain, however they are written. */
const NOWHERE = ['referee', 'administrator', 'moderator', 'gamemaster', 'sealedorders'];
/** Words that may be part of a longer word, but not a separate word in a name. */
const NO_WORD = ['admin', 'umpire'];
/** Texts that pages show in place of a name. They may be part of a name, but not all of it. */
const NO_NAME = ['owner', 'system', 'server', 'support', 'staff', 'spectator', 'you', 'free', 'seatopen', 'nobody'];

/** The reason why others could mistake the name for something else; null when there is none. */
export function displayNameProblem(name: string): NameProblem | null {
  if (name.replaceAll(INVISIBLE, '') === '') return 'display-name-empty';
  if (PILED_UP.test(name.normalize('NFD'))) return 'display-name-marks';
  const words = wordsOf(name);
  // Digits at the end of a word are either a number or letters in disguise.
  const readings = [words, words.map((word) => word.replace(/\d+$/, ''))];
  return readings.some(isReserved) ? 'display-name-reserved' : null;
}

function isReserved(words: readonly string[]): boolean {
  const seen = words.map(looks).filter((word) => word !== '' && word !== 'the');
  const whole = seen.join('');
  return (
    NOWHERE.some((word) => whole.includes(looks(word))) ||
    NO_WORD.some((word) => seen.includes(looks(word))) ||
    NO_NAME.some((word) => whole === looks(word))
  );
}
