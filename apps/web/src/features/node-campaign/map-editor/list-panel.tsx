import type { NodeId } from '@sealed-orders/rules/node-campaign';
import {
  nodeAdded,
  nodeShifted,
  pathChanged,
  pathErased,
  planetAdded,
} from '@sealed-orders/rules/node-campaign/cartography';
import { NODE_TYPE_NAMES } from '@sealed-orders/text/node-campaign';
import { nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { ROLLS, rollIn } from './small-dialogs.tsx';
import { nameIn, touched } from './strokes.ts';
import type { Editor } from './use-editor.ts';

interface ListProps {
  readonly editor: Editor;
}

const text = nodeMapEditorText.list;
/** Where something new is until it is moved: below the middle of the map. */
const FIRST_PLACE = { x: 5000, y: 9300 };

/** Everything on the map in tables, for those who do not draw. */
export function ListPanel({ editor }: ListProps) {
  return (
    <details className="node-lists">
      <summary>{text.title}</summary>
      <Planets editor={editor} />
      <Nodes editor={editor} />
      <Paths editor={editor} />
      <Connect editor={editor} />
    </details>
  );
}

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

const Table = ({ caption, heads, children }: TableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

function Planets({ editor: { map, draw, setOpen } }: ListProps) {
  const add = () => {
    const name = nodeMapEditorText.planet.newName(map.planets.length + 1);
    const orbit = nodeMapEditorText.planet.orbitName(name);
    const added = planetAdded(map, { name, orbit, at: FIRST_PLACE });
    draw(added?.map ?? map, added === null ? nodeMapEditorText.speech.full : nodeMapEditorText.speech.added(name));
    if (added !== null) setOpen({ kind: 'planet', planet: added.id });
  };
  return (
    <>
      <Table caption={text.planets} heads={[text.planet, text.actions]}>
        {map.planets.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              <Button
                kind="icon"
                aria-label={text.editOf(name)}
                onClick={() => setOpen({ kind: 'planet', planet: id })}
              >
                <Icon of={Pencil} />
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <Button size="small" onClick={add}>
        {text.addPlanet}
      </Button>
    </>
  );
}

function Nodes({ editor: { map, draw, setOpen } }: ListProps) {
  const words = nodeMapEditorText.node;
  const add = () => {
    const added = nodeAdded(map, { type: 'deep-space', planet: null, at: FIRST_PLACE });
    draw(added?.map ?? map, added === null ? nodeMapEditorText.speech.full : nodeMapEditorText.speech.added(added.id));
    if (added !== null) setOpen({ kind: 'node', node: added.id });
  };
  const shift = (id: NodeId, by: 1 | -1) => draw(nodeShifted(map, id, by));
  return (
    <>
      <Table caption={text.nodes} heads={[text.node, text.kind, text.actions]}>
        {map.nodes.map(({ id, name, type }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two nodes of a faulty map may have the same id.
          <tr key={`${id} ${i}`}>
            <th scope="row">{name}</th>
            <td>{NODE_TYPE_NAMES[type]}</td>
            <td>
              <Button kind="icon" aria-label={words.up(name)} disabled={i === 0} onClick={() => shift(id, -1)}>
                <Icon of={ArrowUp} />
              </Button>
              <Button
                kind="icon"
                aria-label={words.down(name)}
                disabled={i === map.nodes.length - 1}
                onClick={() => shift(id, 1)}
              >
                <Icon of={ArrowDown} />
              </Button>
              <Button kind="icon" aria-label={text.editOf(name)} onClick={() => setOpen({ kind: 'node', node: id })}>
                <Icon of={Pencil} />
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <Button size="small" onClick={add}>
        {text.addNode}
      </Button>
    </>
  );
}

function Paths({ editor: { map, draw } }: ListProps) {
  const words = nodeMapEditorText.path;
  return (
    <Table caption={text.paths} heads={[text.path, text.roll, text.actions]}>
      {map.paths.map(({ ends: [a, b], roll }, i) => {
        const [from, to] = [nameIn(map, a), nameIn(map, b)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a faulty map may have a path twice.
          <tr key={`${a} ${b} ${i}`}>
            <th scope="row">
              {from} – {to}
            </th>
            <td>
              <Choice
                quiet
                label={words.rollOf(from, to)}
                value={String(roll)}
                options={ROLLS}
                onChange={(value) => draw(pathChanged(map, i, rollIn(value)))}
              />
            </td>
            <td>
              <Button
                kind="icon"
                aria-label={words.removeOf(from, to)}
                onClick={() => draw(pathErased(map, i), nodeMapEditorText.speech.parted(from, to))}
              >
                <Icon of={Trash2} />
              </Button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function Connect({ editor: { map, draw } }: ListProps) {
  const [ends, setEnds] = useState<readonly [string, string]>(['', '']);
  const options = [['', text.choose], ...map.nodes.map(({ id, name }) => [id, name] as const)] as const;
  const [from, to] = ends.map((end) => map.nodes.find(({ id }) => id === end)?.id ?? null);
  const connect = () => {
    if (!from || !to) return;
    const touch = { at: FIRST_PLACE, orbit: FIRST_PLACE, node: to, path: null, planet: null };
    const came = touched(map, { tool: 'path', from }, touch);
    draw(came.map, came.says);
  };
  return (
    <div className="connect">
      <Choice label={text.from} value={from ?? ''} options={options} onChange={(one) => setEnds([one, ends[1]])} />
      <Choice label={text.to} value={to ?? ''} options={options} onChange={(one) => setEnds([ends[0], one])} />
      <Button disabled={!from || !to || from === to} onClick={connect}>
        {text.connect}
      </Button>
    </div>
  );
}
