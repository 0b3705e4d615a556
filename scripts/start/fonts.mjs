import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, stamp, unstamp } from '../bootstrap/fingerprint.mjs';
import { steps } from '../bootstrap/messages.mjs';
import { MODULES, ROOT, STAMPS } from '../bootstrap/paths.mjs';
import { skipped, step } from '../bootstrap/progress.mjs';

const STAMP = join(STAMPS, 'fonts');
const FOLDER = join(ROOT, 'apps/web/src/styles/generated');

/** Letters by how often a page needs them: every page the first, names the second, few names the third. */
const RANGES = [
  {
    name: 'ascii',
    from: 'latin',
    blocks: [[0x20, 0x7e]],
    also: '\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2022\u2212\u00d7\u2032\u2033\u00b0\u00a0',
  },
  { name: 'latin-1', from: 'latin', blocks: [[0xa1, 0xff]], also: '\u20ac' },
  {
    name: 'latin-ext',
    from: 'latin-ext',
    blocks: [
      [0x100, 0x24f],
      [0x1e00, 0x1eff],
    ],
    also: '',
  },
];

/**
 * The faces that pages use. `axes`: a number fixes an axis of the variable font, a pair keeps a part of it; unused
 * parts are left out. Weights, widths and styles as tokens.css and the parts use them.
 */
const FACES = [
  {
    family: 'Archivo Variable',
    file: (range) => `@fontsource-variable/archivo/files/archivo-${range}-wdth-normal.woff2`,
    axes: { wdth: [80, 100], wght: [400, 650] },
    css: ['font-weight: 400 650', 'font-stretch: 80% 100%', 'font-style: normal'],
  },
  {
    family: 'Source Serif 4 Variable',
    file: (range) => `@fontsource-variable/source-serif-4/files/source-serif-4-${range}-opsz-normal.woff2`,
    axes: { opsz: 24, wght: [400, 650] },
    css: ['font-weight: 400 650', 'font-style: normal'],
  },
  {
    family: 'Source Serif 4 Variable',
    file: (range) => `@fontsource-variable/source-serif-4/files/source-serif-4-${range}-opsz-italic.woff2`,
    axes: { opsz: 14, wght: 500 },
    css: ['font-weight: 400 650', 'font-style: italic'],
  },
  {
    family: 'IBM Plex Mono',
    file: (range) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-${range}-500-normal.woff2`,
    axes: null,
    css: ['font-weight: 400 500', 'font-style: normal'],
  },
];

/**
 * The two faces of the preview pictures that other sites show of a page. Their renderer takes fixed faces in this
 * format.
 */
const CARD_FACES = [
  { name: 'card-serif', face: FACES[1], axes: { opsz: 24, wght: 600 } },
  { name: 'card-sans', face: FACES[0], axes: { wdth: 100, wght: 500 } },
];

/** Cuts the fonts down to the letters and weights that pages use: 75 KB for a page in plain English, not 340. */
export async function fontsCut() {
  const packages = ['@fontsource-variable/archivo', '@fontsource-variable/source-serif-4', '@fontsource/ibm-plex-mono'];
  const sources = [...packages, 'subset-font'].map((name) => join(MODULES, name, 'package.json'));
  const wanted = fingerprint([...sources, join(ROOT, 'scripts/start/fonts.mjs')]);
  if (existsSync(join(FOLDER, 'fonts.css')) && isStamped(STAMP, wanted)) return skipped(steps.fontsCut);
  await step(steps.cutFonts, async () => {
    unstamp(STAMP);
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const { default: subset } = await import('subset-font');
    const rules = [];
    for (const [i, face] of FACES.entries()) {
      for (const range of RANGES) {
        const file = `${i + 1}-${range.name}.woff2`;
        const font = readFileSync(join(MODULES, face.file(range.from)));
        writeFileSync(join(FOLDER, file), await subset(font, lettersOf(range), options(face)));
        rules.push(ruleOf(face, range, file));
      }
    }
    await cutCardFaces(subset);
    writeFileSync(join(FOLDER, 'fonts.css'), rules.join('\n'));
  });
  stamp(STAMP, wanted);
}

async function cutCardFaces(subset) {
  for (const { name, face, axes } of CARD_FACES) {
    for (const from of ['latin', 'latin-ext']) {
      const letters = RANGES.filter((range) => range.from === from)
        .map(lettersOf)
        .join('');
      const font = readFileSync(join(MODULES, face.file(from)));
      const cut = await subset(font, letters, { targetFormat: 'truetype', variationAxes: axes });
      writeFileSync(join(FOLDER, `${name}-${from}.ttf`), cut);
    }
  }
}

function options({ axes }) {
  const variationAxes = Object.fromEntries(
    Object.entries(axes ?? {}).map(([axis, kept]) => [
      axis,
      Array.isArray(kept) ? { min: kept[0], max: kept[1] } : kept,
    ]),
  );
  return { targetFormat: 'woff2', ...(axes === null ? {} : { variationAxes }) };
}

function lettersOf({ blocks, also }) {
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  );
  return letters.join('') + also;
}

function ruleOf({ family, css }, { blocks, also }, file) {
  const hex = (code) => code.toString(16);
  const ranges = blocks.map(([first, last]) => `U+${hex(first)}-${hex(last)}`);
  const single = [...also].map((letter) => `U+${hex(letter.codePointAt(0))}`);
  const lines = [
    `font-family: '${family}'`,
    ...css,
    'font-display: swap',
    `src: url('./${file}') format('woff2')`,
    `unicode-range: ${[...ranges, ...single].join(', ')}`,
  ];
  return `@font-face {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`;
}
