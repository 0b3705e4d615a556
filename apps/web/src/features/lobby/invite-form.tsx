'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { serverNow } from '../api/server-clock.ts';
import { HooksLink } from '../hooks/hooks-link.tsx';
import { Button } from '../kit/button.tsx';
import { Choice } from '../kit/field.tsx';
import { Notice } from '../kit/notice.tsx';
import { NumberInput } from '../kit/number-input.tsx';
import { StrangersChoice } from '../seat-requests/strangers-choice.tsx';
import { InvitationList } from './invitation-list.tsx';
import type { InvitePlace } from './invite-place.ts';
import { type InviteRole, proposedRole, proposedUses, ROLES } from './invite-start.ts';
import { MemberList } from './member-list.tsx';
import { VisibilityChoice } from './visibility-choice.tsx';

const DAY_MS = 24 * 3_600_000;
const DURATIONS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
const LASTS = ['day', 'week', 'month'] as const;

interface InviteFormProps {
  readonly place: InvitePlace;
  /** How many seats a player could take now. */
  readonly free: number;
  /** Whether the game has phases; if not, all orders count on arrival, and its rounds are days. */
  readonly isByPhase: boolean;
  readonly className: string;
}

/** Creates invitation links; below it, the existing links, and members without a seat. */
export function InviteForm({ place, free, isByPhase, className }: InviteFormProps) {
  const text = lobbyText.invite;
  const [role, setRole] = useState<InviteRole>(proposedRole(place.status, free));
  const [chosenUses, setUses] = useState<number | null>(null);
  const uses = chosenUses ?? proposedUses(role, free);
  const [lasts, setLasts] = useState<(typeof LASTS)[number]>('week');
  const { invite, isBusy, problem } = useInvite(place.id);
  const id = useId();
  return (
    <section className={className} aria-labelledby="invite">
      <h2 id="invite" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      {place.roles.includes('owner') ? (
        <>
          <VisibilityChoice slug={place.slug} />
          <StrangersChoice slug={place.slug} />
        </>
      ) : null}
      <div className="form-grid pair">
        <Choice
          label={text.role}
          value={role}
          options={ROLES.map((name) => [name, text.roles[name]])}
          onChange={setRole}
        />
        <Choice
          label={text.lasts}
          value={lasts}
          options={LASTS.map((name) => [name, text.durations[name]])}
          onChange={setLasts}
        />
        <div className="field">
          <label className="name" htmlFor={id}>
            {text.uses}
          </label>
          <NumberInput id={id} className="input" min={1} max={100} value={uses} onChange={setUses} />
        </div>
      </div>
      {role === 'referee' && place.status !== 'lobby' && place.you !== null ? (
        <Notice kind="info">{text.consent}</Notice>
      ) : null}
      {role === 'seat' && place.status !== 'lobby' ? <Notice kind="info">{text.later}</Notice> : null}
      <Button disabled={isBusy} onClick={() => invite(role, uses, DURATIONS[lasts])}>
        {text.make}
      </Button>
      {problem !== null ? (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      ) : null}
      <InvitationList place={place} isByPhase={isByPhase} />
      <MemberList place={place} />
      <HooksLink slug={place.slug} isByPhase={isByPhase} />
    </section>
  );
}

function useInvite(campaign: string) {
  const trpc = useTRPC();
  const { run, isRunning, problem } = useAction(trpc.campaigns.invite, {
    refusals: lobbyText.refusals,
    again: [trpc.campaigns.invitations.queryKey({ campaign }), trpc.campaigns.watchers.queryKey({ campaign })],
    inPlace: true,
  });
  return {
    invite: (role: InviteRole, uses: number, lastsMs: number) => {
      const expiresAt = new Date(serverNow() + lastsMs).toISOString();
      void run({ campaign, role, seat: null, uses, expiresAt });
    },
    isBusy: isRunning,
    problem,
  };
}
