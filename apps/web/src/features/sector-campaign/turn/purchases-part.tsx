import {
  type Known,
  type NewDetachment,
  type Purchase,
  pointsOf,
  priceOf,
  printed,
  RESOURCE_TABLE,
  RESOURCES,
  type Resource,
  rearTerritories,
  type TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { RESOURCE_HINTS, RESOURCE_NAMES } from '@sealed-orders/text/sector-campaign';
import { commandText } from '@sealed-orders/text/sector-campaign/turn';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { Refused } from '../declarations/refused.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { NewSheet } from './new-sheet.tsx';
import { PlaceChoice } from './placed-detachments.tsx';
import { purchaseOf, trialOf } from './purchases.ts';
import { refusalOfPurchase, type SheetPartProps, withoutPurchase, withPurchase } from './sheet.ts';

const text = commandText.purchases;

/** SEC-CR-07 to -11: what can be bought, and what has been chosen. */
export function PurchasesPart(part: SheetPartProps) {
  const { known, sheet, write } = part;
  const [buying, buy] = useState<'ground' | 'air' | 'dropship' | null>(null);
  if (!known.board.settings.commandResources) return null;
  const take = (detachment: NewDetachment) => {
    const made = buying === null ? null : purchaseOf(known, buying, detachment);
    buy(null);
    if (made !== null) write(withPurchase(sheet, made));
  };
  return (
    <TitledSection title={`${text.title}, ${text.most(known.board.settings.resourceLimit)}`} rule="SEC-CR-03">
      <ul>
        {RESOURCES.map((resource) => (
          <ResourceRow key={resource} {...part} resource={resource} buy={buy} />
        ))}
      </ul>
      {sheet.purchases.map((purchase, i) => (
        <Bought
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be bought twice
          key={i}
          known={known}
          purchase={purchase}
          change={(next) => write({ ...sheet, purchases: sheet.purchases.map((one, k) => (k === i ? next : one)) })}
          remove={() => write(withoutPurchase(sheet, i))}
        />
      ))}
      {buying === null ? null : (
        <NewSheet kind={buying === 'air' ? 'aerial' : buying} onTake={take} onClose={() => buy(null)} />
      )}
    </TitledSection>
  );
}

interface ResourceRowProps extends SheetPartProps {
  readonly resource: Resource;
  readonly buy: (resource: 'ground' | 'air' | 'dropship') => void;
}

/** One resource with its price, or why it can't be bought now. */
function ResourceRow({ known, seat, sheet, write, resource, buy }: ResourceRowProps) {
  const { now } = useSectorPlace();
  const trial = trialOf(known, resource);
  const refusal = trial === null ? null : refusalOfPurchase(now, seat, sheet, trial);
  const isOpen = trial !== null && refusal === null;
  const add = () => {
    if (trial === null) return;
    if (resource === 'bombardment' || resource === 'engineers') write(withPurchase(sheet, trial));
    else buy(resource);
  };
  return (
    <li className="declare-row">
      <span className="grow min-w-0">
        {isOpen ? <b>{RESOURCE_NAMES[resource]}</b> : <s>{RESOURCE_NAMES[resource]}</s>}
        <span className="sub">{refusal === null ? RESOURCE_HINTS[resource] : <Refused refusal={refusal} />}</span>
      </span>
      <b>{RESOURCE_TABLE[resource].price}</b>
      <Button aria-label={`${text.add} ${RESOURCE_NAMES[resource]}`} disabled={!isOpen} onClick={add}>
        {text.add}
      </Button>
    </li>
  );
}

interface BoughtProps {
  readonly known: Known;
  readonly purchase: Purchase;
  readonly change: (purchase: Purchase) => void;
  readonly remove: () => void;
}

function Bought({ known, purchase, change, remove }: BoughtProps) {
  const name = RESOURCE_NAMES[purchase.resource];
  const among: readonly TerritoryId[] =
    purchase.resource === 'engineers'
      ? Object.values(known.board.territories).flatMap((one) => (one.controller === known.side ? [one.id] : []))
      : rearTerritories(known.board, known.side);
  return (
    <div className="declare-row">
      <span className="grow min-w-0">
        <b>{text.entry(name, 'at' in purchase ? printed(purchase.at) : null)}</b>
        {'detachment' in purchase ? (
          <span className="sub">
            {purchase.detachment.name}, {commandText.points(pointsOf(purchase.detachment))}
          </span>
        ) : null}
      </span>
      {'at' in purchase ? (
        <PlaceChoice among={among} at={purchase.at} onChange={(at) => change({ ...purchase, at })} />
      ) : null}
      <b>{commandText.price(priceOf(purchase))}</b>
      <Button kind="icon" aria-label={`${text.remove} ${name}`} onClick={remove}>
        <Icon of={X} />
      </Button>
    </div>
  );
}
