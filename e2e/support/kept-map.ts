import { type APIRequestContext, expect } from '@playwright/test';
import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { call } from './people.ts';

/** A saved map that the owner of the lobby shares. */
export interface KeptMap {
  readonly id: string;
  readonly key: string;
}

export const MAP_NAME = 'Crow Vale';

/** Saves a map and shares it by link. */
export async function keptMap(request: APIRequestContext, name = MAP_NAME): Promise<KeptMap> {
  const map = demoChart();
  const { id = '' } = await call(request, 'maps.keep', { system: 'hex-campaign', name, map });
  const answer = await request.post('/api/trpc/maps.share', { data: { map: id, isShared: true } });
  expect(answer.ok()).toBe(true);
  const { result } = await answer.json();
  return { id, key: result.data.shareKey };
}
