import type { NewDetachment } from '@sealed-orders/rules/sector-campaign';
import { TRAIT_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';

interface SheetProps {
  readonly units: NewDetachment['units'];
  /** Units lost this turn, line by line; null: unknown. */
  readonly lost: readonly number[] | null;
}

/** The units of a detachment. */
export function Sheet({ units, lost }: SheetProps) {
  return (
    <table className="army-sheet">
      <thead>
        <tr>
          <th scope="col">{forcesText.unit}</th>
          <th scope="col" className="num">
            {forcesText.count}
          </th>
          <th scope="col" className="num">
            {forcesText.unitPoints}
          </th>
          <th scope="col">{forcesText.onMap}</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ name, count, points, traits, intercept, lift }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a sheet can have one name
          <tr key={i}>
            <th scope="row">{name}</th>
            <td className="num">{forcesText.left(count - (lost?.[i] ?? 0), count)}</td>
            <td className="num">{points}</td>
            <td>
              {[
                ...traits.map((trait) => TRAIT_NAMES[trait]),
                ...(intercept > 0 ? [forcesText.intercept(intercept)] : []),
                ...(lift > 0 ? [forcesText.lift(lift)] : []),
              ].join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
