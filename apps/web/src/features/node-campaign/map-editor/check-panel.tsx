import type { StarMapHandle } from '@sealed-orders/map/graph';
import type { NodeId, NodeMap } from '@sealed-orders/rules/node-campaign';
import { nodeMapEditorText, nodeMapFault } from '@sealed-orders/text/node-campaign/map-editor';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import type { Editor } from './use-editor.ts';

interface CheckPanelProps {
  readonly editor: Editor;
  readonly map: RefObject<StarMapHandle | null>;
  /** What can be done with the map. */
  readonly children: ReactNode;
}

/** The map's faults, each with its place. */
export function CheckPanel({ editor, map: board, children }: CheckPanelProps) {
  const { map, faults, show } = editor;
  const text = nodeMapEditorText;
  const go = (node: NodeId) => {
    show(node);
    board.current?.centreOn(node);
    board.current?.focus(node);
  };
  return (
    <section className="map-checks" aria-label={text.check}>
      <h2 className="section-title check-head">
        {text.check}
        {faults.length === 0 ? null : <span className="count-pill must">{text.must(faults.length)}</span>}
      </h2>
      <p className="row py-2" aria-live="polite">
        {faults.length === 0 ? <Icon of={CircleCheck} size={18} /> : null} {text.faults(faults.length)}
      </p>
      <ul>
        {faults.map((fault) => {
          const node = placeOfFault(map, fault.path);
          return (
            <li key={`${fault.path.join(' ')} ${fault.facts.fault}`} className="fault must">
              <Icon of={OctagonAlert} size={18} />
              <span className="grow">{nodeMapFault(map, fault)}</span>
              {node === null ? null : (
                <Button size="small" onClick={() => go(node)}>
                  {text.show}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

/** The node where a fault is: itself, an end of its path, or one of its planet's; null: it has no place. */
function placeOfFault({ nodes, planets, paths }: NodeMap, path: readonly (string | number)[]): NodeId | null {
  const [, list, index] = path;
  if (typeof index !== 'number') return null;
  const has = (id: NodeId | undefined): boolean => nodes.some((node) => node.id === id);
  if (list === 'nodes') return nodes[index]?.id ?? null;
  if (list === 'paths') return paths[index]?.ends.find(has) ?? null;
  return nodes.find(({ planet }) => planet !== null && planet === planets[index]?.id)?.id ?? null;
}
