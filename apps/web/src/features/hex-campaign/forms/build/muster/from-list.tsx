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
import { useHexPlace } from '../../../hex-context.ts';
import { forceUnit, listedUnit } from './typed.ts';

interface FromListProps {
  readonly known: readonly UnitKind[];
  readonly onTake: (units: readonly UnitSetup[]) => void;
}

/** Units of one of the player's saved army lists, or of the army that the seat was given in the lobby. */
export function FromList({ known, onTake }: FromListProps) {
  const trpc = useTRPC();
  const { head, view } = useHexPlace();
  const { data: lists } = useQuery(trpc.rosters.list.queryOptions());
  const { data: lobby } = useQuery(trpc.campaigns.lobby.queryOptions({ slug: head.slug }));
  const [chosen, setChosen] = useState('');
  const text = buildText.muster;
  if (lists === undefined || lobby === undefined) return null;
  const forces = lobby.seats.find(({ seat }) => seat === view.own?.id)?.army ?? [];
  if (lists.length === 0 && forces.length === 0) return <p className="muted">{text.noLists}</p>;
  const force = forces.find((_, i) => forceKey(i) === chosen);
  return (
    <div className="typed-unit">
      <Choice
        label={text.list}
        value={chosen}
        options={[
          ['', text.chooseList] as const,
          ...forces.map(({ name }, i) => [forceKey(i), text.fromLobby(name)] as const),
          ...lists.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={setChosen}
      />
      {force !== undefined ? (
        <Units units={force.units.map((unit) => forceUnit(unit, known))} onTake={onTake} />
      ) : chosen === '' ? null : (
        <UnitsOf key={chosen} roster={chosen} known={known} onTake={onTake} />
      )}
    </div>
  );
}

const forceKey = (i: number): string => `force ${i}`;

/** The units that count in a list, as its player reviewed it. */
function UnitsOf({ roster, known, onTake }: FromListProps & { readonly roster: string }) {
  const reviews = useReviews();
  const lists = useReviewedLists([roster], reviews);
  const { data: made } = useDetachment(lists === null ? null : { name: buildText.muster.defaultName(false, 1), lists });
  if (made === undefined) return null;
  if (!made.ok) return <p className="muted">{buildText.muster.listEmpty}</p>;
  return <Units units={made.value.units.map((unit) => listedUnit(unit, known))} onTake={onTake} />;
}

function Units({ units, onTake }: Pick<FromListProps, 'onTake'> & { readonly units: readonly UnitSetup[] }) {
  const text = buildText.muster;
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
