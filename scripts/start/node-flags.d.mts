/** How the server's Node manages its memory. */
export function nodeFlags(): readonly string[];
/** Variables for the server's process. */
export function memoryVariables(): Readonly<Record<string, string>>;
