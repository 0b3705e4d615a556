import { crc32, deflateSync } from 'node:zlib';

/** What a camera would have written into the file besides the picture. */
export const CAMERA = 'Taken with a camera of my own';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The header of a true-colour PNG. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', bytes);
}

const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** Colours that change from side to side and from top to bottom, as a PNG that names its camera. */
export function realPicture(width: number, height: number): Buffer {
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => [(x * 255) / width, (y * 255) / height, 90]).flat(),
  ]);
  const pixels = deflateSync(Buffer.from(lines.flat()));
  return png(header(width, height), chunk('tEXt', Buffer.from(`Comment\0${CAMERA}`)), chunk('IDAT', pixels));
}

/** A few kilobytes that claim to be a picture of this many pixels. */
export const pictureBomb = (side: number): Buffer =>
  png(header(side, side), chunk('IDAT', deflateSync(Buffer.alloc(4_000_000))));
