import type { Instant, Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { HookForm } from './hook-forms.ts';
import { HOOK_FORMS } from './hook-forms.ts';
import type { NewsCampaign } from './news-types.ts';

/** What a hook may receive: only what everybody who may look at the campaign knows. */
export const HOOK_KINDS = ['phase', 'paused', 'resumed', 'ended'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** The same, the new deadline of a phase whose old one a hook was told, and a test that a user asked for. */
export const DELIVERY_KINDS = [...HOOK_KINDS, 'moved', 'test'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Why a hook is off: its users switched it off, or it could not be reached for hours. */
export const OFF_REASONS = ['by-hand', 'failing'] as const;

export const DELIVERY_STATES = ['waiting', 'sent', 'dropped', 'given-up'] as const;

/** The most hooks of one campaign. */
export const MOST_HOOKS = 5;
/** The longest address of a hook. */
export const HOOK_URL_LENGTH = 500;

export interface NewHook {
  readonly form: HookForm;
  readonly url: string;
  readonly kinds: readonly HookKind[];
}

/** The outcome of a delivery. */
const deliveryLineSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(DELIVERY_KINDS),
  at: z.iso.datetime(),
  state: z.enum(DELIVERY_STATES),
  /** The answer to the last try; null: there was none. */
  status: z.int().nullable(),
  tries: z.int().nonnegative(),
  /** When it is tried again. */
  nextTry: z.iso.datetime().nullable(),
});
export type DeliveryLine = Parsed<typeof deliveryLineSchema>;

/** A hook as the owner and the referees see it. */
export const madeHookSchema = z.strictObject({
  id: z.uuid(),
  form: z.enum(HOOK_FORMS),
  /** Where it leads to, without the part that is secret. */
  place: z.string(),
  kinds: z.array(z.enum(HOOK_KINDS)).readonly(),
  madeBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  off: z.strictObject({ at: z.iso.datetime(), because: z.enum(OFF_REASONS) }).nullable(),
  /** The last ten, latest first. */
  deliveries: z.array(deliveryLineSchema).readonly(),
});
export type MadeHook = Parsed<typeof madeHookSchema>;

/** A delivery to a hook, up to date at this moment. */
export interface HookItem {
  /** The same at every try. */
  readonly id: string;
  readonly form: HookForm;
  readonly url: string;
  /** The signing secret, if it has one. */
  readonly secret: string | null;
  readonly kind: DeliveryKind;
  /** When it happened. */
  readonly at: Instant;
  readonly campaign: NewsCampaign;
}

/** The outcome of one try. */
export type HookAnswer =
  | { readonly kind: 'sent'; readonly status: number }
  | {
      readonly kind: 'failed';
      /** Null: there was no answer. */
      readonly status: number | null;
      /** The hook no longer exists. */
      readonly isGone: boolean;
      /** How long the other side asks to be left alone, ms. */
      readonly pause: number;
    };
