/** Why nothing is written in a campaign that its owner put into the archive. */
export const ARCHIVED = 'This campaign is archived: you can read it but not change it.';

/** Why nobody writes headlines of a war that was brought from another site. */
export const IMPORTED = 'This campaign was played on another site, so its headlines can’t be changed here.';
