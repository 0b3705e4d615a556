import { z } from 'zod';

/** Where sockets are served. */
export const SOCKET_PATH = '/socket.io';

/** What may have changed: the campaign has a new step, somebody sealed or took back, or the lobby is another. */
export const CHANGES = ['step', 'seals', 'lobby'] as const;
export type Change = (typeof CHANGES)[number];

/** What a page asks for: to be told of a campaign. Answered with whether it may. */
export const followSchema = z.strictObject({ campaign: z.uuid() });
export type Follow = z.infer<typeof followSchema>;

/** All that is ever told: that something changed. What it is now, the page asks the API, as itself. */
export const changedSchema = z.strictObject({
  campaign: z.uuid(),
  n: z.int().nonnegative(),
  what: z.enum(CHANGES),
});
export type Changed = z.infer<typeof changedSchema>;

/** From page to server. */
export interface Asked {
  follow(request: Follow, answer: (mayFollow: boolean) => void): void;
}

/** From server to page. */
export interface Told {
  changed(message: Changed): void;
}
