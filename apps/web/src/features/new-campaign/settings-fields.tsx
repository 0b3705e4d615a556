'use client';
import type { SettingEntry } from '@sealed-orders/rules/kernel';
import { newCampaignText, settingWords } from '@sealed-orders/text/pages/new-campaign';
import { useId } from 'react';
import { differing } from './differing.ts';
import type { SetupDoor } from './door.ts';
import { type Plan, usualValue, valueIn, withSetting } from './plan.ts';
import { SettingInput } from './setting-input.tsx';

interface SettingsFieldsProps {
  readonly door: SetupDoor;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The settings of the game, group by group. */
export function SettingsFields({ door, plan, onChange }: SettingsFieldsProps) {
  const text = newCampaignText;
  const { game } = door;
  const { settings } = game;
  const groups = [...new Set(settings.map(({ group }) => group))];
  if (settings.length === 0) return null;
  return (
    <section>
      <details className="fold">
        <summary>
          {text.settings}
          <span className="muted text-sm font-sans font-normal">
            {text.settingsHint(...differing(door, { preset: plan.preset.id, settings: plan.settings }))}
          </span>
        </summary>
        {groups.map((group) => (
          <section key={group} className="mt-5">
            <h3 className="text-base">{door.text.groups[group] ?? group}</h3>
            {settings
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <SettingRow
                  key={entry.id}
                  door={door}
                  entry={entry}
                  plan={plan}
                  onChange={(value) => onChange(withSetting(game, plan, entry.id, value))}
                />
              ))}
          </section>
        ))}
      </details>
    </section>
  );
}

interface SettingRowProps {
  readonly door: SetupDoor;
  readonly entry: SettingEntry;
  readonly plan: Plan;
  readonly onChange: (value: unknown) => void;
}

/** One setting: its name, its effect, and its default. */
function SettingRow({ door: { game, text }, entry: { id: setting, field }, plan, onChange }: SettingRowProps) {
  const id = useId();
  const words = text.settings[setting] ?? { name: setting, says: '' };
  const usual = usualValue(game, plan.preset, setting);
  return (
    <div className="setting">
      <div>
        <label htmlFor={id}>{words.name}</label>
        <p id={`${id}-says`} className="muted text-sm">
          {words.says} {newCampaignText.usual(settingWords(field, words, usual))}
        </p>
      </div>
      <SettingInput
        id={id}
        field={field}
        words={words}
        value={valueIn(plan.settings, setting, usual)}
        onChange={onChange}
      />
    </div>
  );
}
