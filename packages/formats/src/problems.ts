import type { FileKind } from './reading/kind.ts';

/** Why a file is not read. A code and its facts: the sentence is written elsewhere. Sizes are bytes. */
export type RosterProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly code: 'wrong-type'; readonly fileName: string }
  | { readonly code: 'file-kind'; readonly kind: FileKind }
  | { readonly code: 'not-utf8' }
  | { readonly code: 'zip-broken' }
  | { readonly code: 'zip-encrypted' }
  | { readonly code: 'zip-entries'; readonly entries: number }
  | { readonly code: 'zip-too-large'; readonly bytes: number; readonly limit: number }
  | { readonly code: 'zip-bomb'; readonly ratio: number; readonly limit: number }
  | { readonly code: 'doctype' }
  | { readonly code: 'unknown-entity'; readonly entity: string; readonly path: string }
  | { readonly code: 'xml-broken'; readonly line: number; readonly column: number }
  | { readonly code: 'json-broken' }
  | { readonly code: 'not-a-roster'; readonly root: string }
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'too-deep'; readonly depth: number; readonly limit: number }
  | { readonly code: 'too-many-parts'; readonly parts: number; readonly limit: number }
  | { readonly code: 'too-many-selections'; readonly limit: number }
  | { readonly code: 'too-many-cost-types'; readonly limit: number }
  | { readonly code: 'too-long'; readonly path: string; readonly limit: number }
  | { readonly code: 'bad-number'; readonly path: string }
  | { readonly code: 'bad-shape'; readonly path: string }
  | { readonly code: 'no-selections' }
  | { readonly code: 'wrong-total'; readonly cost: string; readonly stated: number; readonly sum: number };

/** Why a review gives no detachment. */
export type ReviewProblem =
  | { readonly code: 'no-points' }
  | { readonly code: 'unknown-cost'; readonly cost: string }
  | { readonly code: 'unknown-selection'; readonly selection: string }
  | { readonly code: 'repeated-selection'; readonly selection: string }
  | { readonly code: 'no-units' }
  | { readonly code: 'too-many-units'; readonly units: number; readonly limit: number }
  | { readonly code: 'negative-points'; readonly unit: string; readonly points: number };
