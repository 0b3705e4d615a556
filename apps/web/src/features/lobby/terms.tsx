import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { clockWords, newCampaignText, settingWords } from '@sealed-orders/text/pages/new-campaign';
import { draftsKey, draftsText } from '@sealed-orders/text/pages/orders';
import { talkText } from '@sealed-orders/text/pages/talk';
import type { SetupDoor } from '../new-campaign/door.ts';
import type { Lobby } from './lobby.ts';

interface TermsProps {
  readonly lobby: Lobby;
  readonly door: SetupDoor;
}

/** What one agrees to by taking a seat: the clock, who watches, and what is otherwise than in the rules. */
export function Terms({ lobby, door }: TermsProps) {
  const text = lobbyText.terms;
  const settings = settingTerms(lobby, door);
  const rows = [
    ...(door.game.presets.length > 1
      ? [[newCampaignText.preset, door.text.presets[lobby.preset]?.name ?? lobby.preset] as const]
      : []),
    ...startRow(lobby, door),
    ...(lobby.clock === null ? [] : [[text.clock, clockWords(lobby.clock, door.text.phases)] as const]),
    [draftsText.terms.label, draftsText.terms[draftsKey(lobby.draftsCount)]] as const,
    [text.referee, text.referees(lobby.referees)] as const,
    [text.watch, newCampaignText.visibilities[lobby.isPublic ? 'public' : 'private']] as const,
    [talkText.press.name, talkText.press.short[lobby.press]] as const,
    ...settings.map(({ term }) => term),
  ];
  return (
    <section className="paper" aria-labelledby="terms">
      <h2 id="terms" className="section-title">
        {text.title}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="row items-baseline! border-b border-rule py-2">
            <dt className="muted grow min-w-24">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{newCampaignText.settingsHint(settings.filter(({ isDefault }) => !isDefault).length)}</p>
    </section>
  );
}

/** How it begins, where the game knows several ways. */
function startRow({ start }: Lobby, { game, text }: SetupDoor): readonly (readonly [name: string, value: string])[] {
  const words = text.starts[start ?? game.starts[0] ?? ''];
  return words === undefined ? [] : [[newCampaignText.start, words.name] as const];
}

interface SettingTerm {
  readonly term: readonly [name: string, value: string];
  readonly isDefault: boolean;
}

/** How phases are asked, and settings that differ from the rules' defaults, in the order of the form. */
function settingTerms({ settings }: Lobby, { game, text }: SetupDoor): readonly SettingTerm[] {
  return game.settings.flatMap(({ id, field, fallback }) => {
    const [value, words] = [settings[id], text.settings[id]];
    if (words === undefined || value === undefined) return [];
    const isDefault = JSON.stringify(value) === JSON.stringify(fallback);
    if (isDefault && words.isTerm !== true) return [];
    return [{ term: [words.name, settingWords(field, words, value)], isDefault }];
  });
}
