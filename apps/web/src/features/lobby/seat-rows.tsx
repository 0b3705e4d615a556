'use client';
import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { askedEntries } from '@sealed-orders/rules/kernel';
import { armyFaultLine } from '@sealed-orders/text/pages/army-faults';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { screenText } from '@sealed-orders/text/pages/screen';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { siteText } from '@sealed-orders/text/pages/site';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { useTRPC } from '../api/client.ts';
import { usePath } from '../browser/address.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { SetupDoor } from '../new-campaign/door.ts';
import { SeatChoices } from '../new-campaign/seat-choices.tsx';
import { lobbyChange } from './lobby-change.ts';

type Seat = Lobby['seats'][number];

interface SeatRowsProps {
  readonly lobby: Lobby;
  readonly door: SetupDoor;
}

/** The seats: their players, choices and armies. */
export function SeatRows({ lobby, door }: SeatRowsProps) {
  return (
    <ul className="seats taking" style={{ border: 0 }}>
      {lobby.seats.map((seat, place) => (
        <li key={seat.seat}>
          <SeatSwatch seat={letterAtPlace(place)} width={34} height={22} />
          <div>
            <b className="font-semibold text-base">{seat.name}</b>{' '}
            <span className="muted">{playerWords(lobby, seat)}</span>
            <div className="muted text-sm">{armyWords(door, seat)}</div>
            <Faults door={door} seat={seat} />
          </div>
          <div className="row flex-wrap md:justify-end">
            <ChoicesOf lobby={lobby} seat={seat} door={door} />
            <SeatButton lobby={lobby} seat={seat} />
            {door.mayPlayItself ? <PlayItselfButton lobby={lobby} seat={seat} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function playerWords(lobby: Lobby, seat: Seat): string {
  if (seat.seat === lobby.you) return lobbyText.you;
  if (lobby.covered.includes(seat.seat)) return screenText.lobby.yours;
  return seat.playsItself ? practiceText.playsItself : (seat.user?.name ?? lobbyText.free);
}

function armyWords({ text }: SetupDoor, { army, hasArmy, playsItself }: Seat): string {
  if (text.army === null) return '';
  if (playsItself) return lobbyText.army.readyMade.itself;
  if (army && army.length > 0) {
    const units = army.flatMap((force) => force.units);
    return lobbyText.army.attached(
      text.army.forces(army.length),
      units.reduce((sum, unit) => sum + unit.points, 0),
    );
  }
  if (hasArmy === null) return '';
  return hasArmy ? lobbyText.army.hidden : lobbyText.army.missing;
}

/** Why the seat's army is outside the terms: its player and the owner of the campaign see that. */
function Faults({ door: { text }, seat }: Pick<SeatRowsProps, 'door'> & { readonly seat: Seat }) {
  const { armyFaults, playsItself } = seat;
  const words = text.army;
  if (words === null || playsItself || armyFaults === null || armyFaults.length === 0) return null;
  return (
    <div className="hint bad">
      {lobbyText.army.outside}
      <ul className="list-disc pl-4">
        {armyFaults
          .map((fault) => armyFaultLine(fault, words))
          .map((says) => (
            <li key={says}>{says}</li>
          ))}
      </ul>
    </div>
  );
}

interface SeatProps {
  readonly lobby: Lobby;
  readonly seat: Seat;
}

/** The seat's choices; its player and the owner may change them. */
function ChoicesOf({ lobby, seat, door }: SeatProps & { readonly door: SetupDoor }) {
  const trpc = useTRPC();
  const choose = useAction(trpc.campaigns.choose, { ...lobbyChange(trpc), mayOverlap: true });
  const { game, text } = door;
  if (seat.seat !== lobby.you && !lobby.roles.includes('owner')) {
    const chosen = askedEntries(game.seatEntries, seat.choices).flatMap(({ id }) => {
      const value = seat.choices[id];
      return value === undefined ? [] : [text.seatChoices[id]?.values[value] ?? value];
    });
    return chosen.length === 0 ? null : <span>{chosen.join(', ')}</span>;
  }
  return (
    <SeatChoices
      door={door}
      choices={seat.choices}
      label={(choice) => lobbyText.choice(choice, seat.name)}
      open={null}
      onChange={(choices) => choose.run({ campaign: lobby.id, seat: seat.seat, choices })}
    />
  );
}

function SeatButton({ lobby, seat }: SeatProps) {
  const trpc = useTRPC();
  const here = usePath();
  const me = useQuery(trpc.account.me.queryOptions());
  const take = useAction(trpc.campaigns.takeSeat, lobbyChange(trpc));
  const leave = useAction(trpc.campaigns.leaveSeat, lobbyChange(trpc));
  const open = useAction(trpc.screen.uncover, lobbyChange(trpc));
  const about = { campaign: lobby.id, seat: seat.seat };
  if (seat.seat === lobby.you) {
    return (
      <Button size="small" disabled={leave.isRunning} onClick={() => leave.run(about)}>
        {lobbyText.leave}
      </Button>
    );
  }
  if (lobby.covered.includes(seat.seat)) {
    const label = screenText.lobby.showOf(seat.name);
    return (
      <Button size="small" aria-label={label} disabled={open.isRunning} onClick={() => open.run(about)}>
        {screenText.lobby.show}
      </Button>
    );
  }
  if (seat.user !== null) return lobby.roles.includes('owner') ? <ReleaseButton lobby={lobby} seat={seat} /> : null;
  if (seat.playsItself) return null;
  if (lobby.you !== null) {
    return (
      <Button size="small" disabled={take.isRunning} onClick={() => take.run(about)}>
        {lobby.oneScreen ? screenText.lobby.take : lobbyText.move}
      </Button>
    );
  }
  if (me.data === null) {
    return (
      <ButtonLink size="small" href={`/sign-in?to=${encodeURIComponent(here)}`}>
        {siteText.signIn}
      </ButtonLink>
    );
  }
  if (lobby.strangers !== 'take' && !lobby.roles.includes('owner')) {
    if (lobby.strangers === 'invited') return null;
    return (
      <ButtonLink kind="main" size="small" href={`/c/${lobby.slug}/seat`}>
        {seatRequestsText.open}
      </ButtonLink>
    );
  }
  return (
    <Button kind="main" size="small" disabled={take.isRunning} onClick={() => take.run(about)}>
      {lobbyText.take}
    </Button>
  );
}

/** The owner frees a seat that somebody else holds. */
function ReleaseButton({ lobby, seat: { seat, name, user } }: SeatProps) {
  const trpc = useTRPC();
  const text = lobbyText.release;
  const [isAsking, setAsking] = useState(false);
  const leave = useAction(trpc.campaigns.leaveSeat, { ...lobbyChange(trpc), done: text.done(name) });
  return (
    <>
      <Button size="small" aria-label={text.actionOf(name)} disabled={leave.isRunning} onClick={() => setAsking(true)}>
        {text.action}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={text.title(name)}
          action={text.action}
          onConfirm={() => void leave.run({ campaign: lobby.id, seat })}
          onClose={() => setAsking(false)}
        >
          {text.says(user?.name ?? '')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** Makes a free seat play by itself, or frees it again: the owner decides. */
function PlayItselfButton({ lobby, seat: { seat, name, user, playsItself } }: SeatProps) {
  const trpc = useTRPC();
  const letPlay = useAction(trpc.campaigns.letPlay, lobbyChange(trpc));
  if (user !== null || !lobby.roles.includes('owner')) return null;
  return (
    <Button
      size="small"
      aria-label={playsItself ? practiceText.freeOf(name) : practiceText.letPlayOf(name)}
      disabled={letPlay.isRunning}
      onClick={() => letPlay.run({ campaign: lobby.id, seat, playsItself: !playsItself })}
    >
      {playsItself ? practiceText.free : practiceText.letPlay}
    </Button>
  );
}
