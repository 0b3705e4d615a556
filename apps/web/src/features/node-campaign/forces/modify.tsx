'use client';
import {
  type Force,
  type ModifyCourse,
  nodeCampaign,
  type Order,
  type Rejection,
} from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { X } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import type { ModifyForm } from './forms.ts';
import { EMPTY_PEN, type ModifySheet, modifySheet, type OrderLine } from './modify-pen.ts';
import { useForceOrder } from './use-force-order.ts';

const text = forcesText.modify;

interface ModifyProps {
  readonly force: Force;
  readonly modify: ModifyForm;
}

/** The order Modify: its lines, both its prices, and the button that gives it. */
export function ModifyOrder({ force, modify }: ModifyProps) {
  const { view, options } = useNodePlace();
  const sheet = modifySheet(view, force, modify.pen, modify.option.prices);
  const [series] = optionsOf(options, 'series');
  const have = series?.points ?? 0;
  return (
    <>
      <header className="force-side-head">
        <div className="grow">
          <small>{text.orderFor(force.name)}</small>
          <h2>{text.title}</h2>
        </div>
        <span className="muted">{text.changes(sheet.lines.length)}</span>
      </header>
      <div className="force-side-scroll">
        {sheet.lines.length === 0 ? (
          <p className="muted p-4">{text.none}</p>
        ) : (
          <Lines lines={sheet.lines} write={modify.write} />
        )}
        <Retrain modify={modify} sheet={sheet} />
        <TwoPrices sheet={sheet} have={have} />
        <div className="px-4 pb-4">
          <p className="hint">{text.have(have)}</p>
          <CpRuler have={have} price={sheet.chosen.price} />
        </div>
      </div>
      <Foot force={force} modify={modify} sheet={sheet} />
    </>
  );
}

interface LinesProps {
  readonly lines: readonly OrderLine[];
  readonly write: ModifyForm['write'];
}

