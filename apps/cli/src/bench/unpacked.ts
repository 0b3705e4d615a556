import { zstdDecompressSync } from 'node:zlib';

/** What the log holds packed: an input, events or a state. */
export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(zstdDecompressSync(bytes).toString('utf8'));
