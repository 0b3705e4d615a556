/** Why nothing is written in a campaign that its owner put into the archive. */
export const ARCHIVED = 'This campaign is in the archive: it can be read, and not changed.';
