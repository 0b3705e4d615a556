'use client';
import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  DEEDS,
  experienceRange,
  isKillTeamMission,
  type ReportForm,
  shareOf,
  type Unit,
  type UnitDeed,
  type UnitUse,
} from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Part } from '../../battle/parts.tsx';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import {
  type Fielding,
  fieldedPoints,
  fieldingOf,
  sumWithin,
  unitsFor,
  withDeed,
  withFielding,
} from './report-draft.ts';
import { ownSide } from './sides.ts';
import type { ReportDraft } from './use-draft.ts';
import { useUnitsOf } from './use-sending.ts';

const text = battleText.report;

interface TableProps {
  readonly battle: Battle;
  readonly form: Pick<ReportForm, 'units' | 'killTeam'>;
  readonly draft: Pick<ReportDraft, 'result' | 'units'> & {
    readonly write: (change: { readonly units: readonly UnitUse[] }) => void;
  };
  /** Whose units they are, for a referee; absent: the reader’s. */
  readonly of?: SeatId;
  /** In a narrow column. */
  readonly isNarrow?: boolean;
}

/** The units of a player: what each fielded and did, with the experience that follows. Nobody confirms these. */
export function UnitTable({ battle, form, draft, of, isNarrow = false }: TableProps) {
  const { view, words } = useNodePlace();
  const isPhone = useMedia(PHONE);
  const { result, units: uses } = draft;
  const units = useUnitsOf(unitsFor(form, result.mission));
  const isKillTeam = isKillTeamMission(result.mission);
  const { settings } = view;
  const seat = of ?? view.you;
  if (seat === null) return null;
  const most = isKillTeam ? result.level : shareOf(view, battle, result.level, seat);
  const sum = fieldedPoints(uses, units);
  const { over } = sumWithin(sum, most);
  const hasWon = result.winner !== null && result.winner === ownSide({ you: seat }, battle);
  const rows = units.map(
    (unit): Row => ({
      unit,
      use: uses.find((use) => use.unit === unit.id) ?? null,
      xp: (use) => experienceRange(settings, { unit, use, isKillTeam, hasWon }),
      field: (fielding) => draft.write({ units: withFielding(uses, unit.id, fielding) }),
      mark: (deed, isOn) => draft.write({ units: withDeed(uses, unit.id, deed, isOn) }),
    }),
  );
  return (
    <Part
      title={of === undefined ? text.yourUnits : text.theirUnits(words.seat(of).text)}
      {...(of === undefined ? { says: text.yourUnitsSays } : {})}
      aside={text.unitsOf(sum, most)}
    >
      {isKillTeam ? <p className="hint">{text.onlyKillTeam}</p> : null}
      {rows.length === 0 ? <p className="ink2">{text.noUnits}</p> : null}
      {rows.length === 0 ? null : isPhone || isNarrow ? <UnitCards rows={rows} /> : <UnitRows rows={rows} />}
      {over > 0 ? (
        <p className="hint bad" role="status">
          {battleText.picking.over(over)}
        </p>
      ) : null}
      <p className="hint">
        {text.xpHint(settings.xp.halved, settings.xp.destroyed)} <RuleChip rule="NODE-XP-02" />
      </p>
    </Part>
  );
}

interface Row {
  readonly unit: Unit;
  /** Null: not fielded. */
  readonly use: UnitUse | null;
  readonly xp: (use: UnitUse) => { readonly least: number; readonly most: number };
  readonly field: (fielding: Fielding) => void;
  readonly mark: (deed: UnitDeed, isOn: boolean) => void;
}

const xpOf = ({ use, xp }: Row): string => {
  if (use === null) return '';
  const { least, most } = xp(use);
  return text.xp(least, most);
};

function UnitRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <div className="nb-scroll">
      <table className="ledger nb-units">
        <caption className="visually-hidden">{text.unitTable}</caption>
        <thead>
          <tr>
            <th scope="col">{text.columns.unit}</th>
            <th scope="col">{text.columns.fielded}</th>
            {DEEDS.map((deed) => (
              <th key={deed} scope="col" className="deed">
                {text.deeds[deed]}
              </th>
            ))}
            <th scope="col" className="num">
              {text.columns.xp}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.unit.id}>
              <th scope="row">{row.unit.name}</th>
              <td>
                <FieldedAs row={row} />
              </td>
              {DEEDS.map((deed) => (
                <td key={deed} className="deed">
                  <Deed row={row} deed={deed} />
                </td>
              ))}
              <td className="num">
                <b>{xpOf(row)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone: a line for each unit, which opens. */
function UnitCards({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className="nb-unit-cards">
      {rows.map((row) => {
        const deeds = row.use?.deeds.map((deed) => text.deeds[deed]) ?? [];
        const fielded = row.use === null ? text.notFielded : row.use.isFull ? text.full : text.partial;
        return (
          <li key={row.unit.id}>
            <details>
              <summary>
                <span className="grow">
                  <b>{row.unit.name}</b> <small>{[fielded, ...deeds].join(', ')}</small>
                </span>
                <b>{xpOf(row)}</b>
              </summary>
              <FieldedAs row={row} />
              {DEEDS.map((deed) => (
                <div key={deed} className="row">
                  <Deed row={row} deed={deed} id={`${row.unit.id}-${deed}`} />
                  <label className="grow" htmlFor={`${row.unit.id}-${deed}`}>
                    {text.deeds[deed]}
                  </label>
                </div>
              ))}
            </details>
          </li>
        );
      })}
    </ul>
  );
}

const FIELDINGS: readonly (readonly [Fielding, string])[] = [
  ['full', text.full],
  ['partial', text.partial],
  ['none', text.notFielded],
];

function FieldedAs({ row: { unit, use, field } }: { readonly row: Row }) {
  const fielding = fieldingOf(use === null ? [] : [use], unit.id);
  return (
    <select
      className="input small"
      aria-label={text.fieldedOf(unit.name)}
      value={fielding}
      onChange={({ target }) => field(FIELDINGS.find(([one]) => one === target.value)?.[0] ?? fielding)}
    >
      {FIELDINGS.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface DeedProps {
  readonly row: Row;
  readonly deed: UnitDeed;
  readonly id?: string;
}

function Deed({ row: { unit, use, mark }, deed, id }: DeedProps) {
  return (
    <input
      type="checkbox"
      className="check-box"
      id={id}
      aria-label={text.deedOf(unit.name, text.deeds[deed])}
      disabled={use === null}
      checked={use?.deeds.includes(deed) === true}
      onChange={(event) => mark(deed, event.target.checked)}
    />
  );
}
