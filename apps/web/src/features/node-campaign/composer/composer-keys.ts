import type { Composer } from './use-composer.ts';

/** Single keys of the composer: Escape leaves the choice of a target, Backspace removes the last step. */
export function composerKeys({ picking, pick, commands, remove }: Composer): Readonly<Record<string, () => void>> {
  return {
    ...(picking === null ? {} : { Escape: () => pick(null) }),
    ...(commands.length === 0 ? {} : { Backspace: () => remove(commands.length - 1) }),
  };
}
