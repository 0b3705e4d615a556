import { askProcess } from '@sealed-orders/host';
import { failed, type Result } from '@sealed-orders/rules/kernel';
import { createFairQueue } from '../fair-queue.ts';
import { type PictureProblem, type ReadPicture, readSchema } from './read-picture.ts';

export interface PictureReaderOptions {
  /** How long one picture may take, ms, including some 300 ms to start the process. */
  readonly patience: number;
  /** How many pictures are read at the same time; others wait. */
  readonly atOnce: number;
}

/** A picture at all limits takes about two seconds. */
const OPTIONS: PictureReaderOptions = { patience: 15_000, atOnce: 2 };

const MOST_BYTES = 10_000_000;

const PROCESS = new URL('./picture-reader-process.ts', import.meta.url);

/** `by` is the user: for each user one picture is read at a time. */
export type PictureReader = (bytes: Uint8Array, by: string) => Promise<Result<ReadPicture, PictureProblem>>;

/**
 * Re-encodes pictures, each in a separate process. The decoders are native code: a thread could not be stopped in the
 * middle of a picture.
 */
export function createPictureReader(options: Partial<PictureReaderOptions> = {}): PictureReader {
  const { patience, atOnce } = { ...OPTIONS, ...options };
  const queue = createFairQueue(atOnce);
  return async (bytes, by) => {
    if (bytes.length > MOST_BYTES) return failed({ code: 'picture-too-long' });
    return queue(by, async () => {
      const read = await askProcess({ file: PROCESS, message: bytes, answer: readSchema, patience });
      return read ?? failed({ code: 'picture-too-slow' });
    });
  };
}
