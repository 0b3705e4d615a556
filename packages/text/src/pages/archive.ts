/** Why an archived campaign is read-only. */
export const ARCHIVED = 'This campaign is archived: you can read it but not change it.';

/** Why imported campaigns have no headlines. */
export const IMPORTED = 'This campaign was played on another site, so its headlines can’t be changed here.';

/** What the replay of an imported campaign proves, and what it can't prove. */
export const PROVES =
  'We replayed the whole log: it follows the rules and doesn’t contradict itself. That doesn’t prove that anyone played the campaign, or that the dice were fair: the person who made the file could have chosen them. This site can’t check the players’ names or anything they wrote.';
