import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

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
  // In one piece: for every further piece the other thread would have to wait until this one is free.
  const chunkSize = LEAST_CHUNK + Math.ceil(text.length / PACKED_PART);
  return compress(text, { params: PARAMS, chunkSize });
}

/** The uncompressed text. Throws when the bytes are not valid. */
export async function unpacked(bytes: Uint8Array): Promise<string> {
  return Buffer.from(PLAIN.includes(bytes[0]) ? bytes : await decompress(bytes)).toString('utf8');
}
