import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { movementSheetText } from '@sealed-orders/text/hex-campaign/forms/movement-sheet';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { allLoaded } from '../../../browser/all-loaded.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { PieceChit } from '../../panels/chit-of.tsx';
import { useAirForm } from '../air/air-form.ts';
import { GarrisonNote } from '../parts/garrison-note.tsx';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SheetRow } from '../parts/sheet-row.tsx';
import { useOrderGiving } from './order-giving.ts';
import { orderWords } from './order-words.ts';
import { type MovementForm, useMovementForm } from './orders-context.ts';

/** Loaded if there are any, after what the first march is drawn with. */
const SquadronSection = lazy(async () => {
  await allLoaded();
  return { default: (await import('../air/air-sheet.tsx')).SquadronSection };
});

/** Every unit that takes orders, those without one first. A row selects and centres its unit. */
export function OrderSheet() {
  const form = useMovementForm();
  const squadrons = useAirForm()?.squadrons.length ?? 0;
  if (form === null) return null;
  return (
    <section aria-label={sheetText.title} data-keys>
      <OrdersHead form={form} />
      {form.pieces.length === 0 ? <p className="px-4 py-3 muted">{sheetText.noneNeeded}</p> : null}
      <ul className="order-sheet">
        {form.pieces.map((piece) => (
          <PieceRow key={piece.id} form={form} piece={piece} />
        ))}
      </ul>
      <GarrisonNote garrisons={form.garrisons} />
      <Suspense>{squadrons > 0 ? <SquadronSection /> : null}</Suspense>
    </section>
  );
}

function OrdersHead({ form }: { readonly form: MovementForm }) {
  const giving = useOrderGiving();
  const states = form.pieces.map((piece) => form.stateOf(piece.id));
  const count = (state: string) => states.filter((found) => found === state).length;
  return (
    <SheetHead
      form={form}
      onUndo={giving.undo}
      onClear={form.orders.length > 0 ? giving.clearAll : undefined}
      count={sheetText.count(count('complete'), count('draft'), count('none'))}
    />
  );
}

function PieceRow({ form, piece }: { readonly form: MovementForm; readonly piece: Piece }) {
  const { view, words, selection, nameOf } = useHexPlace();
  const giving = useOrderGiving();
  const state = form.stateOf(piece.id);
  const order = form.orderOf(piece.id);
  const isSelected = selection?.kind === 'piece' && selection.piece === piece.id;
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    giving.move(piece, event.key === 'ArrowUp' ? -1 : 1);
  };
  const unordered = form.isSealed ? sheetText.guards : sheetText.none;
  return (
    <SheetRow
      state={state}
      isSelected={isSelected}
      isGap={state === 'none' && !form.isSealed}
      chit={<PieceChit view={view} piece={piece.id} size={32} />}
      name={nameOf(piece)}
      place={words.hex(piece.hex).text}
      given={order && state !== 'none' ? orderWords(order, words) : unordered}
      rejections={form.refusalsOf(piece.id)}
      onTake={() => giving.take(piece)}
      onClear={() => giving.clear(piece)}
      onKey={onKey}
    >
      {isSelected && order !== undefined && form.isOpen ? <Places form={form} piece={piece} /> : null}
    </SheetRow>
  );
}

/** Earlier or later in the player's own order of pieces. HEX-MOV-01. */
function Places({ form, piece }: { readonly form: MovementForm; readonly piece: Piece }) {
  const giving = useOrderGiving();
  const place = form.orders.findIndex((order) => order.piece === piece.id);
  if (form.orders.length < 2) return null;
  return (
    <p className="places">
      <span className="hint grow">
        {movementSheetText.order} <RuleChip rule="HEX-MOV-01" />
      </span>
      <Button
        kind="icon"
        aria-label={movementSheetText.earlier}
        aria-keyshortcuts="Alt+ArrowUp"
        disabled={place === 0}
        onClick={() => giving.move(piece, -1)}
      >
        <Icon of={ChevronUp} size={18} />
      </Button>
      <Button
        kind="icon"
        aria-label={movementSheetText.later}
        aria-keyshortcuts="Alt+ArrowDown"
        disabled={place === form.orders.length - 1}
        onClick={() => giving.move(piece, 1)}
      >
        <Icon of={ChevronDown} size={18} />
      </Button>
    </p>
  );
}
