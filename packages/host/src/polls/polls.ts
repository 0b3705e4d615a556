import { isMajority } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { MATTERS, type Matter, type Poll, VOTE_DAYS } from './types.ts';

/**
 * SQL, for the vote `v` in the campaign `c`: whether it still counts. A vote on the clock of a phase ends with the phase;
 * the others lapse after some days, unless they ended the war.
 */
export const stillCounts = (
  now: string,
): string => `(CASE WHEN v.matter IN ('extend', 'close', 'pause', 'resume') THEN v.opening = c.opening
      ELSE c.status = 'finished' OR v.voted_at > ${now}::timestamptz - interval '${VOTE_DAYS} days' END)`;

/** SQL: the seat `s` of the vote `v`, which counts while its voter has the seat. */
export const VOTER = 's.campaign_id = v.campaign_id AND s.seat = v.seat AND s.user_id = v.user_id';

/** SQL, for the campaign `c`: all votes that count, by what they are about, as JSON. */
export const polls = (now: string): string => `(SELECT coalesce(json_agg(p ORDER BY p.matter, p.about), '[]') FROM (
      SELECT v.matter, v.about, json_agg(v.seat ORDER BY s.position) AS votes FROM vote v JOIN seat s ON ${VOTER}
      WHERE v.campaign_id = c.id AND ${stillCounts(now)} GROUP BY v.matter, v.about) p)`;

export const pollsSchema = z.array(
  z
    .object({ matter: z.enum(MATTERS), about: seatSchema.or(z.literal('')), votes: z.array(seatSchema) })
    .transform(({ matter, about, votes }): Poll => ({ matter: matterOf(matter, about), votes })),
);

function matterOf(what: (typeof MATTERS)[number], about: z.infer<typeof seatSchema> | ''): Matter {
  if (what !== 'open-seat') return { what };
  if (about === '') throw new Error('a vote to open no seat');
  return { what, seat: about };
}

/**
 * Whether these votes decide a matter: it takes more than half of the players to hold the war up or to end it, and half
 * of them to let it go on. So one of two players can end a pause, and so can most of those whom its author plays against.
 */
export const isDecided = ({ what }: Matter, votes: number, held: number): boolean =>
  what === 'resume' || what === 'close' ? votes * 2 >= held : isMajority(votes, held);

/**
 * Polls that are open: where there is a referee, players vote only on the end of the war, and on that of a pause by
 * somebody who plays.
 */
export const openPolls = (all: readonly Poll[], hasReferee: boolean, isPartyPause: boolean): readonly Poll[] =>
  hasReferee ? all.filter(({ matter: { what } }) => what === 'finish' || (what === 'resume' && isPartyPause)) : all;
