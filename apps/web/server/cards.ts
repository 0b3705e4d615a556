import { readFile } from 'node:fs/promises';
import { createSerialQueue } from './serial-queue.ts';

/** A font face for the preview pictures that other sites show. */
export interface CardFace {
  readonly name: 'serif' | 'sans';
  readonly data: Buffer;
}

/** Draws preview pictures of pages for other sites, each once. */
export interface Cards {
  /**
   * The picture of this key, as a PNG file.
   * @param key identifies everything that the picture is drawn from
   */
  of(key: string, draw: (faces: readonly CardFace[]) => Promise<Buffer>): Promise<Buffer>;
}

/** Most pictures to keep: those of the pages being shared now. Each has about 100 KB. */
const KEPT = 60;

const FOLDER = new URL('../src/styles/generated/', import.meta.url);

async function face(name: CardFace['name'], letters: string): Promise<CardFace> {
  return { name, data: await readFile(new URL(`card-${name}-${letters}.ttf`, FOLDER)) };
}

/** Drawing occupies a processor for a good part of a second: draw one picture at a time. */
export function createCards(): Cards {
  const drawn = new Map<string, Buffer>();
  const queue = createSerialQueue();
  let faces: Promise<readonly CardFace[]> | null = null;
  const loaded = () => {
    faces ??= Promise.all([
      face('serif', 'latin'),
      face('serif', 'latin-ext'),
      face('sans', 'latin'),
      face('sans', 'latin-ext'),
    ]);
    return faces;
  };
  return {
    of: (key, draw) =>
      queue.run('cards', async () => {
        const known = drawn.get(key);
        if (known !== undefined) return known;
        const picture = await draw(await loaded());
        drawn.set(key, picture);
        const [oldest] = drawn.keys();
        if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
        return picture;
      }),
  };
}
