'use client';
import { type Army, type NewDetachment, pointsOf, READY_MADE_ARMIES } from '@sealed-orders/rules/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';
import { armyText } from '@sealed-orders/text/sector-campaign/setup';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTRPC } from '../../api/client.ts';
import { useReviews } from '../../armies/reviews.ts';
import { useDetachment, useReviewedLists } from '../../armies/use-detachment.ts';
import { Button } from '../../kit/button.tsx';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Choice } from '../../kit/field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { excessOf, faultsOf, type Offer, offerOf } from './army-checks.ts';
import { armyOf, draftOf, withDetachment } from './army-draft.ts';
import { draftOfList, type SheetDraft } from './sheet-draft.ts';
import type { ArmyDeskProps } from './use-army-draft.ts';

interface SourcesProps extends ArmyDeskProps {
  /** Opens the form with a detachment that is already partly written. */
  readonly startSheet: (start: SheetDraft) => void;
}

/** Ready-made armies and the player's army lists, as sources of detachments. */
export function ArmySources({ startSheet, ...desk }: SourcesProps) {
  return (
    <section className="army-sources" aria-label={armyText.sources}>
      <h3>{armyText.readyMade}</h3>
      {READY_MADE_ARMIES.map((army, i) => (
        <details key={army.name} open={i === 0}>
          <summary>
            <b>{army.name}</b>{' '}
            <small>{forcesText.points(army.detachments.reduce((sum, one) => sum + pointsOf(one), 0))}</small>
          </summary>
          <ReadyMade army={army} {...desk} />
        </details>
      ))}
      <h3>{armyText.fromList}</h3>
      <FromList onTake={startSheet} />
    </section>
  );
}

/** SEC-SETUP-10: a whole ready-made army, or single detachments from it. */
function ReadyMade({ army, terms, draft, write }: ArmyDeskProps & { readonly army: Army }) {
  const [isAsked, ask] = useState(false);
  const take = () => write(draftOf(army));
  return (
    <>
      {faultsOf(terms, army).length > 0 ? null : (
        <p className="p-3">
          <Button size="small" onClick={() => (draft.lines.length === 0 ? take() : ask(true))}>
            {armyText.take(army.name)}
          </Button>
        </p>
      )}
      <ul>
        {army.detachments.map((one) => (
          <OfferRow
            key={one.name}
            detachment={one}
            offer={offerOf(terms, armyOf(draft, armyText.untitled), one)}
            add={() => write(withDetachment(draft, one))}
          />
        ))}
      </ul>
      {isAsked ? (
        <ConfirmDialog
          title={armyText.take(army.name)}
          action={armyText.take(army.name)}
          onConfirm={take}
          onClose={() => ask(false)}
        >
          <p>{armyText.replaces}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface OfferRowProps {
  readonly detachment: NewDetachment;
  readonly offer: Offer;
  readonly add: () => void;
}

function OfferRow({ detachment, offer, add }: OfferRowProps) {
  const { name, units } = detachment;
  return (
    <li className={`army-offer ${offer.kind}`}>
      <span className="grow min-w-0">
        {offer.kind === 'refused' ? <s>{name}</s> : <b>{name}</b>}
        <small>{units.map((unit) => forcesText.several(unit.count, unit.name)).join(', ')}</small>
      </span>
      {offer.kind === 'open' ? (
        <>
          <span>{pointsOf(detachment)}</span>
          <Button size="small" aria-label={armyText.addOne(name)} onClick={add}>
            {armyText.add}
          </Button>
        </>
      ) : (
        <small className="muted">
          {offer.kind === 'taken' ? <Icon of={Check} /> : null} {whyNotOffered(offer)}
        </small>
      )}
    </li>
  );
}

function whyNotOffered(offer: Exclude<Offer, { readonly kind: 'open' }>): string {
  if (offer.kind === 'taken') return armyText.taken;
  const excess = excessOf(offer.refusal);
  if (excess !== null) return armyText.cannot['too-many-points'](excess);
  const { code } = offer.refusal;
  if (code === 'too-many-supreme-commanders' || code === 'no-dropships') return armyText.cannot[code];
  return armyText.cannot.other;
}

/** One of the player's saved army lists as a detachment. */
function FromList({ onTake }: { readonly onTake: (start: SheetDraft) => void }) {
  const trpc = useTRPC();
  const { data: lists } = useQuery(trpc.rosters.list.queryOptions());
  const [chosen, choose] = useState('');
  if (lists === undefined) return null;
  if (lists.length === 0) return <p className="muted p-3">{armyText.noLists}</p>;
  const list = lists.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-3 p-3">
      <p className="hint">{armyText.listSays}</p>
      <Choice
        label={armyText.list}
        value={chosen}
        options={[['', armyText.chooseList] as const, ...lists.map(({ id, name }) => [id, name] as const)]}
        onChange={choose}
      />
      {list === undefined ? null : <SavedList key={list.id} roster={list.id} name={list.name} onTake={onTake} />}
    </div>
  );
}

interface SavedListProps {
  readonly roster: string;
  readonly name: string;
  readonly onTake: (start: SheetDraft) => void;
}

/** The units of a saved list, as its player reviewed it. */
function SavedList({ roster, name, onTake }: SavedListProps) {
  const lists = useReviewedLists([roster], useReviews());
  const { data: made } = useDetachment(lists === null ? null : { name, lists });
  if (made === undefined) return null;
  const units = made.ok ? made.value.units : [];
  if (units.length === 0) return <p className="muted">{armyText.listEmpty}</p>;
  return <Button onClick={() => onTake(draftOfList(name, units))}>{armyText.useList}</Button>;
}
