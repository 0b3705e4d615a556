import { localHooksSchema } from '@sealed-orders/jobs';
import { z } from 'zod';

const envSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The most database connections. */
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(12),
  /** The address of the site: players and hooks get news if it is set, by mail with an SMTP server and a sender. */
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins on this machine or network at which hooks may be, separated by commas. */
  LOCAL_HOOKS: localHooksSchema,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(1).optional(),
  /** The keys by which push services know the site, base64url; by default the database keeps a pair. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});
export type Env = z.infer<typeof envSchema>;

/** The environment of this process, or the names of the variables that are missing or invalid. */
export function readEnv(): { readonly env: Env } | { readonly bad: readonly string[] } {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return { env: parsed.data };
  return { bad: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}
