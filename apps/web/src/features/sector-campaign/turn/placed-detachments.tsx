import {
  type NewDetachment,
  pointsOf,
  printed,
  rearTerritories,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { commandText as text } from '@sealed-orders/text/sector-campaign/turn';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Refused } from '../declarations/refused.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { NewSheet } from './new-sheet.tsx';
import { refusalOfSheet, type SheetPartProps } from './sheet.ts';

interface PlacedDetachmentsProps extends SheetPartProps {
  readonly isVisit: boolean;
  readonly title: string;
  readonly says: string;
}

/** The detachments that an accepted directive brings, each with its place. SEC-DIR-13, -14. */
export function PlacedDetachments({ known, seat, sheet, write, isVisit, title, says }: PlacedDetachmentsProps) {
  const { now } = useSectorPlace();
  const [isOpen, open] = useState(false);
  const { additions } = sheet;
  const among = isVisit
    ? rearTerritories(known.board, known.side)
    : Object.values(known.board.territories).flatMap((one) => (one.controller === known.side ? [one.id] : []));
  const [usual] = among;
  const add = (detachment: NewDetachment) => {
    open(false);
    if (usual !== undefined) write({ ...sheet, additions: [...additions, { detachment, at: usual }] });
  };
  const refusal = refusalOfSheet(now, seat, sheet);
  return (
    <div className="px-4 py-2 grid gap-2">
      <p>
        <b>{title}.</b> {says}
      </p>
      {additions.map(({ detachment, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two reserves may be alike
        <div key={i} className="row">
          <span className="grow min-w-0">
            <b>{detachment.name}</b> <span className="muted">{text.points(pointsOf(detachment))}</span>
          </span>
          <PlaceChoice
            among={among}
            at={at}
            onChange={(next) =>
              write({ ...sheet, additions: additions.map((one, k) => (k === i ? { ...one, at: next } : one)) })
            }
          />
          <Button
            kind="icon"
            aria-label={`${text.purchases.remove} ${detachment.name}`}
            onClick={() => write({ ...sheet, additions: additions.filter((_, k) => k !== i) })}
          >
            <Icon of={X} />
          </Button>
        </div>
      ))}
      {refusal?.path.includes('additions') ? (
        <p className="sub warn">
          <Refused refusal={refusal} />
        </p>
      ) : null}
      <p>
        <Button size="small" disabled={usual === undefined} onClick={() => open(true)}>
          {text.purchases.add}
        </Button>
      </p>
      {isOpen ? <NewSheet kind="ground" isCommander={isVisit} onTake={add} onClose={() => open(false)} /> : null}
    </div>
  );
}

interface PlaceChoiceProps {
  readonly among: readonly TerritoryId[];
  readonly at: TerritoryId;
  readonly onChange: (at: TerritoryId) => void;
}

export const PlaceChoice = ({ among, at, onChange }: PlaceChoiceProps) => (
  <Choice
    label={text.purchases.at}
    value={at}
    options={among.map((id) => [id, printed(id)] as const)}
    onChange={onChange}
    quiet
  />
);
