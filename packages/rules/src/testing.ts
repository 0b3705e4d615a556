export { positionText, readPiece, writePiece } from './hex-campaign/notation.ts';
export { board, dice, hex, order, piece, sheet, side } from './hex-campaign/testing/board.ts';
export { play, told, viewOf } from './hex-campaign/testing/played.ts';
export { board as nodeBoard, commands as nodeCommands, war as nodeWar } from './node-campaign/testing.ts';
export {
  setUp as sectorSetUp,
  territory as sectorTerritory,
  War as SectorWar,
  war as sectorWar,
} from './sector-campaign/testing/war.ts';
