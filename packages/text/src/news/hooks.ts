import type { Summary } from '@sealed-orders/rules/kernel';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { GAME_TEXTS } from './game-texts.ts';

/** A hook's facts about a campaign: only what anyone who can see the campaign is allowed to know. */
export interface HookFacts {
  readonly name: string;
  readonly system: PlayedSystem;
  readonly summary: Summary;
  /** Whether orders of the game are written on sheets, phase by phase; if not, its rounds are days. */
  readonly hasSheets: boolean;
}

interface HookWords {
  readonly title: (name: string, where: string) => string;
  readonly says: (where: string) => string;
}

const HOOKS = {
  phase: { title: (name) => `${name}: a new phase has opened`, says: (where) => `Now: ${where}.` },
  paused: { title: (name) => `${name} is paused`, says: () => 'The clock is stopped. The campaign page says why.' },
  resumed: { title: (name) => `${name} has resumed`, says: (where) => `Now: ${where}.` },
  ended: {
    title: (name) => `${name} is over`,
    says: () => 'Nothing is hidden any more: you can watch the whole campaign on its page.',
  },
  moved: { title: (name) => `${name}: the deadline has changed`, says: (where) => `Now: ${where}.` },
  test: { title: (name) => `${name}: a test`, says: () => 'This hook works.' },
} as const satisfies Readonly<Record<string, HookWords>>;

/** The messages that differ in games whose orders all count on arrival. */
const ON_ARRIVAL: Readonly<Partial<Record<keyof typeof HOOKS, HookWords>>> = {
  phase: { title: (name, where) => `${name}: now ${where}`, says: () => 'The campaign page shows what has happened.' },
};

/** A hook's messages in words. */
export function hookWords(kind: keyof typeof HOOKS, { name, system, summary, hasSheets }: HookFacts) {
  const words: HookWords = (hasSheets ? undefined : ON_ARRIVAL[kind]) ?? HOOKS[kind];
  const where = GAME_TEXTS[system].where(summary);
  return { title: words.title(name, where), says: words.says(where) };
}

/** The deadline of the open phase, as Discord shows it to each reader in their own zone. */
export function discordDeadline(due: Date): string {
  const seconds = Math.floor(due.getTime() / 1000);
  return `Deadline: <t:${seconds}:F>, <t:${seconds}:R>.`;
}
