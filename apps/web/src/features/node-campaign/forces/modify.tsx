'use client';
import { checkOrder, type Force, type Order, type Rejection } from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { hourOf } from '../composer/give-orders.tsx';
import { Boxes, pointBoxes } from '../composer/point-boxes.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import type { ModifyForm } from './forms.ts';
import { OrderLines } from './modify-lines.tsx';
import { EMPTY_PEN, type ModifySheet, modifySheet } from './modify-pen.ts';
import { Retrain, TwoPrices } from './modify-prices.tsx';
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
          <OrderLines lines={sheet.lines} write={modify.write} />
        )}
        <Retrain modify={modify} sheet={sheet} />
        <TwoPrices sheet={sheet} have={have} />
        <div className="px-4 pb-4">
          <p className="hint">{text.have(have)}</p>
          <Boxes boxes={boxesOf(have, sheet.chosen.price)} limit={have} />
        </div>
      </div>
      <Foot force={force} modify={modify} sheet={sheet} />
    </>
  );
}

/** A box for each point that the player has: what is left, and what the order spends. */
const boxesOf = (have: number, price: number) =>
  pointBoxes({ cp: have, acceleration: 0 }, { cp: Math.max(0, have - price), acceleration: 0 }, have);

/** Why the order cannot be given now; null: it can. */
function whyNot({ lines }: ModifySheet, tooMany: number, refusal: Rejection | null): string | null {
  if (lines.length === 0) return text.nothing;
  if (tooMany > 0) return text.tooLarge(tooMany);
  return refusal === null ? null : refusalSentence(refusal);
}

function Foot({ force, modify, sheet }: ModifyProps & { readonly sheet: ModifySheet }) {
  const { now, view, head, composer, openTab } = useNodePlace();
  const say = useToast();
  const { send, isBusy } = useForceOrder();
  const { command, lines, chosen, points } = sheet;
  const order: Order = { type: 'commands', commands: [command], when: { kind: 'now' } };
  const [fault] = now.you === null || lines.length === 0 ? [] : checkOrder(now, now.you, order);
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
              ? composerText.giveDaily(hourOf(processingHour))
              : text.giveSays}
        </small>
      </Button>
      {lines.length === 0 ? null : (
        <div className="row">
          <Button
            size="small"
            className="grow"
            disabled={tooMany > 0 || !mayCompose || composer.isReading}
            onClick={compose}
          >
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
