import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of its own for the database, so that it can be filled without harm to the machine. */
export interface SmallDisk {
  /** Uses up all the space that is left. */
  fill(): Promise<void>;
  /** Frees it again. */
  free(): Promise<void>;
  unmount(): Promise<void>;
}

const SIZE = '640m';
const CHUNK = Buffer.alloc(1024 * 1024);
const LEAST_CHUNK = 4096;

/** Mounts a small disk in memory at the folder; null where this is not allowed. */
export async function smallDisk(folder: string): Promise<SmallDisk | null> {
  const done = await ran('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'sealed-orders-soak', folder]);
  if (done !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    fill: () => filled(ballast),
    free: () => rm(ballast, { force: true }),
    unmount: async () => void (await ran('umount', [folder])),
  };
}

/** Whether both paths are on the same file system. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([statfs(one), statfs(other)]);
  return a.type === b.type && a.blocks === b.blocks;
}

async function filled(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    let size = CHUNK.length;
    while (size >= LEAST_CHUNK) {
      try {
        const { bytesWritten } = await file.write(CHUNK, 0, size);
        if (bytesWritten < size) size /= 2;
      } catch {
        size /= 2;
      }
    }
  } finally {
    await file.close();
  }
}

async function ran(program: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(program, [...args], { stdio: 'ignore' });
  // The program may be missing.
  child.on('error', () => undefined);
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : null;
}
