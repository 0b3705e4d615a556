export { accounts, DEMO_PASSWORD } from './accounts.ts';
export { demoArmy } from './armies.ts';
export { type LastTurn, seedLastTurn } from './last-turn.ts';
export { sensibleSheet } from './orders.ts';
export { ORSANA_SLUG } from './orsana/war.ts';
export { type Seeded, type SeedOptions, seedCampaign } from './seed-campaign.ts';
export { type Star, type StarOptions, type StarSeat, seedStar } from './seed-star.ts';
export { type StandingCampaign, type StandingSeat, standCampaign } from './stand-campaign.ts';
