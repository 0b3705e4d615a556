'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Force,
  type ForceId,
  isOpenSpace,
  type NodeId,
  type RetreatFault,
  retreatFault,
  retreatNodes,
  returnsTo,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { added, isSameList, movedTo, removed } from './retreat-moves.ts';
import { useSending } from './use-sending.ts';

const text = battleText.retreat;
const NOTHING: readonly NodeId[] = [];

/** Whether a node can never count where the battleforce is. */
const isForever = (fault: RetreatFault): boolean => fault === 'not-next' || fault === 'only-deep-space';

const isInSpace = ({ map }: Pick<View, 'map'>, id: NodeId): boolean =>
  map.nodes.some((node) => node.id === id && isOpenSpace(node));

/** Where a battleforce of the reader’s goes if it has to: the nodes in the order of preference, each valid now or not, and why. */
export function RetreatList({ force: id }: { readonly force: ForceId }) {
  const { view } = useNodePlace();
  const force = lookup(view.forces, id);
  return force === undefined ? null : <Editing force={force} saved={lookup(view.retreats, id) ?? NOTHING} />;
}

interface EditingProps {
  readonly force: Force;
  readonly saved: readonly NodeId[];
}

function Editing({ force, saved }: EditingProps) {
  const { view, words } = useNodePlace();
  const { send, isBusy, maySend } = useSending();
  const [draft, setDraft] = useState<readonly NodeId[] | null>(null);
  const [spoken, speak] = useState('');
  const list = draft ?? saved;
  const isChanged = !isSameList(list, saved);
  const isValid = (node: NodeId) => retreatFault(view, force, node) === null;
  const candidates = retreatNodes(view, force);
  const rest = candidates.filter((node) => !list.includes(node));
  const valid = list.filter(isValid).length;
  const isLost = candidates.every((node) => !isValid(node));
  const move = (node: NodeId, place: number) => {
    const next = movedTo(list, node, place);
    setDraft(next);
    speak(text.moved(words.node(node).text, next.indexOf(node) + 1, next.length, isValid(node)));
  };
  const back = returnsTo(view, force);
  const isSpace = candidates.every((node) => isInSpace(view, node));
  return (
    <section className="nb-retreat" aria-label={text.for(force.name)}>
      <header>
        <div>
          <small>{text.for(force.name)}</small>
          <h3>{text.title}</h3>
        </div>
        {list.length === 0 ? null : <p>{text.count(valid, list.length)}</p>}
      </header>
      <p className="hint nb-pad">
        {back === null ? '' : text.attackerFirst(words.node(back).text)} {isSpace ? text.saysSpace : text.says}{' '}
        <RuleChip rule="NODE-BTL-12" />
      </p>
      <Places {...{ force, list, isSpace, move }} remove={(node) => setDraft(removed(list, node))} />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      <AddPlace rest={rest} add={(node) => setDraft(added(list, node))} />
      {isLost ? (
        <div className="nb-pad">
          <Notice kind="warn">
            {text.none} <RuleChip rule="NODE-BTL-23" />
          </Notice>
        </div>
      ) : null}
      <footer className="row flex-wrap nb-pad">
        <span className="grow hint">{text.private}</span>
        {isChanged ? (
          <Button size="small" kind="quiet" onClick={() => setDraft(null)}>
            {text.reset}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="main"
          disabled={!isChanged || isBusy || !maySend}
          onClick={() => send({ type: 'retreats', force: force.id, nodes: list }, () => setDraft(null))}
        >
          {isChanged ? text.save : text.isSaved}
        </Button>
      </footer>
    </section>
  );
}

interface PlacesProps {
  readonly force: Force;
  readonly list: readonly NodeId[];
  /** All nodes that could be on it are in open space. */
  readonly isSpace: boolean;
  readonly move: (node: NodeId, place: number) => void;
  readonly remove: (node: NodeId) => void;
}

/** The list itself: places are moved by buttons, or dragged. */
function Places({ force, list, isSpace, move, remove }: PlacesProps) {
  const { view, words } = useNodePlace();
  const [dragged, drag] = useState<NodeId | null>(null);
  if (list.length === 0) {
    return <p className="ink2 nb-pad">{isSpace ? text.nothingListedSpace : text.nothingListed}</p>;
  }
  return (
    <ol className="nb-places">
      {list.map((node, place) => {
        const name = words.node(node).text;
        const fault = retreatFault(view, force, node);
        return (
          <li
            key={node}
            className={fault === null ? '' : 'off'}
            draggable
            onDragStart={() => drag(node)}
            onDragEnd={() => drag(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => (dragged === null ? null : move(dragged, place))}
          >
            <span className="number">{place + 1}</span>
            <Icon of={GripVertical} size={18} />
            <span className="grow">
              <b>{name}</b>
              <small>{fault !== null ? text.why[fault] : isInSpace(view, node) ? text.isOpen : text.isValid}</small>
            </span>
            <span className={fault === null ? 'chip ok' : 'chip'}>
              {fault === null ? text.valid : isForever(fault) ? text.never : text.notNow}
            </span>
            <Button kind="icon" aria-label={text.up(name)} disabled={place === 0} onClick={() => move(node, place - 1)}>
              <Icon of={ArrowUp} />
            </Button>
            <Button
              kind="icon"
              aria-label={text.down(name)}
              disabled={place === list.length - 1}
              onClick={() => move(node, place + 1)}
            >
              <Icon of={ArrowDown} />
            </Button>
            <Button kind="icon" aria-label={text.remove(name)} onClick={() => remove(node)}>
              <Icon of={X} />
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

function AddPlace({ rest, add }: { readonly rest: readonly NodeId[]; readonly add: (node: NodeId) => void }) {
  const { words } = useNodePlace();
  const id = useId();
  if (rest.length === 0) return null;
  return (
    <div className="nb-pad">
      <label className="visually-hidden" htmlFor={id}>
        {text.add}
      </label>
      <select
        id={id}
        className="input small"
        value=""
        onChange={({ target }) => {
          const node = rest.find((one) => one === target.value);
          if (node !== undefined) add(node);
        }}
      >
        <option value="">{text.add}</option>
        {rest.map((node) => (
          <option key={node} value={node}>
            {words.node(node).text}
          </option>
        ))}
      </select>
    </div>
  );
}
