/** HEX-CLAIM-10: something special on this. */
export const FOUND_ON = 6;

/** HEX-CLAIM-11, by the die from 1 to 6. */
export const DISCOVERIES = ['resource', 'resource', 'resource', 'resource', 'urban', 'special'] as const;

/** HEX-CLAIM-12, by the die from 1 to 6. */
export const SPECIALS = ['enemies', 'followers', 'followers', 'followers', 'mercenaries', 'mercenaries'] as const;

/** HEX-CLAIM-12: points from the lowest to the highest in equal steps of the die. */
export const SPECIAL_POINTS = {
  enemies: { least: 700, step: 100 },
  followers: { least: 300, step: 100 },
  mercenaries: { least: 900, step: 120 },
} as const;
