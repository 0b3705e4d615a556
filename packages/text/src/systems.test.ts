import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import type { Game, Ruleset } from '@sealed-orders/rules/kernel';
import { nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { sectorCampaign } from '@sealed-orders/rules/sector-campaign';
import { tally } from '@sealed-orders/rules/tally';
import { describe, expect, test } from 'vitest';
import type { GameText, MoreText, SetupText } from './games.ts';
import { hexCampaignText } from './hex-campaign/game.ts';
import { hexCampaignMore } from './hex-campaign/more.ts';
import { hexCampaignSetupText } from './hex-campaign/pages/setup.ts';
import { nodeCampaignText } from './node-campaign/game.ts';
import { nodeCampaignMore } from './node-campaign/more.ts';
import { nodeCampaignSetupText } from './node-campaign/pages/setup.ts';
import { sectorCampaignText } from './sector-campaign/game.ts';
import { sectorCampaignMore } from './sector-campaign/more.ts';
import { sectorCampaignSetupText } from './sector-campaign/pages/setup.ts';
import { tallyMore, tallyText } from './tally/index.ts';
import { tallySetupText } from './tally/setup.ts';

type Described = Pick<Ruleset<Game>, 'phases' | 'presets' | 'starts' | 'settings' | 'seatEntries' | 'army' | 'edits'>;

const GAMES: readonly (readonly [string, Described, SetupText, MoreText, GameText])[] = [
  ['the hex campaign', hexCampaign, hexCampaignSetupText, hexCampaignMore, hexCampaignText],
  ['the node campaign', nodeCampaign, nodeCampaignSetupText, nodeCampaignMore, nodeCampaignText],
  ['the sector campaign', sectorCampaign, sectorCampaignSetupText, sectorCampaignMore, sectorCampaignText],
  ['Tally', tally, tallySetupText, tallyMore, tallyText],
];

const sorted = (ids: Iterable<string>): readonly string[] => [...new Set(ids)].sort();

describe.each(GAMES)('%s', (_name, game, text, more, { log }) => {
  test('has words for all presets, ways to begin, groups, settings, seat and force choices, and no others', () => {
    const choices = game.army?.choices ?? [];
    expect(sorted(Object.keys(text.presets))).toEqual(sorted(game.presets.map(({ id }) => id)));
    expect(sorted(Object.keys(text.starts))).toEqual(sorted(game.starts));
    expect(sorted(Object.keys(text.groups))).toEqual(sorted(game.settings.map(({ group }) => group)));
    expect(sorted(Object.keys(text.settings))).toEqual(sorted(game.settings.map(({ id }) => id)));
    expect(sorted(Object.keys(text.seatChoices))).toEqual(sorted(game.seatEntries.map(({ id }) => id)));
    expect(sorted(Object.keys(text.army?.choices ?? {}))).toEqual(sorted(choices.map(({ id }) => id)));
  });

  test('has a word for every possible value', () => {
    const chosen = [
      ...game.seatEntries.map(({ id, values }) => ({ values, words: text.seatChoices[id]?.values })),
      ...(game.army?.choices ?? []).map(({ id, values }) => ({ values, words: text.army?.choices[id]?.values })),
      ...game.settings.flatMap(({ id, field }) =>
        'values' in field ? [{ values: field.values, words: text.settings[id]?.values }] : [],
      ),
    ];
    for (const { values, words } of chosen)
      expect(Object.keys(words ?? {})).toEqual(expect.arrayContaining([...values]));
  });

  test('has words for its log, unless it reports phase by phase', () => {
    expect(log === null).toBe(game.phases.some(({ kind }) => kind === 'sealed'));
  });

  test('has a name for every part of a setting with several parts', () => {
    for (const { id, field } of game.settings)
      if ('keys' in field) expect(sorted(Object.keys(text.settings[id]?.parts ?? {}))).toEqual(sorted(field.keys));
  });

  test('has words for every correction by hand and each of its fields, and no others', () => {
    expect(sorted(Object.keys(more.edits))).toEqual(sorted(game.edits.map(({ type }) => type)));
    for (const { type, fields } of game.edits)
      expect(sorted(Object.keys(more.edits[type]?.fields ?? {}))).toEqual(sorted(Object.keys(fields)));
  });
});
