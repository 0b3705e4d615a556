/** Something that the writer of a scenario must mend before it can be played. */
export class Problem extends Error {}
