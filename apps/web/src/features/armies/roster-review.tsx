'use client';
import { keysOf } from '@sealed-orders/rules/kernel';
import { MOVE_CLASS_NAMES, SLOT_NAMES } from '@sealed-orders/text';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../api/client.ts';
import { Choice } from '../kit/field.tsx';
import { NumberInput } from '../kit/number-input.tsx';
import { Problem } from '../shell/problem.tsx';
import { pointsLeft, type Review, type Reviews, reviewLines, sums, withUnit } from './reviews.ts';
import type { Reviewable } from './use-upload.ts';

interface RosterReviewProps {
  readonly roster: string;
  readonly reviews: Reviews;
}

/** An open list: which cost is points, and what each selection is in the campaign. */
export function RosterReview({ roster, reviews }: RosterReviewProps) {
  const trpc = useTRPC();
  const kept = useQuery(trpc.rosters.get.queryOptions({ roster }));
  if (kept.error) return <Problem error={kept.error} retry={() => void kept.refetch()} />;
  if (!kept.data) return <div className="bone h-40 my-3" />;
  const review = reviews.of(kept.data);
  return <ReviewForm roster={kept.data} review={review} onChange={(next) => reviews.change(roster, next)} />;
}

interface ReviewFormProps {
  readonly roster: Reviewable;
  readonly review: Review;
  readonly onChange: (review: Review) => void;
}

function ReviewForm({ roster, review, onChange }: ReviewFormProps) {
  const text = armiesText.review;
  const totals = sums(roster, review);
  const left = pointsLeft(roster, review);
  return (
    <div className="py-3 grid gap-4">
      <p className="ink2">{text.says}</p>
      {review.points === null ? null : (
        <div style={{ maxWidth: 340 }}>
          <Choice
            label={text.points}
            value={review.points}
            options={roster.costTypes.map(({ id, name, total }) => [id, text.cost(name, total)])}
            onChange={(points) => onChange({ ...review, points })}
          />
        </div>
      )}
      <div className="scroll-x">
        <ReviewTable roster={roster} review={review} onChange={onChange} />
      </div>
      <p className="sum-bar">
        <span>
          <b>{totals.units}</b> {text.sum.units}
        </span>
        <span>
          <b>{totals.models}</b> {text.sum.models}
        </span>
        <span>
          <b>{totals.points.toLocaleString('en-GB')}</b> {text.sum.points}
        </span>
      </p>
      {left === 0 ? null : <p className="hint">{text.left(left)}</p>}
      {roster.costTypes.map(({ id, name, stated, total }) =>
        stated === undefined ? null : (
          <p key={id} className="hint">
            {text.stated(name, stated, total)}
          </p>
        ),
      )}
    </div>
  );
}

function ReviewTable({ roster, review, onChange }: ReviewFormProps) {
  const { head } = armiesText.review;
  return (
    <table className="ledger review">
      <thead>
        <tr>
          <th>{head.counted}</th>
          <th>{head.name}</th>
          <th>{head.slot}</th>
          <th>{head.moveClass}</th>
          <th>{head.models}</th>
          <th>{head.scout}</th>
          <th className="num">{head.points}</th>
        </tr>
      </thead>
      <tbody>
        {reviewLines(roster, review).map(({ unit, ...line }) => (
          <UnitRow
            key={unit.selection}
            {...line}
            unit={unit}
            onChange={(change) => onChange(withUnit(review, unit.selection, change))}
          />
        ))}
      </tbody>
    </table>
  );
}

type Unit = Review['units'][number];

interface UnitRowProps {
  readonly unit: Unit;
  /** Its name in the list. */
  readonly own: string;
  /** Whether its number of models is a guess. */
  readonly isGuess: boolean;
  readonly points: number;
  readonly onChange: (change: Partial<Unit>) => void;
}

function UnitRow({ unit, own, isGuess, points, onChange }: UnitRowProps) {
  const text = armiesText.review;
  const isOff = !unit.counted;
  return (
    <tr className={isOff ? 'off' : ''}>
      <td>
        <Tick label={text.counted(unit.name)} isOn={unit.counted} onChange={(counted) => onChange({ counted })} />
      </td>
      <td className="md:min-w-40">
        <input
          className="input small font-semibold"
          aria-label={text.nameOf(own)}
          maxLength={80}
          value={unit.name}
          disabled={isOff}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => (unit.name.trim() === '' ? onChange({ name: own.slice(0, 80) || '-' }) : undefined)}
        />
        {own === unit.name ? <span className="visually-hidden">{own}</span> : <p className="hint">{own}</p>}
        {isGuess ? <p className="hint">{text.guess}</p> : null}
      </td>
      <KindCells unit={unit} onChange={onChange} />
      <td data-label={text.head.models}>
        <NumberInput
          className="input small w-20!"
          aria-label={text.modelsOf(unit.name)}
          min={1}
          max={999}
          value={unit.models}
          disabled={isOff}
          onChange={(models) => onChange({ models })}
        />
      </td>
      <td data-label={text.head.scout}>
        <Tick
          label={text.scoutOf(unit.name)}
          isOn={unit.scout}
          isOff={isOff}
          onChange={(scout) => onChange({ scout })}
        />
      </td>
      <td className="num">{points.toLocaleString('en-GB')}</td>
    </tr>
  );
}

/** What a unit is: its slot, and how it moves. */
function KindCells({ unit, onChange }: Pick<UnitRowProps, 'unit' | 'onChange'>) {
  const text = armiesText.review;
  return (
    <>
      <td>
        <Choice
          quiet
          label={text.slotOf(unit.name)}
          value={unit.slot}
          disabled={!unit.counted}
          options={keysOf(SLOT_NAMES).map((slot) => [slot, SLOT_NAMES[slot]])}
          onChange={(slot) => onChange({ slot })}
        />
      </td>
      <td>
        <Choice
          quiet
          label={text.moveOf(unit.name)}
          value={unit.moveClass}
          disabled={!unit.counted}
          options={keysOf(MOVE_CLASS_NAMES).map((moveClass) => [moveClass, MOVE_CLASS_NAMES[moveClass]])}
          onChange={(moveClass) => onChange({ moveClass })}
        />
      </td>
    </>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, isOff = false, onChange }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        className="check-box"
        aria-label={label}
        checked={isOn}
        disabled={isOff}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
