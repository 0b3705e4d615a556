'use client';
import type { PlayedSystem } from '@sealed-orders/rules/systems';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { GAMES } from '@sealed-orders/text/systems';
import Link from 'next/link';
import { type FormEvent, Suspense, useId, useState, useTransition } from 'react';
import { useSetupDoor } from '../games.ts';
import { Choice, Field } from '../shell/field.tsx';
import { MapLoading } from '../shell/map-loading.tsx';
import { Notice } from '../shell/notice.tsx';
import { ClockFields } from './clock-fields.tsx';
import type { Board } from './door.ts';
import { DraftChoice } from './draft-choice.tsx';
import {
  clockOf,
  type Frame,
  freshFrame,
  freshPlan,
  inputOf,
  type Plan,
  withoutPhaseTimes,
  withPreset,
} from './plan.ts';
import { PressField } from './press-field.tsx';
import { SeatFields } from './seat-fields.tsx';
import { Segments } from './segments.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { useCreate } from './use-create.ts';

interface NewCampaignProps {
  /** The games that are offered. */
  readonly games: readonly PlayedSystem[];
}

/** The form for a new campaign of one of the games. What the game asks for is loaded with it. */
export function NewCampaign({ games }: NewCampaignProps) {
  const [chosen, choose] = useState<PlayedSystem | null>(null);
  const [frame, setFrame] = useState<Frame>(freshFrame);
  const [, startTransition] = useTransition();
  const system = chosen ?? games[0];
  if (system === undefined) return null;
  return (
    <Suspense fallback={<MapLoading />}>
      <GameForm
        key={system}
        games={games}
        system={system}
        onSystem={(next) => {
          setFrame(withoutPhaseTimes);
          startTransition(() => choose(next));
        }}
        frame={frame}
        onFrame={(part) => setFrame((before) => ({ ...before, ...part }))}
      />
    </Suspense>
  );
}

interface GameFormProps extends NewCampaignProps {
  readonly system: PlayedSystem;
  readonly onSystem: (system: PlayedSystem) => void;
  readonly frame: Frame;
  readonly onFrame: (part: Partial<Frame>) => void;
}

/** The form, with what will be played on beside it. */
function GameForm(form: GameFormProps) {
  const { system, frame, onFrame } = form;
  const text = newCampaignText;
  const id = useId();
  const door = useSetupDoor(system);
  const [plan, setPlan] = useState<Plan>(() => freshPlan(door.game));
  const [board, setBoard] = useState<Board>({});
  const { create, problem, isBusy } = useCreate(door.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create(inputOf(system, frame, plan, board));
  };
  return (
    <div className={door.Board === null ? 'new-campaign bare' : 'new-campaign'}>
      <form id={id} onSubmit={submit} noValidate>
        <section className="form-grid">
          <h1>{text.title}</h1>
          <p className="hint mt-0!">
            {text.alone} <Link href="/practice">{practiceText.title}</Link>
          </p>
          <GameAndName {...form} problem={problem === text.noName ? problem : null} />
          <PresetChoice
            door={door}
            plan={plan}
            onChange={(next) => {
              setPlan(next);
              onFrame({ clock: null });
            }}
          />
          <StartChoice door={door} plan={plan} onChange={setPlan} />
        </section>
        <SeatFields door={door} plan={plan} onChange={(part) => setPlan({ ...plan, ...part })} />
        <ClockFields door={door} clock={clockOf(frame, plan)} onChange={(clock) => onFrame({ clock })} />
        <DraftChoice draftsCount={frame.draftsCount} onChange={(draftsCount) => onFrame({ draftsCount })} />
        <Visibility isPublic={frame.isPublic} onChange={(isPublic) => onFrame({ isPublic })} />
        <PressField press={frame.press} onChange={(press) => onFrame({ press })} />
        <SettingsFields door={door} plan={plan} onChange={setPlan} />
        {problem && problem !== text.noName ? (
          <div className="mt-4">
            <Notice kind="danger" live>
              {problem}
            </Notice>
          </div>
        ) : null}
      </form>
      <Suspense fallback={<MapLoading />}>
        {door.Board === null ? null : <door.Board seats={plan.seats.length} onChange={setBoard} />}
      </Suspense>
      <div className="form-foot">
        <span className="grow" />
        <button type="submit" form={id} className="btn ink" disabled={isBusy}>
          {isBusy ? text.busy : text.submit}
        </button>
      </div>
    </div>
  );
}

/** Which game, where there are several, and what the campaign is called. */
function GameAndName(props: GameFormProps & { readonly problem: string | null }) {
  const { games, system, onSystem, frame, onFrame, problem } = props;
  const text = newCampaignText;
  return (
    <>
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
    </>
  );
}

interface VisibilityProps {
  readonly isPublic: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

function Visibility({ isPublic, onChange }: VisibilityProps) {
  const { visibility, visibilities } = newCampaignText;
  return (
    <section>
      <Segments
        label={visibility}
        value={isPublic ? 'public' : 'private'}
        options={[
          ['public', visibilities.public],
          ['private', visibilities.private],
        ]}
        onChange={(choice) => onChange(choice === 'public')}
      />
    </section>
  );
}

interface PresetChoiceProps {
  readonly door: ReturnType<typeof useSetupDoor>;
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

/** The ready-made ways to begin; not asked where there is but one. */
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

/** How the campaign begins; not asked where there is but one way. */
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
