import { GRAPH_FORMS } from '@sealed-orders/rules/node-campaign/cartography';
import { describeGraphProblem, graphFilesText } from '@sealed-orders/text/node-campaign/map-files';
import type { MapFilesDoor } from '../../maps/door.ts';

/** The formats of other programs for star maps. */
export const graphFiles: MapFilesDoor = {
  forms: GRAPH_FORMS.map((form) => ({ ...form, name: graphFilesText.forms[form.id] })),
  says: graphFilesText.says,
  // A graph says everything, or it is completed.
  isQuestion: () => false,
  Question: () => null,
  problem: describeGraphProblem,
  note: graphFilesText.note,
  lost: graphFilesText.lost,
};
