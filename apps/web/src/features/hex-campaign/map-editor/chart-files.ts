import { CHART_FORMS } from '@sealed-orders/rules/hex-campaign/cartography';
import { chartFilesText, describeMapProblem } from '@sealed-orders/text/hex-campaign/map-files';
import type { MapFilesDoor } from '../../maps/door.ts';
import { ImportTiles } from './import-tiles.tsx';

/** The hex map formats of other programs. */
export const chartFiles: MapFilesDoor = {
  forms: CHART_FORMS.map((form) => ({ ...form, name: chartFilesText.forms[form.id] })),
  says: chartFilesText.says,
  isQuestion: ({ code }) => code === 'unknown-tiles',
  Question: ImportTiles,
  problem: describeMapProblem,
  note: chartFilesText.note,
  lost: chartFilesText.lost,
};
