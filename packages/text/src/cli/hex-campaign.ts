import { listed, plain } from '../sentence.ts';

/** Errors in the short notation for the hex campaign. */
export const hexFormatText = {
  pieceId: "is not the name of a piece; write it like 'R1', letters first",
  hex: "is not a hex; write it like '1,-2', in quotes",
  side: "is not a side of a hex; write it like '0,0|1,0', in quotes",
  area: "is not an area; write it like '0,0' or '0,0 +2', in quotes",
  piece: "is not a piece; write it like 'red infantry 4 @ 0,0' (allowance 2, 4, 6 or 8) or 'blue convoy 120 @ 1,0'",
  site: "is not a site; write it like 'resource 150' or 'town ch 80 bp: barracks'",
  treaty: "is not a treaty; write it like 'red blue alliance' or 'red blue pact secret'",
  stronghold: "is not a stronghold; write it like 'red camp radar'",
  order: "is not an order; write it like 'R1 path 1,0 2,0', in quotes",
  battleSide: "is not a side of a battle; write it like 'R1 attack', 'B1 G1 defend' or 'npc ork 800'",
  supporter: "is not a supporting army; write it like 'R2 attack', 'B2 guard beside' or 'R3 attack orbit'",
} as const;

/** Why a state of the hex campaign doesn't fit its board. */
export const hexProblemText = {
  offTheBoard: (area: string): string => `terrain: ${area} is off the board`,
  noPiece: (text: string): string => `${text} is not a piece`,
  unequalRows: 'all rows of the map must have as many letters as `size` says',
  notASide: (edge: string): string => `${edge} is not a side: its two hexes must be next to each other on the board`,
  notAnOrderOf: (text: string, phase: string): string => `${text} is not an order for the ${phase} phase`,
  notAWeaponOf: (weapon: string, race: string, weapons: readonly string[]): string =>
    `${race} has no ${weapon} for its turrets; it has ${plain(listed(weapons))}`,
  treatyWithOneself: (seat: string): string => `${seat} cannot have a treaty with itself`,
} as const;
