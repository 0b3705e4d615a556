import { type Phase, SETUP_PHASES } from '@sealed-orders/rules/sector-campaign';

/** Whether the campaign is still being set up, so that the panel has the card of the set-up. */
export const isSetUp = (phase: Phase): boolean => SETUP_PHASES.some((one) => one === phase);
