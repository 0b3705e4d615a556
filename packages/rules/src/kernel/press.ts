/** Which seats may write to each other: all, those that are neighbours as far as the writer knows, or nobody. */
export const PRESS_POLICIES = ['open', 'neighbours', 'none'] as const;
export type PressPolicy = (typeof PRESS_POLICIES)[number];
