import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { GAMES } from '@sealed-orders/text/systems';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Choice, Field } from '../kit/field.tsx';
import type { SetupDoor } from './door.ts';
import { type Frame, type Plan, withPreset } from './plan.ts';
import { Segments } from './segments.tsx';
import { SettingsFields } from './settings-fields.tsx';

interface RulesStepProps {
  readonly games: readonly PlayedSystem[];
  readonly system: PlayedSystem;
  readonly onSystem: (system: PlayedSystem) => void;
  readonly door: SetupDoor;
  readonly frame: Frame;
  readonly onFrame: (part: Partial<Frame>) => void;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** What is wrong with the name. */
  readonly problem: string | null;
}

/** The game, the campaign's name, and its rules. */
export function RulesStep(props: RulesStepProps) {
  const { games, system, onSystem, door, frame, onFrame, plan, onPlan, problem } = props;
  const text = newCampaignText;
  // A user sent here from another step because the name is missing types it next.
  const fields = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problem !== null) fields.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  }, [problem]);
  return (
    <>
      <section ref={fields} className="form-grid">
        <p className="hint mt-0!">
          {text.alone} <Link href="/practice">{practiceText.begin}</Link>
        </p>
        {games.length > 1 ? (
          <Choice
            label={text.game}
            value={system}
            options={games.map((game) => [game, GAMES[game].name])}
            onChange={onSystem}
          />
        ) : null}
        <Field
          name="name"
          label={text.name}
          placeholder={text.namePlaceholder}
          maxLength={80}
          value={frame.name}
          onChange={(event) => onFrame({ name: event.target.value })}
          problem={problem}
        />
        <PresetChoice
          door={door}
          plan={plan}
          onChange={(next) => {
            onPlan(next);
            onFrame({ clock: null });
          }}
        />
        <StartChoice door={door} plan={plan} onChange={onPlan} />
      </section>
      <SettingsFields door={door} plan={plan} onChange={onPlan} />
    </>
  );
}

interface PresetChoiceProps {
  readonly door: SetupDoor;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The presets; hidden if there is only one. */
function PresetChoice({ door: { game, text }, plan, onChange }: PresetChoiceProps) {
  if (game.presets.length < 2) return null;
  return (
    <div>
      <Choice
        label={newCampaignText.preset}
        value={plan.preset.id}
        options={game.presets.map(({ id }) => [id, text.presets[id]?.name ?? id])}
        onChange={(id) => {
          const preset = game.presets.find((one) => one.id === id);
          if (preset !== undefined) onChange(withPreset(plan, preset));
        }}
      />
      <p className="hint mt-2">{text.presets[plan.preset.id]?.says}</p>
    </div>
  );
}

/** How the campaign begins; hidden if there is only one way. */
function StartChoice({ door: { game, text }, plan, onChange }: PresetChoiceProps) {
  const { start } = plan;
  if (start === null) return null;
  return (
    <div>
      <Segments
        label={newCampaignText.start}
        value={start}
        options={game.starts.map((id) => [id, text.starts[id]?.name ?? id])}
        onChange={(chosen) => onChange({ ...plan, start: chosen })}
      />
      <p className="hint mt-2">{text.starts[start]?.says}</p>
    </div>
  );
}
