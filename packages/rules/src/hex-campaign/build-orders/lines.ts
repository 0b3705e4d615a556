import { convoyLine, unloadLine } from '../build-points/convoys.ts';
import { exploitLine, upkeepOrderLine } from '../build-points/standing.ts';
import { buildingLine, disbandBuildingLine } from '../buildings/buildings.ts';
import { convertLine } from '../captives/convert.ts';
import { moveCaptivesLine } from '../captives/moves.ts';
import { defenceLine } from '../defences/defences.ts';
import { disbandDefenceLine } from '../defences/disbanding.ts';
import { convertTowerLine } from '../defences/towers.ts';
import { bionicsLine } from '../detachments/bionics.ts';
import { composeFollowersLine, composeMercenariesLine } from '../detachments/compose.ts';
import { disbandLine, disbandModelsLine } from '../detachments/disband.ts';
import { reEquipLine } from '../detachments/equipment.ts';
import { newDetachmentLine } from '../detachments/muster.ts';
import { rearmLine } from '../detachments/rearm.ts';
import { replaceLine } from '../detachments/replace.ts';
import { addUnitLine, removeUnitLine } from '../detachments/structure.ts';
import { transferLine } from '../detachments/transfer.ts';
import { diplomatLine } from '../diplomacy/diplomats.ts';
import { closeCapitalLine, endTreatyLine, expelLine } from '../diplomacy/notices.ts';
import { newGarrisonDetachmentLine } from '../garrisons/garrison-detachments.ts';
import { retargetLine } from '../garrisons/retarget.ts';
import { newGarrisonLine } from '../garrisons/set-up.ts';
import type { LineRule } from '../realm/line-rule.ts';
import { roadLine } from '../roads/build.ts';
import { routeLine } from '../routes/routes.ts';
import { foundLine } from '../settlements/found.ts';
import { growLine } from '../settlements/grow.ts';
import { spyLine } from '../spies/build.ts';
import { demolishLine, strongholdLine } from '../strongholds/camps.ts';
import { moveCapitalLine, nameCapitalLine } from '../strongholds/move-capital.ts';
import type { BuildLineType } from '../types.ts';

/** Every kind of line with its rule: a line without one does not compile. */
export const LINES: { readonly [Type in BuildLineType]: LineRule<Type> } = {
  disband: disbandLine,
  'disband-models': disbandModelsLine,
  'disband-building': disbandBuildingLine,
  'disband-defence': disbandDefenceLine,
  demolish: demolishLine,
  unload: unloadLine,
  transfer: transferLine,
  'add-unit': addUnitLine,
  'remove-unit': removeUnitLine,
  'compose-followers': composeFollowersLine,
  'compose-mercenaries': composeMercenariesLine,
  retarget: retargetLine,
  'move-captives': moveCaptivesLine,
  convert: convertLine,
  'end-treaty': endTreatyLine,
  'close-capital': closeCapitalLine,
  expel: expelLine,
  rearm: rearmLine,
  replace: replaceLine,
  bionics: bionicsLine,
  're-equip': reEquipLine,
  'new-detachment': newDetachmentLine,
  'new-garrison-detachment': newGarrisonDetachmentLine,
  'new-garrison': newGarrisonLine,
  found: foundLine,
  grow: growLine,
  building: buildingLine,
  exploit: exploitLine,
  'upkeep-order': upkeepOrderLine,
  stronghold: strongholdLine,
  defence: defenceLine,
  'convert-tower': convertTowerLine,
  road: roadLine,
  spy: spyLine,
  diplomat: diplomatLine,
  convoy: convoyLine,
  route: routeLine,
  'move-capital': moveCapitalLine,
  'name-capital': nameCapitalLine,
};
