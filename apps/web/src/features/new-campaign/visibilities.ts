/** Who may watch: everyone who has the link; everyone, and it is on the lists of the site; its members. */
export const VISIBILITIES = ['unlisted', 'public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

interface Openness {
  readonly isPublic: boolean;
  readonly isListed: boolean;
}

/** What the server's two answers mean together. */
export const visibilityOf = ({ isPublic, isListed }: Openness): Visibility =>
  isListed ? 'public' : isPublic ? 'unlisted' : 'private';

/** What to send for it. */
export const opennessOf = (visibility: Visibility): Openness => ({
  isPublic: visibility !== 'private',
  isListed: visibility === 'public',
});
