import type { OrderClock, Pace, PressPolicy } from '@sealed-orders/rules/kernel';
import { capital } from '@sealed-orders/text';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { clockWords, newCampaignText, settingWords } from '@sealed-orders/text/pages/new-campaign';
import { draftsKey } from '@sealed-orders/text/pages/orders';
import { paceWords } from '@sealed-orders/text/pages/pace';
import { talkText } from '@sealed-orders/text/pages/talk';
import { unsealedText } from '@sealed-orders/text/pages/unsealed';
import type { SetupDoor } from './door.ts';
import { isSameValue } from './plan.ts';
import { visibilityOf } from './visibilities.ts';

/** What everyone who takes a seat agrees to, from the form or the lobby. */
export interface Agreed {
  /** The preset's id. */
  readonly preset: string;
  /** Null: the game's usual way to begin. */
  readonly start: string | null;
  readonly clock: OrderClock | null;
  readonly pace: Pace;
  readonly draftsCount: boolean;
  readonly absence: 'guard' | 'caretaker';
  readonly opensAfter: number;
  readonly holidayDays: number;
  readonly pauseDays: number;
  readonly openAfter: number | null;
  readonly readsSealed: boolean;
  readonly isPublic: boolean;
  readonly isListed: boolean;
  readonly press: PressPolicy;
  /** Values of settings by id; missing ones are not listed. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A term: its name and its value. */
export type TermRow = readonly [name: string, value: string];

/** How it is played: preset, beginning, clock, drafts. */
export function playTerms(
  { preset, start, clock, pace, draftsCount }: Agreed,
  { game, text }: SetupDoor,
): readonly TermRow[] {
  const begins = text.starts[start ?? game.starts[0] ?? ''];
  return [
    ...(game.presets.length > 1 ? [[newCampaignText.preset, text.presets[preset]?.name ?? preset] as const] : []),
    ...(begins === undefined ? [] : [[newCampaignText.start, begins.name] as const]),
    ...(clock === null ? [] : [[lobbyText.terms.clock, clockWords(clock, text.phases)] as const]),
    ...(clock === null || clock.mode === 'none'
      ? []
      : paceWords(pace).map(([name, value]) => [name, capital(value)] as const)),
    [unsealedText.terms.label, unsealedText.terms[draftsKey(draftsCount)]],
  ];
}

/** Who may watch, who may write to whom, and what happens to players who are away. */
export const peopleTerms = (agreed: Agreed): readonly TermRow[] => [...watchTerms(agreed), ...absenceTerms(agreed)];

/** What happens to seats whose players are away or gone. */
const absenceTerms = ({ absence, opensAfter, holidayDays, pauseDays }: Agreed): readonly TermRow[] => [
  [absenceText.terms.policy, absenceText.terms.short[absence]],
  [absenceText.terms.holiday, absenceText.terms.days(holidayDays)],
  [absenceText.terms.opens, absenceText.terms.afterShort(opensAfter)],
  [absenceText.terms.pause, absenceText.terms.pauseShort(pauseDays)],
];

const watchTerms = ({ press, openAfter, readsSealed, ...open }: Agreed): readonly TermRow[] => [
  [lobbyText.terms.watch, newCampaignText.watchedBy[visibilityOf(open)]],
  [newCampaignText.spectators, newCampaignText.spectatorsSee(openAfter)],
  [newCampaignText.sealedOrders.name, newCampaignText.sealedOrders.says[readsSealed ? 'open' : 'shut']],
  [talkText.press.name, talkText.press.short[press]],
];

export interface SettingTerm {
  readonly name: string;
  readonly value: string;
  /** Its value unless changed. */
  readonly usual: string;
  readonly isDefault: boolean;
}

/** How phases ask for orders, and settings that differ from the rules' defaults, in the order of the form. */
export function settingTerms({ settings }: Agreed, { game, text }: SetupDoor): readonly SettingTerm[] {
  return game.settings.flatMap(({ id, field, fallback }) => {
    const [value, words] = [settings[id], text.settings[id]];
    if (words === undefined || value === undefined) return [];
    const isDefault = isSameValue(value, fallback);
    if (isDefault && words.isTerm !== true) return [];
    const [now, usual] = [settingWords(field, words, value), settingWords(field, words, fallback)];
    return [{ name: words.name, value: now, usual, isDefault }];
  });
}
