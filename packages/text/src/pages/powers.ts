/** Why an owner who plays can’t do something alone. */
export const powersText = {
  'players-end-it': 'You play or have played in this campaign, so the players decide: propose a vote to end it.',
  'players-keep-it':
    'You play or have played in this campaign, so you can’t delete it while others play in it. Propose a vote to end it first.',
  'kept-for-players':
    'You played in this campaign, so you can’t delete it until 30 days after its end. Everyone can download the archive until then.',
  'player-stays':
    'You play or have played in this campaign, so you can only remove a player who has missed two phases in a row. Players can give up their seats themselves, or vote to end the campaign.',
  'referee-stays':
    'You play or have played in this campaign, so you can only remove a referee who hasn’t visited the site for 14 days. The players can vote to end the campaign.',
} as const;

/** The sentences that differ in games whose orders all count on arrival. */
export const powersOnArrival = {
  'player-stays':
    'You play or have played in this campaign, so you can only remove a player who has missed two deadlines in a row. Players can give up their seats themselves, or vote to end the campaign.',
} as const satisfies Partial<Readonly<Record<keyof typeof powersText, string>>>;
