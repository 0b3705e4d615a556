'use client';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../actions/use-action.ts';
import { type Outputs, useTRPC } from '../api/client.ts';
import { useWhyNotAlone } from '../campaigns/use-powers.ts';
import { DeedButton } from '../deeds/deed-button.tsx';
import type { InvitePlace } from './invite-place.ts';
import { guestChange } from './lobby-change.ts';

type Member = Outputs['campaigns']['members'][number];

const text = lobbyText.members;

/** Referees and spectators; the owner may remove them. */
export function MemberList({ place }: { readonly place: InvitePlace }) {
  const trpc = useTRPC();
  const { data = [] } = useQuery(trpc.campaigns.members.queryOptions({ campaign: place.id }));
  const why = useWhyNotAlone(place.id, 'removeReferee', { isOwner: place.roles.includes('owner') });
  if (data.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h3>{text.title}</h3>
      <ul>
        {data.map((member) => (
          <li key={member.user.id} className="row border-t border-rule py-2">
            <span className="grow">
              {member.user.name} <span className="muted text-sm">{text.roles[member.role]}</span>
            </span>
            {place.roles.includes('owner') ? <RemoveButton place={place} member={member} /> : null}
          </li>
        ))}
      </ul>
      {why !== null && data.some(({ role }) => role === 'referee') ? <p className="hint">{why}</p> : null}
    </div>
  );
}

interface RemoveButtonProps {
  readonly place: InvitePlace;
  readonly member: Member;
}

function RemoveButton({ place, member: { user, role } }: RemoveButtonProps) {
  const trpc = useTRPC();
  const remove = useAction(trpc.campaigns.removeMember, {
    ...guestChange(trpc, place.id),
    done: text.removed(user.name),
  });
  return (
    <DeedButton
      label={text.remove}
      name={text.removeOf(user.name)}
      isDisabled={remove.isRunning}
      title={text.removeTitle(user.name)}
      action={text.remove}
      {...(role === 'spectator' ? { readers: text.reasonReaders } : {})}
      onConfirm={(reason) => remove.run({ campaign: place.id, user: user.id, reason })}
    >
      <p>{text.removeSays[role]}</p>
    </DeedButton>
  );
}
