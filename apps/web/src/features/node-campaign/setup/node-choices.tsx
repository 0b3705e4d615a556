'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Beginning, type NodeId, pathsFrom, type View } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { NODE_TYPE_NAMES, type Words } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { useId, useState } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import type { Selection } from '../selection.ts';
import { besideChosen, besideCount, type Chosen, chosenBefore, touched, withBeside, withNode } from './placing.ts';

export interface Choosing {
  readonly chosen: Chosen;
  readonly pick: (list: number, node: NodeId) => void;
  readonly toggleBeside: (node: NodeId) => void;
}

/**
 * What a player is choosing, in the lists and on the map.
 * @param before what they chose earlier
 */
export function useChosen(beginning: Beginning, before: readonly NodeId[]): Choosing {
  const { selection, select } = useNodePlace();
  const [chosen, choose] = useState(() => {
    const start = chosenBefore(beginning, before);
    return (selection?.kind === 'node' ? touched(beginning, start, selection.node) : null) ?? start;
  });
  const [known, setKnown] = useState<Selection>(selection);
  if (selection !== known) {
    setKnown(selection);
    const next = selection?.kind === 'node' ? touched(beginning, chosen, selection.node) : null;
    if (next !== null) choose(next);
  }
  const mirror = (node: NodeId) => {
    const next: Selection = { kind: 'node', node };
    setKnown(next);
    select(next);
  };
  return {
    chosen,
    pick: (list, node) => {
      choose(withNode(beginning, chosen, list, node));
      mirror(node);
    },
    toggleBeside: (node) => choose(withBeside(chosen, node)),
  };
}

/** `Next to Orsana orbit and Vell orbit 3+`. */
function besideWords(view: View, node: NodeId, words: Words): string {
  const near = pathsFrom(view, node).map(({ to, roll }) =>
    roll === 0 ? words.node(to).text : `${words.node(to).text} (${mapText.needs(roll)})`,
  );
  return placementText.nextTo(plain(listed(near)));
}

interface NodeListProps {
  readonly title: string;
  readonly rule: string;
  readonly nodes: readonly NodeId[];
  readonly chosen: NodeId | null;
  readonly pick: (node: NodeId) => void;
}

/** One node of a list, in the order of the map's table. */
export function NodeList({ title, rule, nodes, chosen, pick }: NodeListProps) {
  const { view, words } = useNodePlace();
  const group = useId();
  const [only, ...others] = nodes;
  if (only !== undefined && others.length === 0) {
    const type = view.map.nodes.find(({ id }) => id === only)?.type;
    return (
      <section className="place-part" aria-label={title}>
        <ChoiceHead title={title} rule={rule} />
        <p className="px-4 py-3">
          {placementText.only(words.node(only).text, type === undefined ? '' : NODE_TYPE_NAMES[type])}
        </p>
      </section>
    );
  }
  return (
    <fieldset className="place-nodes place-part" aria-label={title}>
      <ChoiceHead title={title} rule={rule} />
      {nodes.map((node) => (
        <label key={node}>
          <input type="radio" name={group} checked={node === chosen} onChange={() => pick(node)} />
          <NodeWords node={node} />
          {node === chosen ? <span className="chosen">{placementText.chosen}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}

const ChoiceHead = ({ title, rule }: { readonly title: string; readonly rule: string }) => (
  <header>
    <h3>{title}</h3>
    <RuleChip rule={rule} />
  </header>
);

/** A node with what lies next to it, and who is there already. */
function NodeWords({ node }: { readonly node: NodeId }) {
  const { view, words } = useNodePlace();
  const there = [...new Set(Object.values(view.forces).flatMap((force) => (force.node === node ? [force.owner] : [])))];
  return (
    <span className="grow">
      <b>{words.node(node).text}</b>
      <small>{besideWords(view, node, words)}</small>
      {there.length === 0 ? null : <small>{placementText.taken(plain(listed(there.map(words.seat))))}</small>}
    </span>
  );
}

interface MissingProps {
  readonly beginning: Beginning;
  readonly chosen: Chosen;
}

/** What is still to be chosen. */
export function Missing({ beginning, chosen }: MissingProps) {
  const isNodeMissing = chosen.nodes.some((node) => node === null);
  const count = besideCount(besideChosen(beginning, chosen));
  return isNodeMissing ? placementText.chooseFirst : placementText.colony.chooseBeside(count);
}

interface BesideProps {
  readonly beginning: Beginning;
  readonly choosing: Choosing;
}

/** The nodes beside a colony: chosen from those that are free, if there is a choice. */
export function Beside({ beginning, choosing }: BesideProps) {
  const { view, words } = useNodePlace();
  const { chosen, toggleBeside } = choosing;
  if (beginning.beside.length === 0 || chosen.nodes.every((node) => node === null)) return null;
  const among = besideChosen(beginning, chosen);
  const count = besideCount(among);
  const { colony } = placementText;
  const isChoice = among !== null && among.length > count;
  return (
    <fieldset className="place-nodes place-part" aria-label={colony.beside}>
      <ChoiceHead title={colony.beside} rule="NODE-FAC-TAU-03" />
      <p className="hint px-4 py-2">
        {among === null ? colony.noneBeside : isChoice ? colony.chooseBeside(count) : colony.all}
      </p>
      {(among ?? []).map((node) =>
        isChoice ? (
          <label key={node}>
            <input type="checkbox" checked={chosen.beside.includes(node)} onChange={() => toggleBeside(node)} />
            <NodeWords node={node} />
          </label>
        ) : (
          <p key={node} className="px-4 py-2">
            <b>{words.node(node).text}</b>, {kindOf(view, node)}
          </p>
        ),
      )}
    </fieldset>
  );
}

function kindOf({ map, nodes }: View, node: NodeId): string {
  const type = map.nodes.find(({ id }) => id === node)?.type;
  const isHeld = lookup(nodes, node)?.controller !== null;
  return type === undefined ? '' : `${NODE_TYPE_NAMES[type]}${isHeld ? '' : `, ${mapText.nobody}`}`;
}
