import { withoutConfusables } from './confusables.ts';

/** Small letters, digits and signs that look like the letter they are mapped to, besides those that Unicode lists. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...letters('кмтвгп', 'kmtbrn'),
  ...letters('αεντικυη', 'aevtikun'),
  ...letters('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'),
  ...letters('ɾɍɘɇəɛɐɑɨɪøłđħŧ', 'rreeeeaaiioldht'),
  ...letters('013457$@!|', 'oieastsaii'),
  // These two look like each other.
  l: 'i',
};

function letters(signs: string, like: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...signs].map((sign, at) => [sign, like[at] ?? sign]));
}

/** The words of a name, without characters that nobody sees. Letters in circles and squares are letters. */
export const wordsOf = (name: string): readonly string[] =>
  unboxed(name)
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}$@!|]+/u);

/** White on black, and without a plain letter in Unicode: A in a square, a circle and a square. */
const BOXED = [0x1f130, 0x1f150, 0x1f170];

const unboxed = (name: string): string =>
  name.replaceAll(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = BOXED.findLast((one) => one <= code) ?? code;
    return String.fromCharCode(0x61 + code - first);
  });

/**
 * Normalizes a text so that lookalikes are equal: without capitals, accents and ornaments. Capitals go last: a capital
 * can look like another letter than its small one.
 */
export function looks(word: string): string {
  const plain = word.normalize('NFKC').normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const small = withoutConfusables(plain).toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return [...small]
    .map((sign) => LOOKALIKES[sign] ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** What a whole name looks like: names that could be mistaken for each other are equal. */
export function nameLooks(name: string): string {
  const letters = wordsOf(name).map(looks).join('');
  // A name of signs only, such as stars.
  return letters === '' ? name.normalize('NFKC').replaceAll(/\s/gu, '') : letters;
}
