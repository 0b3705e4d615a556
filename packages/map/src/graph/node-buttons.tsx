import type { ReactElement } from 'react';
import type { StarLayout } from './layout.ts';
import type { StarForce } from './star-chart.ts';

interface NodeButtonsProps {
  readonly layout: StarLayout;
  readonly forces: readonly StarForce[];
  /** Prefix of the buttons' ids. */
  readonly drawing: string;
  /** The node that the keyboard is on: the map's only tab stop. */
  readonly cursor: string | null;
  readonly selected: string | null;
  readonly selectedForce: string | null;
  readonly describeNode: (node: string) => string;
  readonly describeForce: (force: string) => string;
  /** `isByKey`: the node may be out of sight. */
  readonly onFocus: (node: string, isByKey: boolean) => void;
  readonly onNode: (node: string) => void;
  readonly onForce: (force: string, node: string) => void;
}

/** Id of a node's button. */
export const buttonId = (layout: StarLayout, drawing: string, node: string): string =>
  `${drawing}n${layout.nodes.findIndex((one) => one.node.id === node)}`;

/**
 * The map for keyboards and assistive technology: a list of buttons over the discs, each followed by those of the
 * forces there. They move with the sheet; pointers go to the map itself.
 */
export function NodeButtons(props: NodeButtonsProps): ReactElement {
  const { layout, drawing, cursor, selected, selectedForce } = props;
  const forcesIn = new Map<string, StarForce[]>();
  for (const force of props.forces) forcesIn.set(force.node, [...(forcesIn.get(force.node) ?? []), force]);
  return (
    <ul className="starmap-buttons">
      {layout.nodes.map(({ node: { id }, at }, i) => (
        <li key={id} style={{ left: `${percent(at.x, layout.width)}%`, top: `${percent(at.y, layout.height)}%` }}>
          <button
            type="button"
            id={`${drawing}n${i}`}
            tabIndex={id === cursor ? 0 : -1}
            aria-label={props.describeNode(id)}
            aria-pressed={id === selected}
            onFocus={({ currentTarget }) => props.onFocus(id, currentTarget.matches(':focus-visible'))}
            onClick={() => props.onNode(id)}
          />
          {(forcesIn.get(id) ?? []).map((force) => (
            <button
              key={force.id}
              type="button"
              tabIndex={-1}
              aria-label={props.describeForce(force.id)}
              aria-pressed={force.id === selectedForce}
              onClick={() => props.onForce(force.id, id)}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10000) / 100;
