'use client';
import { hexCampaign, type Settings } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES } from '@sealed-orders/text';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { type ComponentProps, useId } from 'react';
import { NumberInput } from '../shell/number-input.tsx';
import { changedSettings, DEFAULTS } from './plan.ts';
import { SETTING_FIELDS, type SettingField } from './setting-fields.ts';

interface SettingsFieldsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** One field for each setting of the rules' schema. */
export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const text = newCampaignText;
  const set = (key: string, value: unknown) => {
    // The schema is the judge: what it refuses is not taken over.
    const parsed = hexCampaign.schemas.setup.safeParse({ ...DEFAULTS, settings: { ...settings, [key]: value } });
    if (parsed.success) onChange(parsed.data.settings);
  };
  return (
    <section>
      <details className="fold">
        <summary>
          {text.settings}
          <span className="muted text-sm font-sans font-normal">
            {text.settingsHint(Object.keys(changedSettings(settings)).length)}
          </span>
        </summary>
        {SETTING_FIELDS.map((field) => (
          <SettingRow
            key={field.key}
            field={field}
            value={settings[field.key]}
            onChange={(value) => set(field.key, value)}
          />
        ))}
      </details>
    </section>
  );
}

interface SettingRowProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SettingRow({ field, value, onChange }: SettingRowProps) {
  const id = useId();
  const { name, hint } = newCampaignText.setting(field.key);
  return (
    <div className="setting">
      <label htmlFor={id}>
        {name}
        {hint ? <span className="muted text-sm"> {hint}</span> : null}
      </label>
      <SettingInput id={id} field={field} value={value} onChange={onChange} />
    </div>
  );
}

function SettingInput({ id, field, value, onChange }: SettingRowProps & { readonly id: string }) {
  if (field.kind === 'switch') {
    return (
      <input
        id={id}
        type="checkbox"
        className="toggle justify-self-end"
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  }
  if (field.kind === 'choice') {
    const names: Readonly<Record<string, string>> = newCampaignText.setting(field.key).values ?? FACTION_NAMES;
    return (
      <select id={id} className="input small" value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {field.values.map((option) => (
          <option key={option} value={option}>
            {names[option] ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'pair') {
    const [columns, rows] = Array.isArray(value) ? value.map(Number) : [0, 0];
    return (
      <span className="row">
        <Amount id={id} value={columns ?? 0} onChange={(next) => onChange([next, rows])} />×
        <Amount aria-label={newCampaignText.rows} value={rows ?? 0} onChange={(next) => onChange([columns, next])} />
      </span>
    );
  }
  return <Amount id={id} value={Number(value)} onChange={onChange} />;
}

const MOST = 1_000_000;

/** Any amount here: which ones count the schema says. */
function Amount(props: Omit<ComponentProps<typeof NumberInput>, 'min' | 'max' | 'className'>) {
  return <NumberInput className="input small text-right" min={0} max={MOST} {...props} />;
}
