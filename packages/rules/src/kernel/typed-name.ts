const QUOTES = /[‘’‛′´`]/g;
const DOUBLE_QUOTES = /[“”„‟″]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/**
 * Whether somebody typed this name, as a confirmation. Capitals, spaces and the kinds of quotes and dashes make no
 * difference: a phone writes some that a keyboard does not have.
 */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
