'use client';
import { SeatSwatch } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type { SpecialRule, Target } from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { rings, sharedRefusal, targetName } from './faction-rows.ts';

type Order = NonNullable<SpecialRule['order']>;
const FEW = 6;

interface SpecialOrderProps {
  readonly seat: SeatId;
  readonly special: SpecialRule;
}

/** An order that only this faction has: its price, its uses and its targets. */
export function SpecialOrderCard({ seat, special: { id, rule, order } }: SpecialOrderProps) {
  const { view, options, composer } = useNodePlace();
  if (order === null) return null;
  const { name, says } = factionsText.specials[id];
  const mayCompose = view.you === seat && optionsOf(options, 'series').length > 0 && !composer.isReading;
  return (
    <section className="force-card special-order" aria-label={name}>
      <header className="row">
        <h3 className="grow">{name}</h3>
        <b>{factionsText.price(order.price)}</b>
      </header>
      <Uses uses={order.uses} />
      <p>
        {says} <RuleChip rule={rule} />
      </p>
      <Targets order={order} mayCompose={mayCompose} />
      {mayCompose && order.type === 'call' ? <OnMap order={order} /> : null}
    </section>
  );
}

/** Rings: spent ones with a tick, those left broken. */
function Uses({ uses }: Pick<Order, 'uses'>) {
  if (uses === null) return <p className="uses">{factionsText.unlimited}</p>;
  return (
    <p className="uses">
      <span aria-hidden className="rings">
        {rings(uses).map((isUsed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: uses are counted, not named
          <i key={i} className={isUsed ? 'used' : ''}>
            {isUsed ? <Icon of={Check} size={13} stroke={2.5} /> : null}
          </i>
        ))}
      </span>
      <b>{factionsText.usesLeft(Math.max(0, uses.most - uses.used), uses.most)}</b>
    </p>
  );
}

/** For an order whose nodes are chosen on the map. */
function OnMap({ order: { type } }: { readonly order: Order }) {
  const { composer, openTab } = useNodePlace();
  const pick = () => {
    composer.pick({ type, force: null });
    openTab('board');
  };
  return (
    <Button size="small" onClick={pick}>
      {factionsText.onMap}
    </Button>
  );
}

interface TargetsProps {
  readonly order: Order;
  readonly mayCompose: boolean;
}

/** What the order could be about, with the reason where it cannot. */
function Targets({ order, mayCompose }: TargetsProps) {
  const [isOpen, open] = useState(false);
  const { targets } = order;
  const refusal = sharedRefusal(targets);
  if (order.type === 'call') return null;
  if (targets.length === 0 || refusal !== null) {
    return (
      <p className="muted">
        {factionsText.noTargets} {refusal === null ? null : refusalSentence(refusal)}
      </p>
    );
  }
  const shown = isOpen ? targets : targets.slice(0, FEW);
  return (
    <>
      <ul className="targets" aria-label={factionsText.targets}>
        {shown.map((target) => (
          <TargetRow key={JSON.stringify(target.command)} target={target} mayCompose={mayCompose} />
        ))}
      </ul>
      {shown.length < targets.length ? (
        <Button kind="link" onClick={() => open(true)}>
          {factionsText.allTargets(targets.length)}
        </Button>
      ) : null}
    </>
  );
}

interface TargetRowProps {
  readonly target: Target;
  readonly mayCompose: boolean;
}

function TargetRow({ target: { command, refusal }, mayCompose }: TargetRowProps) {
  const { view, words, letterOf, composer, openTab } = useNodePlace();
  const say = useToast();
  const named = targetName(view, command);
  if (named === null) return null;
  const says = [
    ...(named.node === null ? [] : [factionsText.inNode(named.node)]),
    ...(named.to === null ? [] : [factionsText.to(words.seat(named.to).text)]),
    ...(refusal === null ? [] : [refusalSentence(refusal)]),
  ].join(' ');
  const compose = () => {
    // Where a battleforce phases out to is chosen on the map.
    if (command.type === 'phase-out') composer.pick({ type: command.type, force: command.force });
    else {
      composer.add(command);
      say(factionsText.composed);
    }
    openTab('board');
  };
  return (
    <li className={refusal === null ? '' : 'no'}>
      {named.owner === null ? <span /> : <SeatSwatch seat={letterOf(named.owner)} width={24} height={16} />}
      <span>
        <b>{named.name}</b> <span className="muted">{says}</span>
      </span>
      {mayCompose && refusal === null ? (
        <Button size="small" aria-label={factionsText.composeFor(named.name)} onClick={compose}>
          {command.type === 'phase-out' ? factionsText.onMap : factionsText.compose}
        </Button>
      ) : null}
    </li>
  );
}
