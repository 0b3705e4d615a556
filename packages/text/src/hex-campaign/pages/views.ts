/** The pages beside the map: their tabs, and what stands there while they are loaded. */
export const viewsText = {
  battles: 'Battles',
  battlesLoading: 'Loading battles…',
  diplomacy: 'Diplomacy',
  diplomacyLoading: 'Loading treaties and offers…',
  realm: 'Realm',
  realmLoading: 'Loading your realm…',
} as const;
