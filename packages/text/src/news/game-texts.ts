import { keysOf, lookup, recordOf } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import type { GameText } from '../games.ts';
import { hexCampaignText } from '../hex-campaign/game.ts';
import { DECISION_TEXT } from '../node-campaign/decisions.ts';
import { nodeCampaignText } from '../node-campaign/game.ts';
import { DECISION_TEXT as SECTOR_DECISIONS } from '../sector-campaign/decisions.ts';
import { sectorCampaignText } from '../sector-campaign/game.ts';
import { tallyText } from '../tally/index.ts';

/** What news says about a game. */
interface NewsText extends Pick<GameText, 'where'> {
  /** What a seat owes, by the kinds of decisions that have a time of their own: `answer a question`. */
  readonly owes: Readonly<Record<string, string>>;
}

/** A registry: each game's words for where a campaign stands, and for what its players owe. */
export const GAME_TEXTS: Readonly<Record<PlayedSystem, NewsText>> = {
  'hex-campaign': { where: hexCampaignText.where, owes: {} },
  'node-campaign': {
    where: nodeCampaignText.where,
    owes: recordOf(keysOf(DECISION_TEXT), (kind) => DECISION_TEXT[kind].owes),
  },
  'sector-campaign': {
    where: sectorCampaignText.where,
    owes: recordOf(keysOf(SECTOR_DECISIONS), (kind) => SECTOR_DECISIONS[kind].owes),
  },
  tally: { where: tallyText.where, owes: { answer: 'answer a question' } },
};

/** What the seat owes; null: the game has no words for it, or the decision has no time of its own. */
export const owedIn = (system: PlayedSystem, decision: string | null): string | null =>
  decision === null ? null : (lookup(GAME_TEXTS[system].owes, decision) ?? null);
