import type { Browser } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { type MovedMap, measureMoving, PANNING } from '../panning.ts';
import type { Site } from '../site.ts';
import { bigCampaign } from './big-campaign.ts';

/** From the whole map to the hexes that players begin with, 76 px wide. */
const TURNS = 4;

/** The map of 3,600 hexes, as the referee sees it. */
export async function measurePanning(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const { slug, owner } = await bigCampaign(site, 'movement');
  const map: MovedMap = {
    slug,
    user: owner,
    what: '3,600 hexes, 120 counters',
    surface: '[role=grid] .hexmap-surface',
    turns: TURNS,
    near: '[role=grid] .land[data-level=operations]',
  };
  return measureMoving(site, browser, map, [PANNING]);
}
