import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureProblem, ReadPicture } from './read-picture.ts';

/** The process that re-encodes one picture and reports the result. */

/** The longer side of the full and of the small picture, pixels. */
const FULL = 1600;
const SMALL = 480;
const MOST_PIXELS = 50_000_000;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
/** No other decoder runs, whatever a file pretends to be: least of all that of SVG, which follows links. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

async function reduced(bytes: Uint8Array, side: number, quality: number) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
}

async function read(bytes: Uint8Array): Promise<Result<ReadPicture, PictureProblem>> {
  if (bytes.length === 0) return failed({ code: 'not-a-picture' });
  // Reads the header and no pixel.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null || !FORMATS.includes(header.format)) return failed({ code: 'not-a-picture' });
  if (header.width * header.height > MOST_PIXELS) return failed({ code: 'picture-too-large' });
  try {
    const full = await reduced(bytes, FULL, 80);
    const small = await reduced(full.data, SMALL, 74);
    return ok({ width: full.info.width, height: full.info.height, full: full.data, small: small.data });
  } catch {
    return failed({ code: 'picture-broken' });
  }
}

const givenSchema = z.object({ message: z.instanceof(Uint8Array) });

process.once('message', async (given) => {
  process.send?.(await read(givenSchema.parse(given).message));
});
