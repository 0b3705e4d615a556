'use client';
import { Die } from '@sealed-orders/map';
import { levelOf, otherSide, type SeenSheet, SIDES, type Side } from '@sealed-orders/rules/sector-campaign';
import { LEVEL_NAMES, SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { scoutingText as text } from '@sealed-orders/text/sector-campaign/scouting';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Chit } from '../battles/parts.tsx';
import { numberOf, useNames } from '../battles/use-names.ts';
import { useSectorStep } from '../sector-context.ts';
import { type Attempt, attemptsIn, type Found, foundBy, type ScoutDie } from './scouting-of.ts';

type Rolled = NonNullable<Attempt['rolled']>;

const RULES: Readonly<Record<Found, string>> = {
  sheet: 'SEC-SCOUT-05',
  machines: 'SEC-SCOUT-06',
  captured: 'SEC-SCOUT-07',
  nothing: 'SEC-SCOUT-08',
};

/** The scouting attempts of the step that is shown, as far as the reader may know them; nothing if there were none. */
export function ScoutingCards() {
  const { events } = useSectorStep();
  return attemptsIn(events).map((attempt, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: attempts keep their order
    <ScoutingCard key={i} attempt={attempt} />
  ));
}

/** One attempt: a row for each counter in its order, then who learned what. SEC-SCOUT-04 to -09. */
export function ScoutingCard({ attempt: { territory, rolled } }: { readonly attempt: Attempt }) {
  const names = useNames();
  const title = text.title(names.territory(territory));
  return (
    <section className="nb-card" aria-label={title}>
      <header className="row">
        <div className="grow">
          {rolled === null ? null : (
            <small className="muted">{text.by(names.counter(rolled.scouts), names.territory(rolled.from))}</small>
          )}
          <h3>{title}</h3>
        </div>
        {rolled === null ? null : (
          <p>
            <b>{text.dice(rolled.dice.length)}</b> <small className="muted">{text.each}</small>
          </p>
        )}
      </header>
      {rolled === null ? (
        <p className="nb-pad">
          {text.only} <RuleChip rule="SEC-SCOUT-09" />
        </p>
      ) : (
        <RolledCard territory={names.territory(territory)} rolled={rolled} />
      )}
    </section>
  );
}

function RolledCard({ territory, rolled }: { readonly territory: string; readonly rolled: Rolled }) {
  return (
    <>
      {rolled.dice.length === 0 ? <p className="nb-pad">{text.nobody}</p> : null}
      <ul>
        {rolled.dice.map((one) => (
          <DieRow key={one.counter} one={one} rolled={rolled} />
        ))}
      </ul>
      <Captured rolled={rolled} />
      <div className="nb-pad">
        <Learned territory={territory} rolled={rolled} />
      </div>
    </>
  );
}

/** A die, the back of its counter, and what the reader learned from it. */
function DieRow({ one, rolled }: { readonly one: ScoutDie; readonly rolled: Rolled }) {
  const { view } = useSectorStep();
  const { counter, die, sheet, machines } = one;
  const found = foundBy(die, rolled.areCaptured);
  const learned = view.side === otherSide(rolled.by) ? toldOf(found, rolled.by) : foundOf(found, machines);
  return (
    <li className="nb-way">
      <Die face={die} size={28} label={text.die(die)} tone={found === 'sheet' ? 'deciding' : 'plain'} />
      <div>
        <b>
          <Chit counter={counter} /> {text.counter(numberOf(counter))}: {learned}
        </b>
        {found === 'machines' ? <small>{text.onlyMachines}</small> : null}
        {die === 1 && !rolled.areCaptured ? <small>{text.airScouts}</small> : null}
        {sheet === null ? null : <Sheet sheet={sheet} />}
      </div>
      <RuleChip rule={RULES[found]} />
    </li>
  );
}

function foundOf(found: Found, machines: ScoutDie['machines']): string {
  if (found !== 'machines') return text.found[found];
  const all = (machines ?? []).map(({ count, name }) => text.machine(count, name));
  return all.length === 0 ? text.found.noMachines : text.found.machines(all.join(', '));
}

function toldOf(found: Found, by: Side): string {
  return found === 'sheet' || found === 'machines' ? text.told[found](by) : text.told[found];
}

/** A sheet as it was when read, with the turn. SEC-SCOUT-05. */
function Sheet({ sheet }: { readonly sheet: SeenSheet }) {
  const { view } = useSectorStep();
  const { name, points, xp, isCommander, units } = sheet;
  return (
    <section className="nb-part" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className="aside">{text.points(points)}</span>
        <small>
          {LEVEL_NAMES[levelOf(xp)]}, {xp}. {text.seenIn(view.board.turn)} {isCommander ? text.commander : ''}
        </small>
      </header>
      <table className="ledger">
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{text.unit}</th>
            <th scope="col" className="num">
              {text.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a sheet can have one name
            <tr key={i}>
              <td>{unit.name}</td>
              <td className="num">{unit.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** SEC-SCOUT-07: the other side knows the scouts now. */
function Captured({ rolled: { areCaptured, by, scouts, captured } }: { readonly rolled: Rolled }) {
  const { view } = useSectorStep();
  if (!areCaptured) return null;
  return (
    <div className="nb-pad">
      {view.side === otherSide(by) ? (
        <Notice kind="ok">
          <b>{text.captured.theirs(numberOf(scouts))}</b>
        </Notice>
      ) : (
        <Notice kind="danger">
          <b>{text.captured.own(otherSide(by), numberOf(scouts))}</b> {text.captured.ownSays}
        </Notice>
      )}
      {captured === null ? null : <Sheet sheet={captured} />}
    </div>
  );
}

/** Who learns what, in three lines. SEC-SCOUT-09. */
function Learned({ territory, rolled }: { readonly territory: string; readonly rolled: Rolled }) {
  const { view } = useSectorStep();
  const names = useNames();
  const { dice, by, from, areCaptured, scouts } = rolled;
  const of = (face: number): readonly number[] =>
    dice.filter(({ die }) => die === face).map(({ counter }) => numberOf(counter));
  const sheets = of(6).length === 0 ? [] : [text.learns.sheets(of(6))];
  const machines = of(5).length === 0 ? [] : [text.learns.machines(of(5))];
  const roll = text.learns.that(
    territory,
    names.territory(from),
    dice.map(({ die }) => die),
  );
  const learned = (side: Side): string => {
    if (side === by) return [...sheets, ...machines].join(', ') || text.learns.nothing;
    return [roll, ...(areCaptured ? [text.learns.sheets([numberOf(scouts)])] : [])].join(', ');
  };
  return (
    <Part title={text.learns.title} rule="SEC-SCOUT-09">
      <Facts>
        {SIDES.map((side) => (
          <Fact key={side} name={side === view.side ? text.learns.you : SIDE_NAMES[side]}>
            {learned(side)}
          </Fact>
        ))}
        <Fact name={text.learns.spectators}>{text.learns.onlyThat(territory)}</Fact>
      </Facts>
    </Part>
  );
}
