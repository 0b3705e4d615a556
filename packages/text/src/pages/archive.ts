/** Why an archived campaign is read-only. */
export const ARCHIVED = 'This campaign is archived: you can read it but not change it.';

/** Why imported campaigns have no headlines. */
export const IMPORTED = 'This campaign was played on another site, so its headlines can’t be changed here.';

/** What the replay of an imported campaign proves, and what it can't. */
export const PROVES =
  'We replayed its whole log: it follows the rules and contradicts itself nowhere. That doesn’t prove that anyone played it, or that its dice were fair: whoever made the file could have chosen them. This site can’t check the players’ names or anything they wrote.';
