import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stop, sentences } from '../bootstrap/messages.mjs';
import { ROOT } from '../bootstrap/paths.mjs';

/** The operator's settings, from the environment or from `.env`; the environment takes precedence. */
export function settings(args) {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  const databaseUrl = filled(env.DATABASE_URL);
  return {
    isDev: args.includes('--dev'),
    port: portFrom(filled(env.PORT)),
    databaseUrl,
    dataFolder: resolve(ROOT, filled(env.SEALED_ORDERS_DATA) ?? '.data'),
    // Accounts with well-known passwords do not belong in an operator's own database, unless requested.
    isDemo: demoFrom(filled(env.SEALED_ORDERS_DEMO)) ?? databaseUrl === null,
    secret: filled(env.NEXTAUTH_SECRET),
    publicUrl: filled(env.NEXTAUTH_URL),
  };
}

function filled(value) {
  return value === undefined || value === '' ? null : value;
}

function demoFrom(value) {
  if (value === null) return null;
  if (value !== '0' && value !== '1') throw new Stop(sentences.badDemo(value));
  return value === '1';
}

function portFrom(value) {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Stop(sentences.badPort(value));
  return port;
}
