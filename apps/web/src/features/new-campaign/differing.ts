import { lookup } from '@sealed-orders/rules/kernel';
import type { SetupDoor } from './door.ts';

interface Chosen {
  /** The preset's id. */
  readonly preset: string;
  /** Values of settings by id; missing ones are the preset's. */
  readonly settings: Readonly<Record<string, unknown>>;
}

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** How many settings were changed by hand, and how many the preset itself changes. */
export function differing(
  { game }: Pick<SetupDoor, 'game'>,
  { preset: id, settings }: Chosen,
): readonly [byHand: number, byPreset: number] {
  const preset = game.presets.find((one) => one.id === id)?.settings ?? {};
  const usual = game.settings.map((entry) => ({ ...entry, usual: lookup(preset, entry.id) ?? entry.fallback }));
  return [
    usual.filter((entry) => differ(lookup(settings, entry.id) ?? entry.usual, entry.usual)).length,
    usual.filter((entry) => differ(entry.usual, entry.fallback)).length,
  ];
}
