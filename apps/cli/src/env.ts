/** Where the command was called: npm runs scripts in the repository and tells the caller's folder in INIT_CWD. */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();

const filled = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

/** The database that the site runs on; null: the built-in one, in the data folder. */
export const databaseUrl = (): string | null => filled(process.env.DATABASE_URL);

/** Where the built-in database lies, from the repository. */
export const dataFolder = (): string => filled(process.env.SEALED_ORDERS_DATA) ?? '.data';

/** What a server of a bench is given of this process's environment: where programs are, and no more. */
export const plainEnvironment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production' as const,
});
