import { StarPicture } from '@sealed-orders/map/graph';
import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import { mapNumbers, planetNumbers } from '@sealed-orders/rules/node-campaign/cartography';
import { mapChoiceText } from '@sealed-orders/text/node-campaign/setup';
import { useMemo } from 'react';
import { viewOf } from '../map-editor/chart-of.ts';

/** A star map as a picture, with its numbers. */
export function MapShown({ map }: { readonly map: NodeMap }) {
  const view = useMemo(() => viewOf(map), [map]);
  const all = useMemo(() => mapNumbers(map), [map]);
  const text = mapChoiceText.numbers;
  return (
    <>
      <div className="picture">
        <StarPicture view={view} label={mapChoiceText.label} />
      </div>
      <div className="paper">
        <p className="py-2">{mapChoiceText.says(all)}</p>
        <table className="star-numbers">
          <caption>{text.caption}</caption>
          <thead>
            <tr>
              {[text.planet, text.surface, text.cities, text.week].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planetNumbers(map).map(({ id, name, isHabitable, ...land }) => (
              <Row key={id} name={`${name}, ${isHabitable ? text.habitable : text.barren}`} {...land} />
            ))}
          </tbody>
          <tfoot>
            <Row name={text.all} {...all} />
          </tfoot>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly surface: number;
  readonly cities: number;
  readonly weekly: number;
}

const Row = ({ name, surface, cities, weekly }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{surface}</td>
    <td>{cities}</td>
    <td>{weekly}</td>
  </tr>
);
