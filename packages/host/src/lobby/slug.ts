/** Words that are addresses of pages. */
const RESERVED = ['new'];
const LONGEST = 48;

/** The address made from a name: `The Varn Salient` becomes `the-varn-salient`. */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return plain === '' || RESERVED.includes(plain) ? 'campaign' : plain;
}

/**
 * An address that nobody can guess: whoever opens it was given it, and a name that is taken reveals nothing.
 * @param tail 16 hexadecimal digits that nobody knows
 */
export const unguessable = (base: string, tail: string): string => `${base}-${tail}`;
