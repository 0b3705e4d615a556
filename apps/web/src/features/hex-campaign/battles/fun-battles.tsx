'use client';
import { checkOrder, type FunReport, funOptions } from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { funText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { type Dispatch, type FormEvent, type SetStateAction, useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { Segments } from '../../new-campaign/segments.tsx';
import { useHexPlace } from '../hex-context.ts';
import { Refusals } from './refusals.tsx';
import { useSending } from './use-sending.ts';

/** Battles outside the war: reported ones, and a form for another. */
export function FunBattles() {
  const { view, words, isNow } = useHexPlace();
  const [isOpen, setOpen] = useState(false);
  const { own } = view;
  if (own === null || own.record.beaten !== null || !isNow) return null;
  const options = funOptions(view).flatMap((option) => ('funBattle' in option ? [option] : []));
  const left = Math.max(0, view.settings.funBattlesPerTurn - own.record.funBattles);
  if (view.settings.funBattlesPerTurn === 0 || view.turn === 0) return null;
  return (
    <section className="fun-battles" aria-label={funText.title}>
      <h3>
        {funText.title} <RuleChip rule="HEX-QB-12" />
      </h3>
      <p className="ink2">
        {funText.says} {funText.rest(left)}
      </p>
      {own.funReports.map((said) =>
        said.by === own.id ? (
          <div key={`mine ${said.with}`} className="said">
            <p>{funText.mine(words.seat(said.with).text)}</p>
            <ToldFun report={said.report} />
          </div>
        ) : (
          <Theirs key={said.by} by={said.by} report={said.report} />
        ),
      )}
      {options.length === 0 ? null : isOpen ? (
        <FunForm own={own.id} others={options.map(({ funBattle }) => funBattle)} done={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{funText.report}</Button>
      )}
    </section>
  );
}

/** Another player's report of one, to confirm. */
function Theirs({ by, report }: { readonly by: SeatId; readonly report: FunReport }) {
  const { view, words } = useHexPlace();
  const { send, isBusy } = useSending();
  const order = { type: 'fun-battle', with: by, report } as const;
  const refused = view.own === null ? [] : checkOrder(view, view.own.id, order);
  return (
    <div className="said">
      <h4>{funText.said(words.seat(by).text)}</h4>
      <ToldFun report={report} />
      <Refusals refused={refused} />
      <Button kind="main" disabled={isBusy || refused.length > 0} onClick={() => send(order)}>
        {funText.confirm}
      </Button>
    </div>
  );
}

function ToldFun({ report }: { readonly report: FunReport }) {
  const { view, words } = useHexPlace();
  const fought = view.seats.flatMap(({ id }) => {
    const [value, lost] = [lookup(report.values, id), lookup(report.lost, id)];
    return value === undefined || lost === undefined ? [] : [{ id, value, lost }];
  });
  return (
    <>
      {fought.map(({ id, value, lost }) => (
        <p key={id}>{funText.line(words.seat(id).text, value, lost)}</p>
      ))}
      <p>{report.winner === null ? funText.draw : funText.won(words.seat(report.winner).text)}</p>
    </>
  );
}

const MOST_POINTS = 99_999;
const USUAL_POINTS = 1000;

interface FunFormProps {
  readonly own: SeatId;
  readonly others: readonly SeatId[];
  readonly done: () => void;
}

/** Points of both sides. */
type BothSides = Readonly<Record<'own' | 'other', number>>;

/** Sets the points of one side. */
const ofSide = (side: keyof BothSides, set: Dispatch<SetStateAction<BothSides>>) => (points: number) =>
  set((before) => ({ ...before, [side]: points }));

function FunForm({ own, others, done }: FunFormProps) {
  const { view, words } = useHexPlace();
  const { send, isBusy } = useSending();
  const [other, setOther] = useState(others[0] ?? own);
  const [values, setValues] = useState<BothSides>({ own: USUAL_POINTS, other: USUAL_POINTS });
  const [lost, setLost] = useState<BothSides>({ own: 0, other: 0 });
  const [winner, setWinner] = useState<'own' | 'draw' | 'other'>('draw');
  const record = (of: BothSides) => ({ [own]: of.own, [other]: of.other });
  const won = { own, other, draw: null } as const;
  const report: FunReport = { values: record(values), lost: record(lost), winner: won[winner] };
  const order = { type: 'fun-battle', with: other, report } as const;
  const refused = checkOrder(view, own, order);
  const names = { own: words.seat(own).text, other: words.seat(other).text } as const;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (refused.length > 0) return;
    send(order);
    done();
  };
  return (
    <form className="fun-form" noValidate aria-label={funText.report} onSubmit={submit}>
      <Choice
        label={funText.with}
        value={other}
        options={others.map((id) => [id, words.seat(id).text] as const)}
        onChange={setOther}
      />
      {(['own', 'other'] as const).map((who) => (
        <div key={who} className="points-of">
          <Points label={funText.value(names[who])} value={values[who]} onChange={ofSide(who, setValues)} />
          <Points label={funText.lost(names[who])} value={lost[who]} onChange={ofSide(who, setLost)} />
        </div>
      ))}
      <Segments
        label={funText.winner}
        value={winner}
        options={[
          ['own', names.own],
          ['draw', funText.draw],
          ['other', names.other],
        ]}
        onChange={setWinner}
      />
      <Refusals refused={refused} />
      <Button type="submit" kind="main" disabled={isBusy || refused.length > 0}>
        {funText.send}
      </Button>
    </form>
  );
}

interface PointsProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Points({ label, value, onChange }: PointsProps) {
  const id = useId();
  return (
    <div>
      <label className="muted" htmlFor={id}>
        {label}
      </label>
      <NumberInput id={id} className="input" min={0} max={MOST_POINTS} value={value} onChange={onChange} />
    </div>
  );
}
