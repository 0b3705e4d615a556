import type { ChartForm } from '@sealed-orders/rules/hex-campaign/cartography';
import type { Result } from '@sealed-orders/rules/kernel';
import { fromCsv } from './csv.ts';
import { fromHexJson, hexJsonSchema } from './hex-json.ts';
import {
  type MapAnswers,
  type MapFile,
  type MapFormats,
  type MapProblem,
  refused,
  TERRAIN_LETTERS,
  type WrittenMap,
} from './map-file.ts';
import { fromTiled, type TileChoices } from './tiled.ts';
import { tiledSchema } from './tiled-schema.ts';
import { tiledFromXml } from './tiled-xml.ts';
import { csvOf, type Drawn, drawnSchema, hexJsonOf } from './write-chart.ts';
import { tiledOf } from './write-tiled.ts';

const WRITERS: { readonly [Form in ChartForm]: (map: Drawn) => WrittenMap } = {
  hexjson: hexJsonOf,
  tiled: tiledOf,
  csv: csvOf,
};

/** Maps of hexes: HexJSON, the Tiled editor, and CSV. */
export const chartFormats: MapFormats = {
  read: (text, json, answers) => {
    if (text.startsWith('<')) return fromTmx(text, answers);
    if (json === undefined || typeof json !== 'object') return fromCsv(text);
    const tiled = tiledSchema.safeParse(json);
    if (tiled.success) return fromTiled(tiled.data, choicesOf(answers));
    const hexJson = hexJsonSchema.safeParse(json);
    return hexJson.success ? fromHexJson(hexJson.data) : refused({ code: 'unknown-form' });
  },
  write: (map, form) => {
    const drawn = drawnSchema.safeParse(map);
    const write = isForm(form) ? WRITERS[form] : null;
    return write === null || !drawn.success ? null : write(drawn.data);
  },
};

function fromTmx(text: string, answers: MapAnswers): Result<MapFile, MapProblem> {
  const read = tiledFromXml(text);
  if (!read.ok) return read;
  const map = tiledSchema.safeParse(read.value);
  return map.success ? fromTiled(map.data, choicesOf(answers)) : refused({ code: 'not-tiled', root: 'map' });
}

const isForm = (form: string): form is ChartForm => Object.hasOwn(WRITERS, form);

/** The terrain of tiles not given by their file. */
function choicesOf(answers: MapAnswers): TileChoices {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([tile, answer]) => {
      const letter = TERRAIN_LETTERS.find((one) => one === answer);
      return letter === undefined ? [] : [[tile, letter]];
    }),
  );
}
