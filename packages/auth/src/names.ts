import { withoutConfusables } from './confusables.ts';

export const NAME_PROBLEMS = ['display-name-empty', 'display-name-reserved'] as const;
export type NameProblem = (typeof NAME_PROBLEMS)[number];

/**
 * Characters that are invisible: spaces, controls, combining marks without a letter, and a few signs that fonts draw as
 * nothing.
 */
const INVISIBLE = /[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** Words that no name may contain, however they are written. */
const NOWHERE = ['referee', 'administrator', 'moderator', 'gamemaster', 'sealedorders'];
/** Words that may be part of a longer word, but not a separate word in a name. */
const NO_WORD = ['admin', 'umpire'];
/** Texts that pages show in place of a name. They may be part of a name, but not all of it. */
const NO_NAME = ['owner', 'system', 'server', 'support', 'staff', 'spectator', 'you', 'free', 'seatopen', 'nobody'];

/** Small letters, digits and signs that look like the letter they are mapped to, besides those that Unicode lists. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...letters('кмтвгп', 'kmtbrn'),
  ...letters('αεντικυη', 'aevtikun'),
  ...letters('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...letters('013457$@!|', 'oieastsaii'),
  // These two look like each other.
  l: 'i',
};

function letters(signs: string, like: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...signs].map((sign, at) => [sign, like[at] ?? sign]));
}

/** The reason why others could mistake the name for something else; null when there is none. */
export function displayNameProblem(name: string): NameProblem | null {
  if (name.replaceAll(INVISIBLE, '') === '') return 'display-name-empty';
  const words = name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').split(/[^\p{L}\p{M}\p{N}$@!|]+/u);
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

/**
 * Normalizes a text so that lookalikes are equal: without capitals, accents and ornaments. Capitals go last: a capital
 * can look like another letter than its small one.
 */
function looks(word: string): string {
  const plain = word.normalize('NFKC').normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const small = withoutConfusables(plain).toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [...small]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
