import { isNoPlayer } from './has-played.ts';

/** As SQL: whether a row of `member` is in charge of its campaign: the owner or a referee, even if they play. */
export const isInCharge = (member: string): string => `${member}.role IN ('owner', 'referee')`;

/** As SQL, for the campaign `c`: the members `m` with the referee's view: those in charge who do not play and have not played. */
export const REFEREE_MEMBERS = `FROM member m
    WHERE m.campaign_id = c.id AND ${isInCharge('m')} AND ${isNoPlayer('m.user_id')}`;

/** As SQL, for the campaign `c`: whether the user has the referee's view of it. */
export const isReferee = (user: string): string => `EXISTS (SELECT ${REFEREE_MEMBERS} AND m.user_id = ${user})`;
