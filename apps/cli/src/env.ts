/** Where the command was called: npm runs scripts in the repository and tells the caller's folder in INIT_CWD. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();
