/**
 * Limits on the work for a file. Real lists stay far below: 2,000 points come to about 1 MB of XML, 30 kB
 * zipped, 15,000 elements, 5 levels of selections. A file at all of these limits is read or refused within about a second.
 */
export const CAPS = {
  fileBytes: 5 * 1024 * 1024,
  unpackedBytes: 8 * 1024 * 1024,
  /** Unpacked size to packed size. Lists come to 10 to 40; a run of one letter to 1,000. */
  unpackRatio: 100,
  /** Levels of elements, or of brackets: a selection in a selection takes two. */
  depth: 64,
  /** Elements and attributes, or brackets and commas. */
  parts: 300_000,
  selections: 3_000,
  /** Costs or categories of one thing, forces in one place. */
  items: 200,
  costTypes: 20,
  nameLength: 300,
  /** Ids are chains of `xxxx-xxxx-xxxx-xxxx` joined by `::`. */
  idLength: 500,
  number: 10_000,
  cost: 1_000_000,
} as const;
