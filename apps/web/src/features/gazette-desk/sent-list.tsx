'use client';
import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteDeskText } from '@sealed-orders/text/pages/gazette-desk';
import { useState } from 'react';
import type { Outputs } from '../api/client.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { ShowAgain, Withhold } from './withhold-dialog.tsx';

const text = gazetteDeskText.sent;

type Sent = Outputs['gazette']['desk']['communiques'][number];

interface SentListProps {
  readonly lobby: Lobby;
  readonly round: number;
  /** The round as a title. */
  readonly title: string;
  readonly sent: readonly Sent[];
}

/** The communiqués in the latest issue, for referees, who may withhold them; nothing if there are none. */
export function SentList({ lobby, round, title, sent }: SentListProps) {
  if (sent.length === 0) return null;
  return (
    <section className="paper" aria-labelledby="sent">
      <h2 id="sent" className="section-title">
        {text.title(title)}
      </h2>
      <ul>
        {sent.map((one) => (
          <Line key={one.seat} lobby={lobby} round={round} sent={one} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps extends Pick<SentListProps, 'lobby' | 'round'> {
  readonly sent: Sent;
}

function Line({ lobby, round, sent }: LineProps) {
  const [asks, setAsks] = useState<'withhold' | 'show' | null>(null);
  const place = lobby.seats.findIndex(({ seat }) => seat === sent.seat);
  const name = lobby.seats[place]?.name ?? sent.seat;
  const about = { campaign: lobby.id, round, seat: sent.seat };
  return (
    <li className="grid gap-2 border-t border-rule py-3">
      <p className="row">
        <SeatSwatch seat={letterAtPlace(place)} /> <b>{name}</b>
      </p>
      <blockquote className="own-words">{sent.text}</blockquote>
      {sent.withheld === null ? null : <p className="hint">{text.withheld(sent.withheld)}</p>}
      <div className="row">
        {sent.withheld === null ? (
          <Button size="small" aria-label={text.withholdOf(name)} onClick={() => setAsks('withhold')}>
            {text.withhold}
          </Button>
        ) : (
          <Button size="small" aria-label={text.showOf(name)} onClick={() => setAsks('show')}>
            {text.show}
          </Button>
        )}
      </div>
      {asks === 'withhold' ? <Withhold about={about} name={name} onClose={() => setAsks(null)} /> : null}
      {asks === 'show' ? <ShowAgain about={about} name={name} onClose={() => setAsks(null)} /> : null}
    </li>
  );
}
