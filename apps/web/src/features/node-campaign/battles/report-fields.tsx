'use client';
import {
  type Battle,
  type BattleResult,
  DEGREES,
  daysAfter,
  levelRange,
  MISSIONS,
  playersOf,
  sidesOf,
} from '@sealed-orders/rules/node-campaign';
import { DEGREE_NAMES, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { type ReactNode, useId } from 'react';
import { Part } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { MomentField } from '../../time/moment-field.tsx';
import { useNodePlace } from '../node-context.ts';
import { changedFields, type ResultField, undone, withMission, withScore, withWinner } from './report-draft.ts';
import { useResultWords } from './result-words.ts';
import { sideName } from './sides.ts';

const text = battleText.report;
/** The choice of a draw. No side has this number. */
const DRAW = 'draw';
/** Nothing chosen yet. */
const NONE = '';

interface FieldsProps {
  readonly battle: Battle;
  readonly result: BattleResult;
  /** `field`: the one that the reader has changed or chosen. */
  readonly write: (result: BattleResult, field: ResultField) => void;
  /** The report that is amended; null: a first report. */
  readonly before?: BattleResult | null;
  /** Fields that have no value before the reader chooses one. */
  readonly open?: readonly ResultField[];
}

/** All that a result can say; a change shows the old value struck through beside it. */
export function ResultFields(props: FieldsProps) {
  const { result, before = null } = props;
  const changes = before === null ? [] : changedFields(before, result);
  return (
    <Part
      title={battleText.over.title}
      {...(before === null ? {} : { aside: battleText.answer.changes(changes.length) })}
      rule="NODE-BTL-14"
    >
      <div className="nb-fields">
        <Played {...props} />
        <Level {...props} />
        <Victory {...props} />
        <Changed {...props} field="iasl">
          <Scores {...props} />
        </Changed>
      </div>
    </Part>
  );
}

interface ChangedProps extends FieldsProps {
  readonly field: ResultField;
  readonly children?: ReactNode;
}

/** A field; if it is changed, with its old value struck through and the new one beside it. */
function Changed({ field, before = null, battle, result, write, children }: ChangedProps) {
  const says = useResultWords(battle);
  if (before === null || !changedFields(before, result).includes(field)) return children;
  return (
    <div className="nb-changed">
      {children}
      <p className="row flex-wrap">
        <span className="chip warn">{battleText.answer.changed}</span>
        <s>{says(before)[field]}</s> <b>{says(result)[field]}</b>
        <Button size="small" kind="quiet" onClick={() => write(undone(before, result, field), field)}>
          {battleText.answer.undo}
        </Button>
      </p>
    </div>
  );
}

/** The day and the mission. */
function Played(props: FieldsProps) {
  const { battle, result, write, open = [] } = props;
  const { view } = useNodePlace();
  const missions = MISSIONS.map((mission) => [mission, MISSION_NAMES[mission]] as const);
  const isOpen = open.includes('mission');
  return (
    <>
      <Changed {...props} field="date">
        <MomentField
          kind="day"
          label={text.date}
          value={result.date}
          min={daysAfter(battle.openedAt.slice(0, 10), -1)}
          onChange={(date) => (date === '' ? null : write({ ...result, date }, 'date'))}
        />
      </Changed>
      <Changed {...props} field="mission">
        <Choice
          label={text.mission}
          value={isOpen ? NONE : result.mission}
          options={isOpen ? [[NONE, text.choose] as const, ...missions] : missions}
          onChange={(mission) =>
            mission === NONE ? null : write(withMission(result, mission, levelRange(view, battle, mission)), 'mission')
          }
        />
      </Changed>
    </>
  );
}

function Level(props: FieldsProps) {
  const { battle, result, write } = props;
  const { view } = useNodePlace();
  const { least, most } = levelRange(view, battle, result.mission);
  const id = useId();
  return (
    <Changed {...props} field="level">
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.level}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={least}
          max={most}
          value={result.level}
          onChange={(level) => write({ ...result, level }, 'level')}
        />
        <p className="hint">{text.levelRange(least, most)}</p>
      </div>
    </Changed>
  );
}

/** Who won, and how. A draw has no level of victory. */
function Victory(props: FieldsProps) {
  const { battle, result, write, open = [] } = props;
  const { words } = useNodePlace();
  const isOpen = open.includes('winner');
  return (
    <>
      <Changed {...props} field="winner">
        <Choice
          label={text.winner}
          value={isOpen ? NONE : result.winner === null ? DRAW : String(result.winner)}
          options={[
            ...(isOpen ? [[NONE, text.choose] as const] : []),
            ...sidesOf(battle).map((_side, place) => [String(place), sideName(words, battle, place)] as const),
            [DRAW, text.draw] as const,
          ]}
          onChange={(side) =>
            side === NONE ? null : write(withWinner(result, side === DRAW ? null : Number(side)), 'winner')
          }
        />
      </Changed>
      <Changed {...props} field="degree">
        {result.degree === null ? null : (
          <>
            <Segments
              label={text.degree}
              value={result.degree}
              options={DEGREES.map((degree) => [degree, DEGREE_NAMES[degree]] as const)}
              onChange={(degree) => write({ ...result, degree }, 'degree')}
            />
            <p className="hint">
              {text.degreeScale} <RuleChip rule="NODE-VP-05" />
            </p>
          </>
        )}
      </Changed>
    </>
  );
}

/** Scores of the army lists; empty ones count as equal. */
function Scores({ battle, result, write }: FieldsProps) {
  const { words } = useNodePlace();
  const id = useId();
  return (
    <fieldset className="field">
      <legend className="name">{text.iasl}</legend>
      <div className="nb-scores">
        {playersOf(battle).map((seat) => {
          const score = result.iasl.find((one) => one.seat === seat)?.score ?? null;
          return (
            <label key={seat} htmlFor={`${id}-${seat}`}>
              <span className="muted">{words.seat(seat).text}</span>
              <input
                id={`${id}-${seat}`}
                className="input"
                inputMode="numeric"
                maxLength={4}
                aria-label={text.iaslOf(words.seat(seat).text)}
                value={score ?? ''}
                onChange={({ target: { value } }) => {
                  const typed = value.trim();
                  if (/^\d*$/.test(typed)) write(withScore(result, seat, typed === '' ? null : Number(typed)), 'iasl');
                }}
              />
            </label>
          );
        })}
      </div>
      <p className="hint">
        {text.iaslHint} <RuleChip rule="NODE-VP-06" />
      </p>
    </fieldset>
  );
}
