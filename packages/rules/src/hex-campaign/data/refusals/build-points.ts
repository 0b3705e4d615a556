/** Build Points: stores, convoys and routes. */
export const BUILD_POINTS_REFUSALS = [
  'not-in-set-up',
  'only-in-set-up',
  'too-dear',
  'payer-too-far',
  'convoy-too-small',
  'no-such-convoy',
  'no-store-here',
  'not-aboard',
  'not-own-resource',
  'route-empty',
  'route-broken',
  'route-not-friendly',
  'route-closed',
  'route-river',
  'route-without-settlement',
  'route-too-long',
] as const;
