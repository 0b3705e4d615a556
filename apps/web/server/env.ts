import { localHooksSchema } from '@sealed-orders/jobs';
import { z } from 'zod';
import { nameIn } from './host-check.ts';

const onOff = z.enum(['on', 'off']);
const text = z.string().trim().min(1);

/** The host names in a list; null stands for an entry that is not one. */
const namesIn = (list: string): (string | null)[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(nameIn);

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  NEXTAUTH_SECRET: z.string().min(16),
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Further host names that the site answers to, separated by commas. */
  ALLOWED_HOSTS: z.string().default('').transform(namesIn).pipe(z.array(z.string())),
  SEALED_ORDERS_DEMO: z.enum(['0', '1']).default('0'),
  /** 1: campaigns of the games that exist only to test the platform may be created. */
  SEALED_ORDERS_TEST_GAMES: z.enum(['0', '1']).default('0'),
  JOBS: onOff.default('on'),
  TRUST_PROXY: onOff.default('off'),
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(12),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Origins on this machine or network at which hooks may be, separated by commas. */
  LOCAL_HOOKS: localHooksSchema,
  AUTH_EMAIL_SERVER: text.optional(),
  AUTH_EMAIL_FROM: text.optional(),
  AUTH_DISCORD_ID: text.optional(),
  AUTH_DISCORD_SECRET: text.optional(),
  AUTH_GITHUB_ID: text.optional(),
  AUTH_GITHUB_SECRET: text.optional(),
  AUTH_GOOGLE_ID: text.optional(),
  AUTH_GOOGLE_SECRET: text.optional(),
});
export type Env = z.infer<typeof envSchema>;

/** A variable that is missing or invalid. */
export interface BadVariable {
  readonly name: string;
  readonly isMissing: boolean;
}

/**
 * The environment of this process; empty variables count as not set. Problems never repeat a value, since it may be a
 * secret.
 */
export function readEnv(): { readonly env: Env } | { readonly bad: readonly BadVariable[] } {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return { env: parsed.data };
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return { bad: [...names].map((name) => ({ name, isMissing: given[name] === undefined })) };
}

/** NextAuth reads the address of the site only from the environment. */
export function announceUrl(url: string): void {
  process.env.NEXTAUTH_URL = url;
}
