import { MOUNTS, type UnitSetup } from '@sealed-orders/rules/hex-campaign';
import { SLOT_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText, GOD_NAMES, MOUNT_NAMES } from '@sealed-orders/text/hex-campaign/forms/build';
import { X } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Icon } from '../../../../kit/icon.tsx';
import type { MusterDraft } from '../build-pen.ts';

interface DraftUnitsProps {
  readonly draft: MusterDraft;
  readonly write: (change: Partial<MusterDraft>) => void;
}

/** A unit's transport and mark. */
function natureOf({ mount, mark }: UnitSetup): readonly string[] {
  const carrier = MOUNTS.find((one) => one === mount);
  return [
    ...(carrier === undefined ? [] : [buildText.muster.carriedBy(MOUNT_NAMES[carrier])]),
    ...(mark === null ? [] : [buildText.muster.markOf(GOD_NAMES[mark])]),
  ];
}

/** The units so far; each can be removed. */
export function DraftUnits({ draft, write }: DraftUnitsProps) {
  const text = buildText.muster;
  if (draft.units.length === 0) return <p className="muted">{text.noUnits}</p>;
  return (
    <ul className="draft-units" aria-label={text.units}>
      {draft.units.map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: units of a detachment may be alike in everything
        <li key={i}>
          <span className="grow">
            <b>{unit.name}</b>
            <small>
              {[text.unitSays(SLOT_NAMES[unit.slot], unit.models, unit.points), ...natureOf(unit)].join(', ')}
            </small>
          </span>
          <Button
            kind="icon"
            aria-label={text.removeUnit(unit.name)}
            onClick={() => write({ units: draft.units.filter((_, other) => other !== i) })}
          >
            <Icon of={X} />
          </Button>
        </li>
      ))}
    </ul>
  );
}
