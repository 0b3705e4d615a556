import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { movementSheetText } from '@sealed-orders/text/hex-campaign/desks/movement-sheet';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { allLoaded } from '../../../shell/all-loaded.ts';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { RuleChip } from '../../../shell/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { PieceChit } from '../../panels/chit-of.tsx';
import { useAirDesk } from '../air/air-desk.ts';
import { GarrisonNote } from '../parts/garrison-note.tsx';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SheetRow } from '../parts/sheet-row.tsx';
import { useOrderGiving } from './order-giving.ts';
import { orderWords } from './order-words.ts';
import { type OrdersDesk, useOrdersDesk } from './orders-context.ts';

/** Loaded where there are any, after what the first march is drawn with. */
const SquadronSection = lazy(async () => {
  await allLoaded();
  return { default: (await import('../air/air-sheet.tsx')).SquadronSection };
});

/** Every unit that takes orders, those without one first. A row selects and centres its unit. */
export function OrderSheet() {
  const desk = useOrdersDesk();
  const squadrons = useAirDesk()?.squadrons.length ?? 0;
  if (desk === null) return null;
  return (
    <section aria-label={sheetText.title} data-keys>
      <OrdersHead desk={desk} />
      {desk.pieces.length === 0 ? <p className="px-4 py-3 muted">{sheetText.noneNeeded}</p> : null}
      <ul className="order-sheet">
        {desk.pieces.map((piece) => (
          <PieceRow key={piece.id} desk={desk} piece={piece} />
        ))}
      </ul>
      <GarrisonNote garrisons={desk.garrisons} />
      <Suspense>{squadrons > 0 ? <SquadronSection /> : null}</Suspense>
    </section>
  );
}

function OrdersHead({ desk }: { readonly desk: OrdersDesk }) {
  const giving = useOrderGiving();
  const states = desk.pieces.map((piece) => desk.stateOf(piece.id));
  const count = (state: string) => states.filter((found) => found === state).length;
  return (
    <SheetHead
      desk={desk}
      onUndo={giving.undo}
      onClear={desk.orders.length > 0 ? giving.clearAll : undefined}
      count={sheetText.count(count('complete'), count('draft'), count('none'))}
    />
  );
}

function PieceRow({ desk, piece }: { readonly desk: OrdersDesk; readonly piece: Piece }) {
  const { view, words, selection, nameOf } = useHexPlace();
  const giving = useOrderGiving();
  const state = desk.stateOf(piece.id);
  const order = desk.orderOf(piece.id);
  const isSelected = selection?.kind === 'piece' && selection.piece === piece.id;
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    giving.move(piece, event.key === 'ArrowUp' ? -1 : 1);
  };
  const unordered = desk.isSealed ? sheetText.guards : sheetText.none;
  return (
    <SheetRow
      state={state}
      isSelected={isSelected}
      isGap={state === 'none' && !desk.isSealed}
      chit={<PieceChit view={view} piece={piece.id} size={32} />}
      name={nameOf(piece)}
      place={words.hex(piece.hex).text}
      given={order && state !== 'none' ? orderWords(order, words) : unordered}
      rejections={desk.refusalsOf(piece.id)}
      onTake={() => giving.take(piece)}
      onClear={() => giving.clear(piece)}
      onKey={onKey}
    >
      {isSelected && order !== undefined && desk.isOpen ? <Places desk={desk} piece={piece} /> : null}
    </SheetRow>
  );
}

/** Earlier or later in the player's own order of pieces. HEX-MOV-01. */
function Places({ desk, piece }: { readonly desk: OrdersDesk; readonly piece: Piece }) {
  const giving = useOrderGiving();
  const place = desk.orders.findIndex((order) => order.piece === piece.id);
  if (desk.orders.length < 2) return null;
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
        disabled={place === desk.orders.length - 1}
        onClick={() => giving.move(piece, 1)}
      >
        <Icon of={ChevronDown} size={18} />
      </Button>
    </p>
  );
}
