/** The path of a Chromium that starts. */
export function chromium(): Promise<string>;

/** The path of a headless shell that starts, or of a whole Chromium where there is none. */
export function headlessShell(): Promise<string>;
