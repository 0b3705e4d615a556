'use client';
import {
  type Battle,
  type BattleResult,
  type CounterId,
  type Deeds,
  type Fighter,
  isolatedIn,
  otherSide,
  type Side,
  WINNERS,
  xpForeseen,
} from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Minus, Plus } from 'lucide-react';
import { Alternatives, Part } from '../../battle/parts.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { detachmentOf } from './own.ts';
import {
  COUNTED,
  type Counted,
  countedFor,
  LOSSES,
  lossesOf,
  withDeeds,
  withLosses,
  withWinner,
} from './report-draft.ts';
import { useNames } from './use-names.ts';

const { report: text, table } = battleText;
const MOST = 100;

interface FieldsProps {
  readonly battle: Battle;
  readonly fighters: readonly Fighter[];
  readonly result: BattleResult;
  /** Whether the result has been chosen; if not, none is marked. */
  readonly isTold: boolean;
  readonly write: (result: BattleResult, isTold: boolean) => void;
}

/** The contents of a report: who won, and each detachment's losses and deeds. */
export function ResultFields({ battle, fighters, result, isTold, write }: FieldsProps) {
  const { attacker } = battle;
  return (
    <>
      <Part title={text.winner} rule="SEC-BTL-05">
        <Alternatives
          label={text.winner}
          value={isTold ? result.winner : null}
          onChange={(winner) => write(withWinner(result, winner), true)}
          options={WINNERS.map((value) => ({ value, name: text.winners(value, attacker, otherSide(attacker)) }))}
        />
        <ToTheEnd fighters={fighters} />
      </Part>
      {[attacker, otherSide(attacker)].map((side) => (
        <DeedTable
          key={side}
          side={side}
          fighters={fighters.filter((one) => one.side === side)}
          result={result}
          write={(next) => write(next, isTold)}
        />
      ))}
      <p className="hint">
        {text.halfAerial} <RuleChip rule="SEC-BTL-10" />
      </p>
    </>
  );
}

/** SEC-ISO-07: what zero morale means for isolated detachments, if there are any. */
function ToTheEnd({ fighters }: Pick<FieldsProps, 'fighters'>) {
  const names = useNames();
  const isolated = isolatedIn(fighters).map(names.counter);
  if (isolated.length === 0) return null;
  return (
    <p className="hint">
      <b>{table.toTheEnd}:</b> {table.fightsOn(isolated)} <RuleChip rule="SEC-ISO-07" />
    </p>
  );
}

interface TableProps {
  readonly side: Side;
  readonly fighters: readonly Fighter[];
  readonly result: BattleResult;
  readonly write: (result: BattleResult) => void;
}

function DeedTable({ side, fighters, result, write }: TableProps) {
  const { view } = useSectorStep();
  if (fighters.length === 0) return null;
  const isOwn = view.desks[side] !== null;
  return (
    <Part title={text.deeds(side)} says={text.deedsSays} rule="SEC-XP-05">
      <div className="nb-scroll">
        <table className="ledger nb-units">
          <caption className="visually-hidden">{text.caption(side)}</caption>
          <thead>
            <tr>
              <th scope="col">{battleText.line.columns.counter}</th>
              <th scope="col">{text.losses}</th>
              {COUNTED.map((counted) => (
                <th key={counted} scope="col" className="deed" title={text.hints[counted]}>
                  {text.names[counted]}
                </th>
              ))}
              {isOwn ? (
                <th scope="col" className="num">
                  {text.xp}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {fighters.flatMap((fighter) => {
              const deeds = result.deeds.find(({ counter }) => counter === fighter.counter);
              return deeds === undefined
                ? []
                : [<DeedRow key={fighter.counter} {...{ fighter, deeds, result, write }} />];
            })}
          </tbody>
        </table>
      </div>
      {isOwn ? (
        <p className="hint">
          {text.xpRule} <RuleChip rule="SEC-XP-06" />
        </p>
      ) : null}
    </Part>
  );
}

interface RowProps extends Pick<TableProps, 'result' | 'write'> {
  readonly fighter: Fighter;
  readonly deeds: Deeds;
}

function DeedRow({ fighter: { counter, sheet }, deeds, result, write }: RowProps) {
  const name = useNames().counter(counter);
  const asked = sheet === null ? COUNTED : countedFor(sheet.kind);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          className="input small"
          aria-label={text.lossOf(name)}
          value={lossesOf(deeds)}
          onChange={({ target }) => {
            const losses = LOSSES.find((one) => one === target.value);
            if (losses !== undefined) write(withLosses(result, counter, losses));
          }}
        >
          {LOSSES.map((losses) => (
            <option key={losses} value={losses}>
              {text.loss[losses]}
            </option>
          ))}
        </select>
      </td>
      {COUNTED.map((counted) => (
        <td key={counted} className="deed">
          {asked.includes(counted) ? (
            <Count
              label={text.deedOf(name, text.names[counted])}
              value={deeds[counted]}
              onChange={(value) => write(withDeeds(result, counter, { [counted]: value }))}
            />
          ) : null}
        </td>
      ))}
      <XpCell counter={counter} result={result} />
    </tr>
  );
}

/** The experience that one of the reader's detachments would have; nothing for the enemy's. */
function XpCell({ counter, result }: { readonly counter: CounterId; readonly result: BattleResult }) {
  const { view } = useSectorStep();
  const found = detachmentOf(view, counter);
  if (found === null) return null;
  const after = xpForeseen(view, found.side, found.detachment, result);
  return <td className="num">{text.xpChange(found.detachment.xp, after)}</td>;
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A small number, set by tapping. */
function Count({ label, value, onChange }: CountProps) {
  return (
    <span className="stepper">
      <button type="button" aria-label={text.less(label)} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        <Icon of={Minus} size={15} stroke={2} />
      </button>
      <output aria-label={label}>{value}</output>
      <button type="button" aria-label={text.more(label)} disabled={value >= MOST} onClick={() => onChange(value + 1)}>
        <Icon of={Plus} size={15} stroke={2} />
      </button>
    </span>
  );
}

/** What is marked for a detachment, in words. */
export const toldDeeds = (deeds: Deeds): string =>
  text.told([
    ...(lossesOf(deeds) === 'none' ? [] : [text.loss[lossesOf(deeds)]]),
    ...COUNTED.flatMap((counted: Counted) =>
      deeds[counted] === 0 ? [] : [text.deed(text.names[counted], deeds[counted])],
    ),
  ]);
