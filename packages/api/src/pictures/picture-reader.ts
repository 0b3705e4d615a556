import { fork } from 'node:child_process';
import { failed, type Result } from '@sealed-orders/rules/kernel';
import { createFairQueue } from '../rosters/fair-queue.ts';
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
 * Encodes pictures anew, each in a process of its own. The decoders are native code: a thread could not be stopped in the
 * middle of a picture, and a crash in one would take the server along.
 */
export function createPictureReader(options: Partial<PictureReaderOptions> = {}): PictureReader {
  const { patience, atOnce } = { ...OPTIONS, ...options };
  const queue = createFairQueue(atOnce);
  return async (bytes, by) => {
    if (bytes.length > MOST_BYTES) return failed({ code: 'picture-too-long' });
    return queue(by, () => read(bytes, patience));
  };
}

function read(bytes: Uint8Array, patience: number): ReturnType<PictureReader> {
  // The process gets what it needs as its message, and no secrets of this one.
  const child = fork(PROCESS, [], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    serialization: 'advanced',
    stdio: 'ignore',
  });
  return new Promise<Awaited<ReturnType<PictureReader>>>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('message', (message) => {
      const parsed = readSchema.safeParse(message);
      if (parsed.success) resolve(parsed.data);
      else reject(parsed.error);
      child.kill('SIGKILL');
    });
    child.once('error', reject);
    // It was too slow, or the picture was more than the decoder could bear.
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(failed({ code: 'picture-too-slow' }));
    });
    child.send(bytes, (error) => {
      if (error !== null) child.kill('SIGKILL');
    });
  });
}
