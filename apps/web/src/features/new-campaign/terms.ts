import type { OrderClock, Pace, PressPolicy } from '@sealed-orders/rules/kernel';
import { capital } from '@sealed-orders/text';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { clockWords, newCampaignText, settingWords } from '@sealed-orders/text/pages/new-campaign';
import { draftsKey } from '@sealed-orders/text/pages/orders';
import { paceWords } from '@sealed-orders/text/pages/pace';
import { screenText } from '@sealed-orders/text/pages/screen';
import { talkText } from '@sealed-orders/text/pages/talk';
import { unsealedText } from '@sealed-orders/text/pages/unsealed';
import { hasSheets, hasTurns } from '../campaign-data/has-sheets.ts';
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
  readonly oneScreen: boolean;
  readonly isPublic: boolean;
  readonly isListed: boolean;
  readonly press: PressPolicy;
  /** Values of settings by id; missing ones are not listed. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A term: its name and its value. */
export type TermRow = readonly [name: string, value: string];

/** What is said about how a game is played. */
interface PlayWords extends Pick<SetupDoor, 'game'> {
  readonly text: Pick<SetupDoor['text'], 'phases' | 'presets' | 'starts'>;
}

/** How it is played: preset, beginning, and as far as the game has them, clock and drafts. */
export function playTerms(
  { preset, start, clock, pace, draftsCount }: Agreed,
  { game, text }: PlayWords,
): readonly TermRow[] {
  const unsealed = unsealedText.terms;
  const begins = text.starts[start ?? game.starts[0] ?? ''];
  return [
    ...(game.presets.length > 1 ? [[newCampaignText.preset, text.presets[preset]?.name ?? preset] as const] : []),
    ...(begins === undefined ? [] : [[newCampaignText.start, begins.name] as const]),
    ...(game.orderClock === 'none' || clock === null ? [] : clockTerms(clock, pace, text)),
    ...(hasSheets(game.phases) ? [[unsealed.label, unsealed[draftsKey(draftsCount)]] as const] : []),
  ];
}

const clockTerms = (clock: OrderClock, pace: Pace, { phases }: PlayWords['text']): readonly TermRow[] => [
  [lobbyText.terms.clock, clockWords(clock, phases)],
  ...(clock.mode === 'none' ? [] : paceWords(pace).map(([name, value]) => [name, capital(value)] as const)),
];

/** Who may watch, how many screens there are, who may write to whom, and what happens when a player is away. */
export function peopleTerms(agreed: Agreed, { game }: Pick<SetupDoor, 'game'>): readonly TermRow[] {
  const isByPhase = hasSheets(game.phases);
  const { name, says } = screenText.setting;
  return [
    ...watchTerms(agreed, isByPhase, hasTurns(game.phases)),
    ...(agreed.oneScreen && game.onOneScreen ? [[name, says] as const] : []),
    ...absenceTerms(agreed, isByPhase, hasTurns(game.phases)),
  ];
}

/** What happens to seats whose players are away or gone. */
function absenceTerms(
  { absence, opensAfter, holidayDays, pauseDays }: Agreed,
  isByPhase: boolean,
  isInTurns: boolean,
): readonly TermRow[] {
  const { terms, onArrival } = absenceText;
  const { afterShort } = isByPhase ? terms : onArrival.terms;
  const { pauseShort } = isInTurns ? terms : onArrival.terms;
  return [
    ...(isByPhase ? [[terms.policy, terms.short[absence]] as const] : []),
    [terms.holiday, terms.days(holidayDays)],
    [terms.opens, afterShort(opensAfter)],
    [terms.pause, pauseShort(pauseDays)],
  ];
}

function watchTerms(
  { press, openAfter, readsSealed, ...open }: Agreed,
  isByPhase: boolean,
  isInTurns: boolean,
): readonly TermRow[] {
  const { spectators, watchedBy, sealedOrders, onArrival } = newCampaignText;
  const { spectatorsSee } = isInTurns ? newCampaignText : onArrival;
  return [
    [lobbyText.terms.watch, watchedBy[visibilityOf(open)]],
    [spectators, spectatorsSee(openAfter)],
    ...(isByPhase ? [[sealedOrders.name, sealedOrders.says[readsSealed ? 'open' : 'shut']] as const] : []),
    [talkText.press.name, talkText.press.short[press]],
  ];
}

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
