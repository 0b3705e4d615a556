'use client';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { type Outputs, useTRPC } from '../api/client.ts';
import { refusalOf } from '../api/provider.tsx';
import { Choice, Field } from '../shell/field.tsx';
import { Notice } from '../shell/notice.tsx';
import { ClockFields } from './clock-fields.tsx';
import { MapPreview } from './map-preview.tsx';
import { freshPlan, inputOf, type Plan, PRESETS, withPreset } from './plan.ts';
import { SeatFields } from './seat-fields.tsx';
import { Segments } from './segments.tsx';
import { SettingsFields } from './settings-fields.tsx';

/** The form for a new campaign, with its map beside it. */
export function NewCampaign() {
  const text = newCampaignText;
  const [plan, setPlan] = useState<Plan>(freshPlan);
  const change = (part: Partial<Plan>) => setPlan((before) => ({ ...before, ...part }));
  const { submit, problem, isBusy } = useCreate(plan);
  return (
    <div className="new-campaign">
      <form onSubmit={submit} noValidate>
        <section className="form-grid">
          <h1>{text.title}</h1>
          <Field
            name="name"
            label={text.name}
            placeholder={text.namePlaceholder}
            maxLength={80}
            value={plan.name}
            onChange={(event) => change({ name: event.target.value })}
            problem={problem === text.noName ? problem : null}
          />
          <Choice
            label={text.preset}
            value={plan.preset}
            options={PRESETS.map((preset) => [preset, text.presets[preset]])}
            onChange={(preset) => setPlan(withPreset(plan, preset))}
          />
        </section>
        <SeatFields plan={plan} onChange={change} />
        <ClockFields clock={plan.clock} onChange={(clock) => change({ clock })} />
        <section>
          <Segments
            label={text.visibility}
            value={plan.isPublic ? 'public' : 'private'}
            options={[
              ['public', text.visibilities.public],
              ['private', text.visibilities.private],
            ]}
            onChange={(choice) => change({ isPublic: choice === 'public' })}
          />
        </section>
        <SettingsFields settings={plan.settings} onChange={(settings) => change({ settings })} />
        {problem && problem !== text.noName ? (
          <div className="mt-4">
            <Notice kind="danger" live>
              {problem}
            </Notice>
          </div>
        ) : null}
        <div className="form-foot">
          <span className="grow" />
          <button type="submit" className="btn ink" disabled={isBusy}>
            {isBusy ? text.busy : text.submit}
          </button>
        </div>
      </form>
      <MapPreview />
    </div>
  );
}

type Refused = Extract<Outputs['campaigns']['create'], { ok: false }>['problem'];

/** Why the campaign was not created. */
function refusalWords({ code, rejections = [] }: Refused): string {
  const { refused, refusals } = newCampaignText;
  if (code === 'too-many-campaigns') return refusals[code];
  const short = rejections.find((rejection) => rejection.code === 'clock-too-short');
  return short === undefined ? refused : refusals['clock-too-short'](Number(short.facts.least));
}

function useCreate(plan: Plan) {
  const text = newCampaignText;
  const trpc = useTRPC();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const create = useMutation(
    trpc.campaigns.create.mutationOptions({
      onSuccess: (answer) => {
        if (answer.ok) router.push(`/c/${answer.value.slug}`);
        else setProblem(refusalWords(answer.problem));
      },
      onError: (error) => setProblem(refusalOf(error) === null ? siteText.unreachable.title : text.refused),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan.name.trim() === '') {
      setProblem(text.noName);
      // The button stays in sight; the field that it speaks of may not.
      document.querySelector<HTMLInputElement>('.new-campaign [name="name"]')?.focus();
      return;
    }
    setProblem(null);
    create.mutate(inputOf(plan));
  };
  return { submit, problem, isBusy: create.isPending || create.data?.ok === true };
}
