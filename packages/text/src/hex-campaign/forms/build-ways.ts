/** Words of routes from Resources to settlements. */
export const routeText = {
  now: 'Now',
  none: 'No route',
  cut: 'The route is blocked',
  best: 'Best route',
  other: 'Another route',
  says: (length: number, share: number, bp: number): string =>
    share === 100
      ? `length ${length}, no loss, ${bp} BP a turn`
      : `length ${length}, ${100 - share}% lost, ${bp} BP a turn`,
  nowhere: 'No route over your own or allied land leads from here to any of your settlements.',
  take: (end: string): string => `Route to ${end}`,
  give: 'Give up the route',
  draw: 'Draw it on the map',
  drawSays: 'Tap the hexes the route should cross, or the settlement where it should end.',
  drawn: (length: number, bp: number): string => `Length ${length}; ${bp} BP will arrive each turn.`,
  unfinished: 'The route doesn’t reach any of your settlements yet.',
  done: 'Use this route',
  stop: 'Stop drawing',
} as const;

/** Words of roads that are planned on the map. */
export const roadText = {
  plan: 'Plan roads on the map',
  says: 'Tap two of your hexes that are next to each other. Each pair is one road.',
  from: (hex: string): string => `From ${hex}: tap the next hex.`,
  done: 'Done with roads',
  between: (a: string, b: string): string => `${a} to ${b}`,
  chance: { 1: 'no roll needed', 3: 'on 3 or more', 5: 'on 5 or more' },
  notNext: 'These two hexes are not next to each other.',
  none: 'No road can be built between these hexes.',
} as const;

/** Words of the order in which buildings are paid for. */
export const upkeepText = {
  title: 'Upkeep order',
  says: 'Every settlement pays for its buildings in this order. If it can’t afford one, it loses that building and tries the next.',
  earlier: (building: string): string => `Pay earlier: ${building}`,
  later: (building: string): string => `Pay later: ${building}`,
  asBefore: 'Keep the order as it was',
} as const;
