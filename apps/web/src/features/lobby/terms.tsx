import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { clockWords, newCampaignText, settingWords } from '@sealed-orders/text/pages/new-campaign';
import { DEFAULTS, PRESETS } from '../new-campaign/plan.ts';
import { SETTING_FIELDS } from '../new-campaign/setting-fields.ts';
import type { Lobby } from './lobby-page.tsx';

/** What one agrees to by taking a seat: the clock, who watches, and what is otherwise than in the rules. */
export function Terms({ lobby }: { readonly lobby: Lobby }) {
  const text = lobbyText.terms;
  const preset = PRESETS.find((known) => known === lobby.preset);
  const rows = [
    ...(preset === undefined ? [] : [[text.map, newCampaignText.presets[preset]] as const]),
    ...(lobby.clock === null ? [] : [[text.clock, clockWords(lobby.clock)] as const]),
    [text.referee, text.referees(lobby.referees)] as const,
    [text.watch, newCampaignText.visibilities[lobby.isPublic ? 'public' : 'private']] as const,
    ...changes(lobby),
  ];
  return (
    <section className="paper" aria-labelledby="terms">
      <h2 id="terms" className="section-title">
        {text.title}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="row items-baseline! border-b border-rule py-2">
            <dt className="muted grow">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{newCampaignText.settingsHint(changes(lobby).length)}</p>
    </section>
  );
}

/** Settings that differ from the rules' defaults, in the order of the form. */
function changes({ settings }: Lobby): readonly (readonly [name: string, value: string])[] {
  return SETTING_FIELDS.flatMap(({ key }) => {
    const value = settings?.[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(DEFAULTS.settings[key])) return [];
    return [[newCampaignText.setting(key).name, settingWords(key, value)] as const];
  });
}
