'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  forcesOf,
  GUARD,
  garrisonsOf,
  guardPlayers,
  habitable,
  type NodeId,
  type Part,
  partsOf,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { refereeText } from '@sealed-orders/text/node-campaign/referee';
import { useState } from 'react';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { type Shares, shareRuling, sharesNow } from './guard-shares.ts';
import { RulingSteps } from './ruling-steps.tsx';

const text = refereeText.rulings;

interface FormProps {
  readonly close: () => void;
}

/** The name of the planet of these nodes. */
function planetOf({ map }: Pick<View, 'map'>, [first]: readonly NodeId[]): string {
  const planet = map.nodes.find(({ id }) => id === first)?.planet;
  return map.planets.find(({ id }) => id === planet)?.name ?? '';
}

/** NODE-FAC-IG-03: where the Imperial Guard that nobody plays begins, one node on each planet. */
export function PlaceGuard({ close }: FormProps) {
  const { view, words } = useNodePlace();
  const parts = partsOf(view, GUARD);
  const standing = forcesOf(view, GUARD).map(({ node }) => node);
  const [picked, pick] = useState<Readonly<Record<string, NodeId>>>({});
  const nodeFor = (part: Part): NodeId | undefined =>
    lookup(picked, part.nodes.join(' ')) ?? part.nodes.find((node) => standing.includes(node));
  const nodes = parts.flatMap((part) => nodeFor(part) ?? []);
  const names = plain(listed(nodes.map((node) => words.node(node))));
  return (
    <RulingSteps
      ruling={{ type: 'place-guard', nodes }}
      isBlank={nodes.length < parts.length}
      says={text.guard.places(names)}
      close={close}
    >
      <h4 className="row">
        <span className="grow">{text.kinds['place-guard']}</span> <RuleChip rule="NODE-FAC-IG-03" />
      </h4>
      {parts.map((part) => {
        const key = part.nodes.join(' ');
        const choices = garrisonsOf(view, part);
        return (
          <Choice
            key={key}
            label={planetOf(view, part.nodes)}
            value={nodeFor(part) ?? ''}
            options={choices.map((node) => [node, words.node(node).text] as const)}
            onChange={(next) => {
              const node = choices.find((one) => one === next);
              if (node !== undefined) pick({ ...picked, [key]: node });
            }}
          />
        );
      })}
    </RulingSteps>
  );
}

/** NODE-FAC-IG-02: which nodes of the habitable planets each player of the Imperial Guard gets. */
export function ShareGuard({ close }: FormProps) {
  const { view, words } = useNodePlace();
  const [first] = useState<Shares>(() => sharesNow(view));
  const [shares, share] = useState(first);
  const guards = guardPlayers(view);
  const seats = guards.map((seat) => [seat, words.seat(seat).text] as const);
  const ruling = shareRuling(view, shares);
  const says = ruling.parts.map(({ seat, nodes }) => text.guard.part(words.seat(seat).text, nodes.length));
  return (
    <RulingSteps ruling={ruling} isBlank={shares === first} says={text.guard.shares(says.join(', '))} close={close}>
      <h4 className="row">
        <span className="grow">{text.kinds['share-guard']}</span> <RuleChip rule="NODE-FAC-IG-02" />
      </h4>
      <p className="hint">{text.guard.shareHint}</p>
      {habitable(view).map((planet) => (
        <fieldset key={planet.join(' ')} className="grid gap-2">
          <legend className="name">{planetOf(view, planet)}</legend>
          {planet.map((node) => (
            <Choice
              key={node}
              label={words.node(node).text}
              value={lookup(shares, node) ?? ''}
              options={seats}
              onChange={(next) => {
                const seat = guards.find((one) => one === next);
                if (seat !== undefined) share({ ...shares, [node]: seat });
              }}
            />
          ))}
        </fieldset>
      ))}
    </RulingSteps>
  );
}
