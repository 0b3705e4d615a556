'use client';
import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { dayAndTime } from '@sealed-orders/text';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useState } from 'react';
import type { Outputs } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { useGameDoor } from '../game-pages.ts';
import { Button } from '../kit/button.tsx';
import { LetStand, Withhold } from './withhold-dialog.tsx';

const text = gazetteDeskText.complaints;

type Complaint = Outputs['gazette']['desk']['complaints'][number];

interface ComplaintListProps {
  readonly lobby: Lobby;
  readonly complaints: readonly Complaint[];
}

/** Readers' complaints, for referees, who withhold the communiqué or let it stand; nothing if there are none. */
export function ComplaintList({ lobby, complaints }: ComplaintListProps) {
  if (complaints.length === 0) return null;
  const keys = [...new Set(complaints.map(keyOf))];
  return (
    <section className="paper" aria-labelledby="complaints">
      <h2 id="complaints" className="section-title">
        {text.title}
      </h2>
      <ul>
        {keys.map((key) => (
          <Reported key={key} lobby={lobby} complaints={complaints.filter((one) => keyOf(one) === key)} />
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ round, seat }: Complaint): string => `${round} ${seat}`;

/** One communiqué with all complaints about it. */
function Reported({ lobby, complaints }: ComplaintListProps) {
  const door = useGameDoor(lobby.system);
  const [asks, setAsks] = useState<'withhold' | 'let-stand' | null>(null);
  const [first] = complaints;
  if (first === undefined) return null;
  const place = lobby.seats.findIndex(({ seat }) => seat === first.seat);
  const name = lobby.seats[place]?.name ?? first.seat;
  const about = { campaign: lobby.id, round: first.round, seat: first.seat };
  return (
    <li className="grid gap-2 border-t border-rule py-3">
      <p className="row flex-wrap">
        <SeatSwatch seat={letterAtPlace(place)} /> <b>{name}</b>
        <span className="ink2">{door.text.issue(first.round)}</span>
      </p>
      <blockquote className="own-words">{first.about}</blockquote>
      {complaints.map((one) => (
        <p key={one.by + one.at}>
          {one.text} <span className="ink2 text-sm block">{text.by(one.by, dayAndTime(new Date(one.at)))}</span>
        </p>
      ))}
      <div className="row flex-wrap">
        <Button kind="main" aria-label={gazetteDeskText.sent.withholdOf(name)} onClick={() => setAsks('withhold')}>
          {gazetteDeskText.sent.withhold}
        </Button>
        <Button aria-label={text.letStandOf(name)} onClick={() => setAsks('let-stand')}>
          {text.letStand}
        </Button>
      </div>
      {asks === 'withhold' ? <Withhold about={about} name={name} onClose={() => setAsks(null)} /> : null}
      {asks === 'let-stand' ? <LetStand about={about} name={name} onClose={() => setAsks(null)} /> : null}
    </li>
  );
}
