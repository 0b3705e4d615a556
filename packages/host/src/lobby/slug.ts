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
