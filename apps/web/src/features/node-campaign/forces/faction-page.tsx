'use client';
import { SeatSwatch } from '@sealed-orders/map';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { type FactionSheet, factionSheet, type SpecialRule } from '@sealed-orders/rules/node-campaign';
import { capital } from '@sealed-orders/text';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { useMemo } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { heldOf } from '../composer/point-boxes.tsx';
import { useNodePlace } from '../node-context.ts';
import { scoredIn } from './faction-rows.ts';
import { FactionSide } from './faction-side.tsx';
import { SpecialOrderCard } from './special-order.tsx';

/** The faction of a player: its orders, what it scores, pays and may attack. */
export function FactionPage({ seat }: { readonly seat: SeatId }) {
  const { view } = useNodePlace();
  const sheet = useMemo(() => factionSheet(view, seat), [view, seat]);
  if (sheet === null) {
    return (
      <div className="force-middle">
        <p className="ink2">{factionsText.undecided}</p>
      </div>
    );
  }
  const orders = sheet.specials.filter(({ order }) => order !== null);
  const others = sheet.specials.filter(({ order }) => order === null);
  return (
    <>
      <section className="force-middle" aria-label={factionsText.names[sheet.faction]}>
        <FactionHead seat={seat} sheet={sheet} />
        <div className="special-orders">
          {orders.map((special) => (
            <SpecialOrderCard key={special.id} seat={seat} special={special} />
          ))}
        </div>
        <Scores sheet={sheet} />
        {others.map((special) => (
          <Special key={special.id} special={special} />
        ))}
      </section>
      <FactionSide sheet={sheet} />
    </>
  );
}

interface SheetProps {
  readonly sheet: FactionSheet;
}

function FactionHead({ seat, sheet }: SheetProps & { readonly seat: SeatId }) {
  const { view, letterOf, seatName } = useNodePlace();
  const purse = lookup(view.purses, seat);
  const forces = Object.values(view.forces).filter(({ owner }) => owner === seat).length;
  const counts: readonly (readonly [string, number])[] = [
    [factionsText.counts.vp, scoredIn(sheet.earnings)],
    ...(purse === undefined ? [] : [[factionsText.counts.cp, purse.cp + purse.free + heldOf(purse)] as const]),
    [factionsText.counts.forces, forces],
  ];
  return (
    <header className="force-head">
      <SeatSwatch seat={letterOf(seat)} width={60} height={40} />
      <div className="grow">
        <p className="eyebrow">{factionsText.factionOf(lookup(view.players, seat)?.name ?? seatName(seat))}</p>
        <h2>{factionsText.names[sheet.faction]}</h2>
      </div>
      <dl className="faction-counts">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** A rule that holds without an order. */
function Special({ special: { id, rule } }: { readonly special: SpecialRule }) {
  const { name, says } = factionsText.specials[id];
  return (
    <section className="force-card special-rule" aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p>{says}</p>
      </div>
      <RuleChip rule={rule} />
    </section>
  );
}

/** What the faction can score, and what it has scored. */
function Scores({ sheet: { earnings, nodeFactor } }: SheetProps) {
  const { scores } = factionsText;
  return (
    <section className="force-card" aria-label={scores.title}>
      <header className="row">
        <h3>{scores.title}</h3>
        <span className="muted grow">{scores.nodes(nodeFactor)}</span>
        <RuleChip rule="NODE-VP-07" />
      </header>
      {earnings.length === 0 ? (
        <p className="muted">{scores.none}</p>
      ) : (
        <table className="ledger scores" aria-label={scores.title}>
          <thead>
            <tr>
              <th scope="col">{scores.columns.what}</th>
              <th scope="col" className="num">
                {scores.columns.each}
              </th>
              <th scope="col" className="num">
                {scores.columns.times}
              </th>
              <th scope="col" className="num">
                {scores.columns.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {earnings.map(({ score, each, times, sum }) => (
              <tr key={score}>
                <th scope="row">{capital(scores.words[score])}</th>
                <td className="num ink2">{each ?? scores.differs}</td>
                <td className="num">{scores.times(times)}</td>
                <td className="num">
                  <b>{sum}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
