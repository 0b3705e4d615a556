import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 };
/** What is packed is rarely longer than this part of what it was. */
const PACKED_PART = 4;
const LEAST_CHUNK = 1024;

/** How plain JSON begins: what is older than packing, and what was written by hand. */
const PLAIN: readonly (number | undefined)[] = ['{', '['].map((text) => text.charCodeAt(0));

/**
 * The text of an input, of events or of a state, in UTF-8, as it is stored. The largest states have more than a million
 * characters: packed some milliseconds, on another thread, and 0.2 MB. As jsonb PostgreSQL would take each apart and
 * pack it again, while the campaign's row is locked: for the input of a large phase alone, 100 KB, that is 3 ms.
 */
export async function packed(text: string | Uint8Array): Promise<Uint8Array> {
  // In one piece: for each further one the other thread would wait until this one has time.
  const chunkSize = LEAST_CHUNK + Math.ceil(text.length / PACKED_PART);
  return compress(text, { params: PARAMS, chunkSize });
}

/** The text that was packed. Throws when these bytes hold none. */
export async function unpacked(bytes: Uint8Array): Promise<string> {
  return Buffer.from(PLAIN.includes(bytes[0]) ? bytes : await decompress(bytes)).toString('utf8');
}
