import type { UnitKind, UnitSetup } from '@sealed-orders/rules/hex-campaign';
import { SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../../../api/client.ts';
import { useReviews } from '../../../../armies/reviews.ts';
import { useDetachment, useReviewedLists } from '../../../../armies/use-detachment.ts';
import { Button } from '../../../../kit/button.tsx';
import { Choice } from '../../../../kit/field.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import { listedUnit } from './typed.ts';

interface FromListProps {
  readonly known: readonly UnitKind[];
  readonly onTake: (units: readonly UnitSetup[]) => void;
}

/** Units of one of the player's saved army lists. */
export function FromList({ known, onTake }: FromListProps) {
  const trpc = useTRPC();
  const { data: lists } = useQuery(trpc.rosters.list.queryOptions());
  const [chosen, setChosen] = useState('');
  const text = buildText.muster;
  if (lists === undefined) return null;
  if (lists.length === 0) return <p className="muted">{text.noLists}</p>;
  return (
    <div className="typed-unit">
      <Choice
        label={text.list}
        value={chosen}
        options={[['', text.chooseList] as const, ...lists.map(({ id, name }) => [id, name] as const)]}
        onChange={setChosen}
      />
      {chosen === '' ? null : <UnitsOf key={chosen} roster={chosen} known={known} onTake={onTake} />}
    </div>
  );
}

/** The units that count in a list, as its player reviewed it. */
function UnitsOf({ roster, known, onTake }: FromListProps & { readonly roster: string }) {
  const reviews = useReviews();
  const lists = useReviewedLists([roster], reviews);
  const { data: made } = useDetachment(lists === null ? null : { name: buildText.muster.defaultName, lists });
  const text = buildText.muster;
  if (made === undefined) return null;
  if (!made.ok) return <p className="muted">{text.listEmpty}</p>;
  const units = made.value.units.map((unit) => listedUnit(unit, known));
  return (
    <>
      <ul className="draft-units">
        {units.map((unit, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units of a list may be alike in everything
          <li key={i}>
            <span className="grow">
              <b>{unit.name}</b>
              <small>{text.unitSays(SLOT_NAMES[unit.slot], unit.models, unit.points)}</small>
            </span>
            <Button size="small" aria-label={text.takeUnit(unit.name)} onClick={() => onTake([unit])}>
              <Icon of={Plus} stroke={2} />
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onTake(units)}>{text.takeAll}</Button>
    </>
  );
}
