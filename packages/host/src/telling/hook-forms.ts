/** The format of a hook: Discord's, or JSON with a signature. */
export const HOOK_FORMS = ['discord', 'signed'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];