function Lines({ lines, write }: LinesProps) {
  return (
    <table className="ledger modify-lines" aria-label={text.title}>
      <thead>
        <tr>
          <th scope="col">{text.columns.change}</th>
          <th scope="col" className="num">
            {text.columns.before}
          </th>
          <th scope="col" className="num">
            {text.columns.after}
          </th>
          <th scope="col" className="num">
            {text.columns.cost}
          </th>
          <th scope="col">
            <span className="visually-hidden">{text.keep}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new units may be alike in everything
          <tr key={i}>
            <th scope="row">
              {titleOf(line)}
              <small>{text.difference(line.by, saysOf(line))}</small>
              {line.after === null ? null : (
                <span className="visually-hidden">{text.speech(line.name, line.after, line.cp)}</span>
              )}
            </th>
            <td className="num">{line.before ?? text.noXp}</td>
            <td className="num">
              {line.otherwise === null ? null : (
                <>
                  <del aria-hidden>{line.otherwise}</del>{' '}
                </>
              )}
              <b>{line.after ?? text.noXp}</b>
            </td>
            <td className="num">
              <b>{line.cp}</b>
            </td>
            <td>
              <Button kind="icon" size="small" aria-label={text.remove(titleOf(line))} onClick={() => write(line.pen)}>
                <Icon of={X} size={15} />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const titleOf = ({ kind, name }: OrderLine): string =>
  kind === 'retire' ? text.retire(name) : kind === 'add' ? text.added(name) : name;

const saysOf = ({ kind, changes }: OrderLine): string =>
  kind === 'retire' ? text.retireSays : kind === 'add' ? text.addSays : text.changeSays(changes);

interface SheetProps {
  readonly modify: ModifyForm;
  readonly sheet: ModifySheet;
}

function Retrain({ modify: { option, pen, write }, sheet }: SheetProps) {
  const canRetrain = sheet.command.change.length > 0;
  return (
    <label className={sheet.command.retrain ? 'retrain on' : 'retrain'}>
      <input
        type="checkbox"
        className="check-box"
        checked={sheet.command.retrain}
        disabled={!canRetrain}
        onChange={(event) => write({ ...pen, retrain: event.target.checked })}
      />
      <span className="grow">
        <b>{text.retrain}</b>
        <small>{canRetrain ? text.retrainSays : text.retrainNothing}</small>
      </span>
      <b>{option.prices.retrain}</b>
    </label>
  );
}

/** The same changes without and with retraining. */
function TwoPrices({ sheet, have }: { readonly sheet: ModifySheet; readonly have: number }) {
  const ways: readonly (readonly [string, ModifyCourse])[] =
    sheet.command.change.length === 0
      ? [[text.without, sheet.without]]
      : [
          [text.without, sheet.without],
          [text.with, sheet.with],
        ];
  return (
    <section aria-label={text.twoPrices}>
      <header className="force-group">
        <h3>{ways.length === 1 ? text.way : text.twoPrices}</h3>
        <RuleChip rule="NODE-BF-09" />
      </header>
      <table className="ledger two-prices">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text.way}</span>
            </th>
            <th scope="col" className="num">
              {text.price}
            </th>
            <th scope="col" className="num">
              {text.xpLost}
            </th>
            <th scope="col" className="num">
              {text.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {ways.map(([name, course]) => (
            <tr key={name} className={course === sheet.chosen ? 'chosen' : ''}>
              <th scope="row">
                {name}
                {course === sheet.chosen ? <span className="visually-hidden"> {text.chosen}</span> : null}
              </th>
              <td className="num">{course.price}</td>
              <td className="num">{forcesText.points(course.xpLost)}</td>
              <td className="num">{have - course.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One box a point: solid what is left, hatched what the order spends. */
function CpRuler({ have, price }: { readonly have: number; readonly price: number }) {
  const spent = Math.min(have, price);
  return (
    <div className="cp-ruler" aria-hidden>
      {Array.from({ length: have }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points are counted, not named
        <span key={i} className={i < have - spent ? 'left' : 'spent'} />
      ))}
    </div>
  );
}

/** Why the order cannot be given now; null: it can. */
function whyNot({ lines }: ModifySheet, tooMany: number, refusal: Rejection | null): string | null {
  if (lines.length === 0) return text.nothing;
  if (tooMany > 0) return text.tooLarge(tooMany);
  return refusal === null ? null : refusalSentence(refusal);
}

function Foot({ force, modify, sheet }: ModifyProps & SheetProps) {
  const { now, view, head, composer, openTab } = useNodePlace();
  const say = useToast();
  const { send, isBusy } = useForceOrder();
  const { command, lines, chosen, points } = sheet;
  const order: Order = { type: 'commands', commands: [command], when: { kind: 'now' } };
  const [fault] = now.you === null || lines.length === 0 ? [] : nodeCampaign.checkOrder(now, now.you, order);
  const refusal = modify.option.refusal ?? fault ?? null;
  const tooMany = points - view.settings.battleforceMaxPoints;
  const ruleOf = refusal?.rule ?? null;
  const isPaused = head.status === 'paused';
  const why = isPaused ? composerText.paused(null) : whyNot(sheet, tooMany, refusal);
  // Points and rounds come; everything else would be refused later, too.
  const mayCompose = refusal === null || refusal === modify.option.refusal || refusal.code === 'cannot-pay';
  const { orderProcessing, processingHour } = view.settings;
  const compose = () => {
    composer.add(command);
    modify.write(EMPTY_PEN);
    say(text.composed);
    openTab('board');
  };
  return (
    <footer className="force-side-foot">
      {why === null || lines.length === 0 ? null : (
        <Notice kind="warn" live>
          {why} {ruleOf === null ? null : <RuleChip rule={ruleOf} />}
        </Notice>
      )}
      <Button
        kind="main"
        className="force-give"
        disabled={why !== null || isBusy}
        onClick={() => send(order, { done: text.given, failed: text.notGiven, onDone: () => modify.write(EMPTY_PEN) })}
      >
        <b>{command.retrain ? text.giveRetrain(chosen.price) : text.give(chosen.price)}</b>
        <small>
          {lines.length === 0
            ? text.nothing
            : orderProcessing === 'daily'
              ? composerText.giveDaily(`${String(processingHour).padStart(2, '0')}:00`)
              : text.giveSays}
        </small>
      </Button>
      {lines.length === 0 ? null : (
        <div className="row">
          <Button size="small" className="grow" disabled={tooMany > 0 || !mayCompose} onClick={compose}>
            {text.compose}
          </Button>
          <Button kind="quiet" size="small" onClick={() => modify.write(EMPTY_PEN)}>
            {text.clear}
          </Button>
        </div>
      )}
      {lines.length === 0 ? null : <p className="hint">{text.composeSays}</p>}
      <p className="visually-hidden" role="status">
        {forcesText.after(points, view.settings.battleforceMaxPoints)} {force.name}
      </p>
    </footer>
  );
}
