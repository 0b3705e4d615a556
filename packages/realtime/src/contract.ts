/** The path of the socket server. */
export const SOCKET_PATH = '/socket.io';

/** A page's request to follow a campaign. The answer says whether it may. */
export interface Follow {
  readonly campaign: string;
}

/** Changes for every follower: a sheet was sealed or taken back, or the lobby changed. */
export const PUBLIC_CHANGES = ['seals', 'lobby'] as const;
export type PublicChange = (typeof PUBLIC_CHANGES)[number];

/** Changes only for the viewers whom they concern. */
export const PRIVATE_CHANGES = ['talk', 'topics', 'desk'] as const;
export type PrivateChange = (typeof PRIVATE_CHANGES)[number];

/**
 * The only messages of the server: that something changed. The page asks the API for the rest. Only the viewers whom a
 * step concerns are told of it, with their own number for it; only the seats of a conversation are told of `talk`;
 * only viewers who may read write-ups of a battle or another topic are told of `topics`; only referees, and the players
 * whom they pinged or write with, are told of `desk`.
 */
export type Changed =
  | { readonly campaign: string; readonly what: 'step'; readonly n: number }
  | { readonly campaign: string; readonly what: PublicChange }
  | { readonly campaign: string; readonly what: PrivateChange };

/** From page to server. */
export interface Asked {
  follow(request: Follow, answer: (mayFollow: boolean) => void): void;
}

/** From server to page. */
export interface Told {
  changed(message: Changed): void;
}
