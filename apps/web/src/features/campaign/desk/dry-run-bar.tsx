import { CHANGE_SIGNS, ChangeSign, SeatSwatch } from '@sealed-orders/map';
import { dayAndTime, plain } from '@sealed-orders/text';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { Eye, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { Eyes } from '../../campaign-data/campaign-data.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { type DryRun, useCampaignPlace, useHasSheets, useRoom, useZone } from '../campaign-context.ts';
import { ClosePhase } from './close-phase.tsx';
import { linesBySide } from './lines-by-side.ts';
import { useTrying } from './use-trying.ts';

const text = repairsText.dryRun;

/** Over the whole page during a dry run: what it is, whose view it shows, and what can be done. */
export function DryRunBar() {
  const { open, dryRun } = useCampaignPlace();
  const { run, isRunning } = useTrying();
  const isByPhase = useHasSheets();
  const zone = useZone();
  const [isComparing, compare] = useState(false);
  const [isListing, list] = useState(false);
  if (dryRun.shown === null) return null;
  const { as, seen } = dryRun.shown;
  const says = isByPhase ? text.says : text.onArrival.says(dayAndTime(new Date(seen.at), zone));
  const options: readonly (readonly [Eyes, string])[] = [
    ['referee', text.referee],
    ...open.head.seats.map(({ seat, name }) => [`seat:${seat}`, name] as const),
    ['spectator', text.spectator],
  ];
  return (
    <section className="see-as-bar no-print" aria-label={text.label}>
      <Icon of={FlaskConical} size={18} />
      <p role="status">
        <b>{says}</b> <Scores {...dryRun.shown} />
        <small className="block">{isByPhase ? text.hint : text.onArrival.hint}</small>
      </p>
      {isByPhase ? <Key as={as} /> : null}
      <Choice label={text.eyes} value={as} options={options} disabled={isRunning} onChange={run} />
      {isByPhase ? <ClosePhase head={open.head} /> : null}
      <Button size="small" aria-expanded={isListing} onClick={() => list(!isListing)}>
        {text.list(seen.events.length)}
      </Button>
      <Button size="small" aria-expanded={isComparing} onClick={() => compare(!isComparing)}>
        {text.compare}
      </Button>
      <Button size="small" onClick={() => dryRun.show(null)}>
        {text.back}
      </Button>
      {isListing ? <Events /> : null}
      {isComparing ? (
        <div className="dry-sides-box">
          <Sides sides={dryRun.shown.sides} {...{ run, isRunning }} />
        </div>
      ) : null}
    </section>
  );
}

/** What would happen, in words, by the side that it is about, as far as the viewer would know. */
function Events() {
  const { head, letterOf, seatName } = useCampaignPlace();
  const { report } = useRoom();
  if (report === null) return null;
  const sides = linesBySide(
    report,
    head.seats.map(({ seat }) => seat),
  );
  return (
    <div className="dry-sides-box">
      {sides.map(({ seat, lines }) => (
        <section key={seat ?? ''} className="dry-events" aria-label={seat === null ? text.nobodys : seatName(seat)}>
          <h3 className="named-seat">
            {seat === null ? null : <SeatSwatch seat={letterOf(seat)} width={26} height={18} />}
            {seat === null ? text.nobodys : seatName(seat)}
          </h3>
          <ul>
            {lines.map((line) => (
              <li key={line.id}>{plain(line.sentence())}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** How much each seat's score would change, as far as the viewer would know. */
function Scores({ before, seen }: DryRun) {
  const { door, seatName } = useCampaignPlace();
  const changes = seen.standings.flatMap(({ seat, score }) => {
    const old = before.find((one) => one.seat === seat)?.score ?? null;
    const by = old === null || score === null ? 0 : score - old;
    return by === 0 ? [] : [text.change(seatName(seat), by, door.text.score(Math.abs(by)))];
  });
  if (changes.length === 0) return null;
  return (
    <span role="note" aria-label={text.scores}>
      {changes.join(', ')}
    </span>
  );
}

/** What the signs on the map mean. Spectators have no side, so their view has no signs. */
function Key({ as }: { readonly as: Eyes }) {
  if (as === 'spectator') return null;
  return (
    <ul className="dry-key" aria-label={text.key}>
      {CHANGE_SIGNS.map((kind) => (
        <li key={kind}>
          <ChangeSign kind={kind} />
          {text.columns[kind]}
        </li>
      ))}
    </ul>
  );
}

interface PlacesProps {
  readonly changes: DryRun['sides'][number]['changes'];
}

/** Where something changes for a side; each place is shown on the map at a touch. */
function Places({ changes }: PlacesProps) {
  const { subjectOf } = useRoom();
  if (changes.length === 0) return '–';
  return (
    <ul className="row flex-wrap justify-end">
      {changes.map(({ place, at, subject }) => (
        <li key={`${place} ${subject}`}>
          <Button kind="quiet" size="small" onClick={() => subjectOf(place)?.show()}>
            {text.changed(at, subject)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SidesProps {
  readonly sides: DryRun['sides'];
  readonly isRunning: boolean;
  readonly run: (as: Eyes) => void;
}

/** The difference for each side: its score now and then, and how much of it the viewer would see. */
function Sides({ sides, isRunning, run }: SidesProps) {
  const { letterOf, seatName } = useCampaignPlace();
  const { columns } = text;
  return (
    <table className="dry-sides" aria-label={text.compare}>
      <thead>
        <tr>
          <th scope="col">{columns.side}</th>
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
          <th scope="col">{columns.by}</th>
          <th scope="col">{columns.contact}</th>
          <th scope="col">{columns.claim}</th>
          <th scope="col">{columns.loss}</th>
          <th scope="col">{columns.events}</th>
          <th scope="col">
            <span className="visually-hidden">{text.eyes}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map(({ seat, before, after, isOut, changes, events }) => (
          <tr key={seat}>
            <th scope="row">
              <span className="named-seat">
                <SeatSwatch seat={letterOf(seat)} width={26} height={18} />
                <span>
                  {seatName(seat)}
                  {isOut ? <small className="muted"> {text.out}</small> : null}
                </span>
              </span>
            </th>
            <td>{text.score(before)}</td>
            <td>{text.score(after)}</td>
            <td>{before === null || after === null ? '' : text.by(after - before)}</td>
            {CHANGE_SIGNS.map((what) => (
              <td key={what}>
                <Places changes={changes.filter((change) => change.what === what)} />
              </td>
            ))}
            <td>{text.events(events)}</td>
            <td>
              <Button
                kind="icon"
                aria-label={text.lookAs(seatName(seat))}
                disabled={isRunning}
                onClick={() => run(`seat:${seat}`)}
              >
                <Icon of={Eye} size={17} />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
