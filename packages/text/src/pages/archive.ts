/** Why nothing is written in a campaign that its owner put into the archive. */
export const ARCHIVED = 'This campaign is in the archive: it can be read, and not changed.';

/** Why nobody writes headlines of a war that was brought from another site. */
export const IMPORTED =
  'This war was played on another site and is kept as it came: its headlines cannot be changed here.';
