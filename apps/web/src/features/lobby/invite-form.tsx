'use client';
import { dayAndTime } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTRPC } from '../api/client.ts';
import { Choice, Field } from '../shell/field.tsx';
import { Notice } from '../shell/notice.tsx';
import { NumberInput } from '../shell/number-input.tsx';
import { useToast } from '../shell/toasts.tsx';
import type { Lobby } from './lobby-page.tsx';

const ROLES = ['seat', 'referee', 'spectator'] as const;
const WEEK_MS = 7 * 24 * 3_600_000;

/** Makes a link that lets others in. */
export function InviteForm({ lobby }: { readonly lobby: Lobby }) {
  const trpc = useTRPC();
  const text = lobbyText.invite;
  const id = useId();
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
        <div className="field">
          <label className="name" htmlFor={id}>
            {text.uses}
          </label>
          <NumberInput id={id} className="input" min={1} max={100} value={uses} onChange={setUses} />
        </div>
      </div>
      <button type="button" className="btn" disabled={invite.isPending} onClick={make}>
        {text.make}
      </button>
      {invite.error || invite.data?.ok === false ? (
        <Notice kind="danger" live>
          {text.notMade}
        </Notice>
      ) : null}
      {made ? <MadeLink {...made} /> : null}
    </section>
  );
}

function MadeLink({ code, until }: { readonly code: string; readonly until: string }) {
  const text = lobbyText.invite;
  const say = useToast();
  const field = useRef<HTMLDivElement>(null);
  const link = `${location.origin}/join/${code}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      say(text.copied);
    } catch {
      // Without https a browser has no clipboard for pages.
      field.current?.querySelector('input')?.select();
      say(text.notCopied);
    }
  }
  return (
    <div className="row items-end!" ref={field}>
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
      <button type="button" className="btn mb-6" onClick={() => void copy()}>
        <Copy size={16} strokeWidth={1.75} aria-hidden /> {text.copy}
      </button>
    </div>
  );
}
