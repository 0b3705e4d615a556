const MINUTE = 60_000;
/** Minutes at which the time left is spoken. */
const MARKS = [0, 1, 5] as const;

/** The last of the spoken times that has come, in minutes; null: there are more than five left. */
export const minuteMark = (left: number): number | null => MARKS.find((mark) => left <= mark * MINUTE) ?? null;
