/** The pages beside the map: their tabs, and their placeholders while loading. */
export const viewsText = {
  battles: 'Battles',
  battlesLoading: 'Loading battles…',
  diplomacy: 'Diplomacy',
  diplomacyLoading: 'Loading treaties and offers…',
  realm: 'Realm',
  realmLoading: 'Loading your realm…',
} as const;
