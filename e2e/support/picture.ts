import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { env } from '../env.ts';
import { closeMessages } from './views.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const QUALITY = 0.7;
/** With heavier pictures the guide would load slowly on a phone. */
const MOST_BYTES = 150_000;

/** Takes a picture of the page for the player's guide; nothing unless pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!env.savesPictures) return;
  await closeMessages(page);
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await page.context().newPage();
  const webp = Buffer.from(await blank.evaluate(asWebp, { png, quality: QUALITY }), 'base64');
  await blank.close();
  if (webp.length > MOST_BYTES) throw new Error(`the picture ${name} has ${webp.length} bytes`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), webp);
}

/** Runs in the browser, which can write WebP. */
async function asWebp({ png, quality }: { readonly png: string; readonly quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).replace('data:image/webp;base64,', '');
}
