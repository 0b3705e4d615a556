'use client';
import { otherSide, type PastBattle, type Side, winningSide } from '@sealed-orders/rules/sector-campaign';
import { capital } from '@sealed-orders/text';
import { ENDING_NAMES, LEVEL_NAMES } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { MapPin } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { QuickDice } from './quick-dice.tsx';
import { lossesOf } from './report-draft.ts';
import { useNames } from './use-names.ts';

const text = battleText.over;

/** A battle whose result is published: dice, who fought and what they lost, VP, and the write-ups. SEC-BTL-15. */
export function PastBattlePage({ past }: { readonly past: PastBattle }) {
  const { view, select } = useSectorPlace();
  const names = useNames();
  const { id, territory, attacker, winner, turn } = past;
  const title = `${battleText.title(names.territory(territory))}, ${battleText.list.turn(turn)}`;
  const waits = Object.values(view.board.battles).some((battle) => battle.id === id);
  return (
    <div className="nb-past">
      <article className="nb-sheet">
        <header className="row flex-wrap">
          <Lozenge size={44} isOver />
          <div className="grow">
            <p className="eyebrow">{title}</p>
            <h2>{battleText.result(winningSide(attacker, winner))}</h2>
          </div>
          <Button size="small" onClick={() => select({ kind: 'territory', territory })}>
            <Icon of={MapPin} size={15} /> {battleText.showOnMap}
          </Button>
        </header>
        <QuickDice past={past} />
        {waits ? (
          <Notice kind="info">
            {text.waits} <RuleChip rule="SEC-BTL-04" />
          </Notice>
        ) : null}
        <Part title={text.title}>
          <Facts>
            <Fact name={text.ending}>{capital(ENDING_NAMES[past.ending])}</Fact>
            <Fact name={text.vp} rule="SEC-VP-06">
              <Scores past={past} />
            </Fact>
          </Facts>
        </Part>
        {[attacker, otherSide(attacker)].map((side) => (
          <Fought key={side} past={past} side={side} />
        ))}
      </article>
      <WriteUps topic={id} />
    </div>
  );
}

/** What the battle scored so far. */
function Scores({ past }: { readonly past: PastBattle }) {
  const { view } = useSectorPlace();
  const lines = view.board.ledger.filter(({ battle }) => battle === past.id);
  if (lines.length === 0) return text.noVp;
  return (
    <ul>
      {lines.map(({ number, side, amount }) => (
        <li key={number}>{text.scored(side, amount)}</li>
      ))}
    </ul>
  );
}

function Fought({ past, side }: { readonly past: PastBattle; readonly side: Side }) {
  const fought = past.fought.filter((one) => one.side === side);
  if (fought.length === 0) return null;
  return (
    <Part title={text.who(side)} rule="SEC-BTL-15">
      <div className="nb-scroll">
        <table className="ledger nb-picks">
          <caption className="visually-hidden">{text.who(side)}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.detachment}</th>
              <th scope="col">{text.columns.level}</th>
              <th scope="col">{text.columns.losses}</th>
              <th scope="col" className="num">
                {text.columns.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {fought.map((one) => (
              <tr key={one.counter}>
                <th scope="row">{one.name}</th>
                <td>{LEVEL_NAMES[one.level]}</td>
                <td>{battleText.report.loss[lossesOf(one)]}</td>
                <td className="num">{one.points.toLocaleString('en-GB')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
