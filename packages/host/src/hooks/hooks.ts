import type { Result } from '@sealed-orders/rules/kernel';
import type { Delivered } from '../news/deliver.ts';
import type { Shell } from '../shell/shell.ts';
import type { HookSecret } from '../telling/hook-secret.ts';
import type { MadeHook, NewHook } from '../telling/hook-types.ts';
import { createReceivers } from '../telling/receivers.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { addHook, type HookChange, removeHook, renewHookSecret, setHook, testHook } from './change.ts';
import { clearDeliveries, deliverToHook, type HookSending } from './deliver.ts';
import { hooksOfCampaign } from './list.ts';

/** Addresses outside the site that receive public news of a campaign. */
export interface Hooks {
  /** With their last deliveries, for users who may set them. */
  list(campaign: CampaignId): Promise<readonly MadeHook[]>;
  /** The answer is the only one that holds the secret. */
  add(campaign: CampaignId, by: UserId, hook: NewHook): Promise<Result<HookSecret, Refusal>>;
  set(campaign: CampaignId, by: UserId, change: HookChange): Promise<Done>;
  remove(campaign: CampaignId, by: UserId, hook: string): Promise<Done>;
  renewSecret(campaign: CampaignId, by: UserId, hook: string): Promise<Result<HookSecret, Refusal>>;
  /** Sends a test. */
  test(campaign: CampaignId, by: UserId, hook: string): Promise<Done>;
  /** Sends the item that has waited longest of those whose receivers are getting nothing else from this process. */
  deliver(send: HookSending): Promise<Delivered>;
  /** Deletes old deliveries. Returns how many. */
  clear(): Promise<number>;
}

export function hooksOf(shell: Shell): Hooks {
  const receivers = createReceivers();
  return {
    list: (campaign) => hooksOfCampaign(shell, campaign),
    add: (campaign, by, hook) => addHook(shell, campaign, by, hook),
    set: (campaign, by, change) => setHook(shell, campaign, by, change),
    remove: (campaign, by, hook) => removeHook(shell, campaign, by, hook),
    renewSecret: (campaign, by, hook) => renewHookSecret(shell, campaign, by, hook),
    test: (campaign, by, hook) => testHook(shell, campaign, by, hook),
    deliver: (send) => deliverToHook(shell, receivers, send),
    clear: () => clearDeliveries(shell),
  };
}
