/** The accounts of the demo, with a password that everybody knows. Nobody else may take these names. */
export const DEMO_USERNAMES: readonly string[] = ['azure', 'madder', 'ochre', 'verdigris', 'plum', 'smalt', 'referee'];
