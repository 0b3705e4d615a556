import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync, zstdDecompress, zstdDecompressSync } from 'node:zlib';
import { SHORT } from './hash.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 };
/** The compressed text is rarely longer than this fraction (a quarter) of the original. */
const PACKED_PART = 4;
const LEAST_CHUNK = 1024;

/** The first bytes of plain JSON: rows from before compression, and rows written by hand. */
const PLAIN: readonly (number | undefined)[] = ['{', '['].map((text) => text.charCodeAt(0));

/**
 * Compresses the UTF-8 text of an input, of events or of a state for storage. The largest states have more than a
 * million characters: they take some milliseconds on another thread and become 0.2 MB. As jsonb, PostgreSQL would parse
 * and compress each again while the campaign's row is locked: 3 ms for the input of a large phase alone, 100 KB.
 */
export async function packed(text: string | Uint8Array): Promise<Uint8Array> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  if (bytes.length <= SHORT) return zstdCompressSync(bytes, { params: PARAMS });
  // In one piece: for every further piece the other thread would have to wait until this one is free.
  const chunkSize = LEAST_CHUNK + Math.ceil(bytes.length / PACKED_PART);
  // With its length known, the other thread needs less memory for a text.
  return compress(bytes, { params: PARAMS, chunkSize, pledgedSrcSize: bytes.length });
}

/** The uncompressed text. Throws when the bytes are not valid. */
export async function unpacked(bytes: Uint8Array): Promise<string> {
  return Buffer.from(PLAIN.includes(bytes[0]) ? bytes : await plain(bytes)).toString('utf8');
}

const plain = (bytes: Uint8Array): Uint8Array | Promise<Uint8Array> =>
  bytes.length * PACKED_PART <= SHORT ? zstdDecompressSync(bytes) : decompress(bytes);
