/**
 * The folder in which the command was called: npm runs scripts in the repository and passes the caller's folder in
 * INIT_CWD.
 */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();

const filled = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

/** The database of the site; null: the built-in one, in the data folder. */
export const databaseUrl = (): string | null => filled(process.env.DATABASE_URL);

/** The folder of the built-in database, relative to the repository. */
export const dataFolder = (): string => filled(process.env.SEALED_ORDERS_DATA) ?? '.data';

/** The variables that a bench server gets from this environment: the path of programs, and no more. */
export const plainEnvironment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production' as const,
});
