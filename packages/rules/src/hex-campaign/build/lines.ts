import { bionicsLine } from '../aftermath/bionics.ts';
import { reEquipLine } from '../aftermath/equipment.ts';
import { composeFollowersLine, composeMercenariesLine } from '../armies/compose.ts';
import { disbandLine, disbandModelsLine } from '../armies/disband.ts';
import { newDetachmentLine } from '../armies/muster.ts';
import { rearmLine } from '../armies/rearm.ts';
import { replaceLine } from '../armies/replace.ts';
import { addUnitLine, removeUnitLine } from '../armies/structure.ts';
import { transferLine } from '../armies/transfer.ts';
import { convertLine } from '../captives/convert.ts';
import { moveCaptivesLine } from '../captives/moves.ts';
import { diplomatLine } from '../diplomacy/diplomats.ts';
import { closeCapitalLine, endTreatyLine, expelLine } from '../diplomacy/notices.ts';
import { convoyLine, unloadLine } from '../economy/convoys.ts';
import { routeLine } from '../economy/routes.ts';
import { exploitLine, upkeepOrderLine } from '../economy/standing.ts';
import { newGarrisonDetachmentLine } from '../garrisons/garrison-detachments.ts';
import { retargetLine } from '../garrisons/retarget.ts';
import { newGarrisonLine } from '../garrisons/set-up.ts';
import { moveCapitalLine, nameCapitalLine } from '../races/capital.ts';
import { roadLine } from '../roads/build.ts';
import { buildingLine, disbandBuildingLine } from '../settlements/buildings.ts';
import { foundLine } from '../settlements/found.ts';
import { growLine } from '../settlements/grow.ts';
import { spyLine } from '../spies/build.ts';
import { demolishLine, strongholdLine } from '../strongholds/camps.ts';
import { defenceLine } from '../strongholds/defences.ts';
import { disbandDefenceLine } from '../strongholds/disbanding.ts';
import { convertTowerLine } from '../strongholds/towers.ts';
import type { BuildLineType } from '../types.ts';
import type { LineRule } from './line-rule.ts';

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
