'use client';
import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { FACTIONS } from '@sealed-orders/rules/hex-campaign';
import { FACTION_NAMES } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { siteText } from '@sealed-orders/text/pages/site';
import { useMutation, useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTRPC } from '../api/client.ts';
import { Choice } from '../shell/field.tsx';
import type { Lobby } from './lobby-page.tsx';
import { useLobbyAction } from './use-lobby-action.ts';

type Seat = Lobby['seats'][number];

/** The seats: who sits there, which race, with what army. */
export function SeatRows({ lobby }: { readonly lobby: Lobby }) {
  return (
    <ul className="seats taking" style={{ border: 0 }}>
      {lobby.seats.map((seat, place) => (
        <li key={seat.seat}>
          <SeatSwatch seat={letterAtPlace(place)} width={34} height={22} />
          <div>
            <b className="font-semibold text-base">{seat.name}</b>{' '}
            <span className="muted">{playerWords(lobby, seat)}</span>
            <div className="muted text-sm">{armyWords(seat)}</div>
          </div>
          <div className="row flex-wrap md:justify-end">
            <FactionChoice lobby={lobby} seat={seat} />
            <SeatButton lobby={lobby} seat={seat} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function playerWords(lobby: Lobby, seat: Seat): string {
  if (seat.seat === lobby.you) return lobbyText.you;
  return seat.user?.name ?? lobbyText.free;
}

function armyWords({ army, hasArmy }: Seat): string {
  if (army && army.length > 0) {
    const units = army.flatMap((detachment) => detachment.units);
    return lobbyText.army.attached(
      army.length,
      units.reduce((sum, unit) => sum + unit.points, 0),
    );
  }
  return hasArmy ? lobbyText.army.hidden : lobbyText.army.missing;
}

interface SeatProps {
  readonly lobby: Lobby;
  readonly seat: Seat;
}

const NO_FACTION = '';

function FactionChoice({ lobby, seat }: SeatProps) {
  const trpc = useTRPC();
  const choose = useMutation(trpc.campaigns.chooseFaction.mutationOptions(useLobbyAction()));
  const mayChoose = seat.seat === lobby.you || lobby.roles.includes('owner');
  const known = FACTIONS.find((faction) => faction === seat.faction);
  if (!mayChoose) return <span>{known ? FACTION_NAMES[known] : ''}</span>;
  return (
    <Choice
      quiet
      label={lobbyText.faction(seat.name)}
      value={known ?? NO_FACTION}
      options={[
        ...(known ? [] : [[NO_FACTION, lobbyText.chooseFaction] as const]),
        ...FACTIONS.map((faction) => [faction, FACTION_NAMES[faction]] as const),
      ]}
      onChange={(faction) => {
        if (faction !== NO_FACTION) choose.mutate({ campaign: lobby.id, seat: seat.seat, faction });
      }}
    />
  );
}

function SeatButton({ lobby, seat }: SeatProps) {
  const trpc = useTRPC();
  const here = usePathname();
  const me = useQuery(trpc.account.me.queryOptions());
  const action = useLobbyAction();
  const take = useMutation(trpc.campaigns.takeSeat.mutationOptions(action));
  const leave = useMutation(trpc.campaigns.leaveSeat.mutationOptions(action));
  const about = { campaign: lobby.id, seat: seat.seat };
  if (seat.seat === lobby.you) {
    return (
      <button type="button" className="btn small" disabled={leave.isPending} onClick={() => leave.mutate(about)}>
        {lobbyText.leave}
      </button>
    );
  }
  if (seat.user !== null || lobby.you !== null) return null;
  if (me.data === null) {
    return (
      <Link className="btn small" href={`/sign-in?to=${encodeURIComponent(here)}`}>
        {siteText.signIn}
      </Link>
    );
  }
  return (
    <button type="button" className="btn small ink" disabled={take.isPending} onClick={() => take.mutate(about)}>
      {lobbyText.take}
    </button>
  );
}
