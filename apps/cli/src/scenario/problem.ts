/** A mistake that the author of a scenario must fix before it can be played. */
export class Problem extends Error {}
