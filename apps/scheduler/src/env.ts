import { z } from 'zod';

const envSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The most database connections. */
  DATABASE_POOL: z.coerce.number().int().min(4).max(200).default(12),
  /** The address of the site, an SMTP server and a sender: mails are sent if all three are set. */
  NEXTAUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(1).optional(),
});
export type Env = z.infer<typeof envSchema>;

/** The environment of this process, or the names of the variables that are missing or invalid. */
export function readEnv(): { readonly env: Env } | { readonly bad: readonly string[] } {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return { env: parsed.data };
  return { bad: [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))] };
}
