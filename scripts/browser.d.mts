/** The path of a Chromium that starts. */
export function chromium(): Promise<string>;
