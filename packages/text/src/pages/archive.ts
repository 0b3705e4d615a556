/** Why an archived campaign is read-only. */
export const ARCHIVED = 'This campaign is archived: you can read it but not change it.';

/** Why imported campaigns have no headlines. */
export const IMPORTED = 'This campaign was played on another site, so its headlines can’t be changed here.';
