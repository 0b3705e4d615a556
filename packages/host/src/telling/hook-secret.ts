import { randomBytes } from 'node:crypto';

/** The secret that deliveries are signed with, as it is shown once; null: this hook has none. */
export type HookSecret = { readonly secret: string | null };

/** In the form that the libraries of Standard Webhooks read. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
