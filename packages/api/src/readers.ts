import { createMapReader } from './maps/map-reader.ts';
import { createPictureReader } from './pictures/picture-reader.ts';
import { createRosterReader } from './rosters/roster-reader.ts';

/** Readers of users' files, each file in a separate process. */
export const createReaders = () => ({
  readRoster: createRosterReader(),
  readMapFile: createMapReader(),
  readPicture: createPictureReader(),
});
