/** How the server's Node manages its memory. */
export function nodeFlags(): readonly string[];
