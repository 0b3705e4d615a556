import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The folder in which the command was called: npm runs scripts in the repository and passes the caller's folder in
 * INIT_CWD.
 */
export const callerFolder = (): string => process.env.INIT_CWD ?? process.cwd();

const filled = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);

/** Where the site keeps its data. */
export interface SiteData {
  /** The database; null: the built-in one. */
  readonly url: string | null;
  /** The folder of the built-in one. */
  readonly folder: string;
}

/** The data of the site that belongs to this copy: by the environment, or by `.env` as for `npm start`. */
export function siteData(): SiteData {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { DATABASE_URL, SEALED_ORDERS_DATA } = process.env;
  return { url: filled(DATABASE_URL), folder: resolve(ROOT, filled(SEALED_ORDERS_DATA) ?? '.data') };
}

/** The variables that a bench server gets from this environment: the path of programs, and no more. */
export const plainEnvironment = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production' as const,
});
