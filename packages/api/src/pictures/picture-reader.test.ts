import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureReader } from './picture-reader.ts';

const read = createPictureReader();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#446633' } });

/** A chunk of a PNG file. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A PNG of a few kilobytes that claims to be this large. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(4_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
const HTML = '<!doctype html><script>alert(1)</script>';

test('a large picture comes back as WebP in two sizes', async () => {
  const answer = await read(await plain(4000, 2000).jpeg().toBuffer(), 'red');
  if (!answer.ok) throw new Error(answer.problem.code);
  const { width, height, full, small } = answer.value;
  expect({ width, height }).toEqual({ width: 1600, height: 800 });
  expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
});

test('a user who sends many pictures keeps one place in the queue: others come in between', async () => {
  const reader = createPictureReader({ atOnce: 1 });
  const bytes = await plain(40, 30).png().toBuffer();
  const done: string[] = [];
  const sent = (by: string): Promise<unknown> => reader(bytes, by).then(() => done.push(by));
  await Promise.all([sent('hasty'), sent('hasty'), sent('hasty'), sent('patient')]);
  expect(done).toEqual(['hasty', 'patient', 'hasty', 'hasty']);
});

test('place and camera are removed, and the picture is upright', async () => {
  const taken = await plain(60, 40)
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(taken.includes('A camera')).toBe(true);
  const answer = await read(taken, 'red');
  if (!answer.ok) throw new Error(answer.problem.code);
  expect(answer.value).toMatchObject({ width: 40, height: 60 });
  for (const bytes of [answer.value.full, answer.value.small]) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(Buffer.from(bytes).includes('A camera')).toBe(false);
  }
});

test('a small picture keeps its size, and transparent parts stay transparent', async () => {
  const clear = sharp({ create: { width: 9, height: 7, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const answer = await read(await clear.png().toBuffer(), 'red');
  if (!answer.ok) throw new Error(answer.problem.code);
  expect(answer.value).toMatchObject({ width: 9, height: 7 });
  expect(await sharp(answer.value.full).metadata()).toMatchObject({ hasAlpha: true });
});

const noise = async (): Promise<Buffer> => {
  const wave = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
  return sharp(wave, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
};

test.each([
  ['nothing', 'not-a-picture', async () => Buffer.alloc(0)],
  ['a text', 'not-a-picture', async () => Buffer.from('A picture of the battle.')],
  ['a page with a script', 'not-a-picture', async () => Buffer.from(HTML)],
  ['a drawing with a script', 'not-a-picture', async () => Buffer.from(SVG)],
  ['a moving picture', 'not-a-picture', () => plain(9, 9).gif().toBuffer()],
  ['a scan', 'not-a-picture', () => plain(9, 9).tiff().toBuffer()],
  ['a few kilobytes that unpack to 900 million pixels', 'picture-too-large', async () => bomb(30_000, 30_000)],
  ['a line that is too long', 'picture-too-large', async () => bomb(1, 60_000_000)],
  ['a PNG whose rows are missing', 'picture-broken', async () => bomb(5000, 5000)],
  ['a JPEG that breaks off', 'picture-broken', async () => (await noise()).subarray(0, 9000)],
  ['50 MB', 'picture-too-long', async () => Buffer.alloc(50_000_000, 0xff)],
] as const)('%s: %s', async (_what, code, made) => {
  expect(await read(await made(), 'red')).toEqual({ ok: false, problem: { code } });
});

test('a picture that takes too long is abandoned, and the next one is read', async () => {
  const file = await plain(4000, 4000).png().toBuffer();
  expect(await createPictureReader({ patience: 1 })(file, 'red')).toEqual({
    ok: false,
    problem: { code: 'picture-too-slow' },
  });
  expect(await read(file, 'red')).toMatchObject({ ok: true });
});

test('more pictures than can be read at the same time are all read', async () => {
  const file = await plain(40, 40).png().toBuffer();
  const one = createPictureReader({ atOnce: 1 });
  const answers = await Promise.all(['red', 'green', 'red'].map((by) => one(file, by)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
});
