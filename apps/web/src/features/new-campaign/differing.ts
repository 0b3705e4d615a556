import type { SettingValues } from '@sealed-orders/rules/kernel';
import type { SetupDoor } from './door.ts';
import { isSameValue, valueIn } from './plan.ts';

interface Chosen {
  /** The preset's id. */
  readonly preset: string;
  /** Values of settings by id; missing ones are the preset's. */
  readonly settings: SettingValues;
}

/** How many settings were changed by hand, and how many the preset itself changes. */
export function differing(
  { game }: Pick<SetupDoor, 'game'>,
  { preset: id, settings }: Chosen,
): readonly [byHand: number, byPreset: number] {
  const preset = game.presets.find((one) => one.id === id)?.settings ?? {};
  const usual = game.settings.map((entry) => ({ ...entry, usual: valueIn(preset, entry.id, entry.fallback) }));
  return [
    usual.filter(({ id, usual }) => !isSameValue(valueIn(settings, id, usual), usual)).length,
    usual.filter(({ usual, fallback }) => !isSameValue(usual, fallback)).length,
  ];
}
