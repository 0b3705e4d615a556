'use client';
import { dayAndTime } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { Choice, Field } from '../shell/field.tsx';
import { useToast } from '../shell/toasts.tsx';
import type { Lobby } from './lobby-page.tsx';

const ROLES = ['seat', 'referee', 'spectator'] as const;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Makes a link that lets others in. */
export function InviteForm({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const text = lobbyText.invite;
  const [role, setRole] = useState<(typeof ROLES)[number]>('seat');
  const [uses, setUses] = useState(lobby.seats.length);
  const invite = useMutation(trpc.campaigns.invite.mutationOptions());
  const make = () => {
    const expiresAt = new Date(Date.now() + WEEK_MS).toISOString();
    invite.mutate({ campaign: lobby.id, role, seat: null, uses, expiresAt });
  };
  const made =
    invite.data?.ok && invite.variables ? { code: invite.data.value.code, until: invite.variables.expiresAt } : null;
  return (
    <section className="paper grid gap-4" aria-labelledby="invite">
      <h2 id="invite" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{text.says}</p>
      <div className="form-grid pair">
        <Choice
          label={text.role}
          value={role}
          options={ROLES.map((name) => [name, text.roles[name]])}
          onChange={setRole}
        />
        <Field
          name="uses"
          label={text.uses}
          type="number"
          min={1}
          max={100}
          value={uses}
          onChange={(event) => setUses(Math.min(100, Math.max(1, Math.trunc(Number(event.target.value)))))}
        />
      </div>
      <button type="button" className="btn" disabled={invite.isPending} onClick={make}>
        {text.make}
      </button>
      {made ? <MadeLink {...made} /> : null}
    </section>
  );
}

function MadeLink({ code, until }: { readonly code: string; readonly until: string }) {
  const text = lobbyText.invite;
  const say = useToast();
  const link = `${location.origin}/join/${code}`;
  return (
    <div className="row items-end!">
      <div className="grow">
        <Field
          name="link"
          label={text.link}
          readOnly
          value={link}
          hint={text.expires(dayAndTime(new Date(until)))}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <button
        type="button"
        className="btn mb-6"
        onClick={() => void navigator.clipboard.writeText(link).then(() => say(text.copied))}
      >
        <Copy size={16} strokeWidth={1.75} aria-hidden /> {text.copy}
      </button>
    </div>
  );
}
