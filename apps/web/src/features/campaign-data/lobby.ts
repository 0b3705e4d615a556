import type { Outputs } from '../api/client.ts';

/** A campaign before it begins, as its owner, players and guests see it. */
export type Lobby = Outputs['campaigns']['lobby'];
