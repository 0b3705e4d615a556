import { readFile } from 'node:fs/promises';
import { drawableText, lettersOfAll } from './card-letters.ts';
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
  of(key: string, draw: CardDrawer): Promise<Buffer>;
}

/** Draws a picture with these faces, which have the letters of drawable texts and no others. */
type CardDrawer = (faces: readonly CardFace[], drawable: (text: string) => string) => Promise<Buffer>;

/** Most pictures to keep: those of the pages being shared now. Each has about 100 KB. */
const KEPT = 60;

const FOLDER = new URL('../src/styles/generated/', import.meta.url);

async function face(name: CardFace['name'], letters: string): Promise<CardFace> {
  return { name, data: await readFile(new URL(`card-${name}-${letters}.ttf`, FOLDER)) };
}

async function loadFonts() {
  const serif = await Promise.all([face('serif', 'latin'), face('serif', 'latin-ext')]);
  const sans = await Promise.all([face('sans', 'latin'), face('sans', 'latin-ext')]);
  const letters = lettersOfAll([serif, sans].map((faces) => faces.map(({ data }) => data)));
  return { faces: [...serif, ...sans], drawable: (text: string) => drawableText(text, letters) };
}

/** Drawing occupies a processor for a good part of a second: draw one picture at a time. */
export function createCards(): Cards {
  const drawn = new Map<string, Buffer>();
  const queue = createSerialQueue();
  let fonts: ReturnType<typeof loadFonts> | null = null;
  return {
    of: (key, draw) =>
      queue.run('cards', async () => {
        const known = drawn.get(key);
        if (known !== undefined) return known;
        fonts ??= loadFonts();
        const { faces, drawable } = await fonts;
        const picture = await draw(faces, drawable);
        drawn.set(key, picture);
        const [oldest] = drawn.keys();
        if (drawn.size > KEPT && oldest !== undefined) drawn.delete(oldest);
        return picture;
      }),
  };
}
