export { CAPS } from './caps.ts';
export {
  type GraphNote,
  type GraphProblem,
  type HexNote,
  MAP_NOTES,
  MAP_PARTS,
  type MapAnswers,
  type MapFile,
  type MapNote,
  type MapPart,
  type MapProblem,
  type TerrainLetter,
  type TiledProblem,
  type UnknownTile,
} from './maps/map-file.ts';
export { mapFileSchema, readMap, writeMap } from './maps/read-map.ts';
export { LONGEST_TEXT, unitsInText } from './pasted.ts';
export type { ReviewProblem, RosterProblem } from './problems.ts';
export { readRoster } from './read-roster.ts';
export type { FileKind } from './reading/kind.ts';
export { type Candidate, candidates } from './review/candidates.ts';
export { detachmentFrom, joinDetachments } from './review/detachment-from.ts';
export { modelsIn } from './review/models.ts';
export { proposeReview } from './review/propose-review.ts';
export { type Review, type ReviewedUnit, reviewSchema, typedName, typedNameSchema } from './review/review.ts';
export {
  type Category,
  type Cost,
  type CostType,
  type Force,
  type Generation,
  type Roster,
  rosterSchema,
  type Selection,
  type SelectionType,
  sumOfCosts,
} from './roster.ts';
export { type TypedUnit, typedRoster, typedUnits, typedUnitsSchema } from './typed.ts';
export { type DetachmentDraft, detachmentDraftSchema, type UnitDraft } from './units.ts';
