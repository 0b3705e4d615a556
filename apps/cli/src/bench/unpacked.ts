import { zstdDecompressSync } from 'node:zlib';

/** Packed data of the log: an input, events or a state. */
export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(zstdDecompressSync(bytes).toString('utf8'));
