'use client';
import {
  battleOptions,
  checkOrder,
  type LossItem,
  type LossRow,
  type LossTask,
  type SeenBattle,
} from '@sealed-orders/rules/hex-campaign';
import { quickText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { type Chosen, chosenOf, itemsOf, nothing, sumOf, withPart, worthOf } from './loss-choice.ts';
import { Refusals } from './refusals.tsx';
import { useSending } from './use-sending.ts';

interface LossFormProps {
  readonly battle: SeenBattle;
  /** One for each owner of losses, all of one kind. */
  readonly tasks: readonly LossTask[];
}

/** Losses are chosen by tapping keep, half or whole; the sum and any problem are shown at the button. */
export function LossForm({ battle, tasks }: LossFormProps) {
  const { view } = useHexPlace();
  const { send, isBusy } = useSending();
  const [choices, setChoices] = useState<readonly Chosen[]>(() => tasks.map(nothing));
  const isPick = tasks[0]?.kind === 'pick';
  const items = tasks.flatMap((task, i) => itemsOf(task, choices[i] ?? nothing(task)));
  const order = isPick
    ? ({ type: 'pick-losses', battle: battle.id, items } as const)
    : ({ type: 'choose-losses', battle: battle.id, items } as const);
  const refused = view.own === null ? [] : checkOrder(view, view.own.id, order);
  const sum = tasks.reduce((all, task, i) => all + sumOf(task, choices[i] ?? nothing(task)), 0);
  const goal = tasks.reduce((all, task) => all + task.goal, 0);
  const label = !isPick ? quickText.sendLosses : items.length === 0 ? quickText.sendNoPicks : quickText.sendPicks;
  return (
    <form
      className="loss-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (refused.length === 0) send(order);
      }}
    >
      {tasks.map((task, i) => (
        <Task
          key={task.owner}
          task={task}
          chosen={choices[i] ?? nothing(task)}
          write={(chosen) => setChoices(choices.map((one, at) => (at === i ? chosen : one)))}
        />
      ))}
      <Button kind="link" onClick={() => setChoices(tasks.map((task) => chosenOf(task, proposed(view, battle))))}>
        {quickText.suggest}
      </Button>
      <footer>
        <Refusals refused={sum === 0 ? [] : refused} />
        <div className="row">
          <p className="sum" aria-live="polite">
            <b>{quickText.sum(sum)}</b>
            <small className="muted">{quickText.of(goal)}</small>
          </p>
          <Button type="submit" kind="main" size="large" className="grow" disabled={isBusy || refused.length > 0}>
            {label}
          </Button>
        </div>
      </footer>
    </form>
  );
}

/** The rules' first suggestion: the fullest of those they list. */
function proposed(view: Parameters<typeof battleOptions>[0], { id }: SeenBattle): readonly LossItem[] {
  const offered = battleOptions(view).flatMap((option) => {
    const decision = 'decision' in option && option.decision.battle === id ? option.decision : null;
    return decision !== null && 'items' in decision ? [decision.items] : [];
  });
  return offered.at(-1) ?? [];
}

interface TaskProps {
  readonly task: LossTask;
  readonly chosen: Chosen;
  readonly write: (chosen: Chosen) => void;
}

function Task({ task, chosen, write }: TaskProps) {
  const { words } = useHexPlace();
  const isPick = task.kind === 'pick';
  const title = isPick ? quickText.picks(words.seat(task.owner).text) : quickText.losses;
  return (
    <section aria-label={title}>
      <h4 className="row">
        <span className="grow">{title}</span>
        <small className="muted">{isPick ? quickText.picksSays(task.goal) : quickText.lossesSays(task.goal)}</small>
        <RuleChip rule={isPick ? 'HEX-QB-07' : 'HEX-QB-05'} />
      </h4>
      {isPick ? <p className="hint">{quickText.whyPicks}</p> : null}
      <ul>
        {task.rows.map((row, i) => (
          <Row
            key={`${row.unit} ${row.nth ?? ''}`}
            row={row}
            part={chosen[i] ?? null}
            write={(part) => write(withPart(chosen, i, part))}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: LossRow;
  readonly part: LossItem['part'] | null;
  readonly write: (part: LossItem['part'] | null) => void;
}

/** One squad or vehicle, with the points that it costs, or would cost. */
function Row({ row, part, write }: RowProps) {
  const group = useId();
  const name = quickText.rowName(row.name, row.models, row.nth);
  const worth = worthOf(row, part);
  const most = Math.max(...row.choices.map(({ doubled }) => doubled));
  const parts = [null, ...row.choices.map((choice) => choice.part)];
  return (
    <li>
      <span className="who">
        {name} {row.isPicked ? <span className="muted">{quickText.half}</span> : null}
      </span>
      <fieldset className="segments">
        <legend className="visually-hidden">{name}</legend>
        {parts.map((one) => (
          <label key={one ?? 'keep'}>
            <input type="radio" name={group} checked={part === one} onChange={() => write(one)} />
            {one === null ? quickText.keep : quickText.part[one]}
          </label>
        ))}
      </fieldset>
      <span className={worth === 0 ? 'num muted' : 'num'}>{quickText.points(worth === 0 ? most : worth)}</span>
    </li>
  );
}
