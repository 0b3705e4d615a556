/** How a hook is spoken to: in the format of Discord, or in JSON with a signature. */
export const HOOK_FORMS = ['discord', 'signed'] as const;
export type HookForm = (typeof HOOK_FORMS)[number];
