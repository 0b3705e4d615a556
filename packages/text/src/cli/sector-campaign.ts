/** Errors in the short notation for the sector campaign. */
export const sectorFormatText = {
  piece: "is not a piece; write it like 'west 8', 'east B 300 flak' or 'west orbit'",
  noSheets: 'this game has no sheets: write orders one by one',
} as const;
