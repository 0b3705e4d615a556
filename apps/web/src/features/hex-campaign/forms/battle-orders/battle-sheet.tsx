import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { type HexPlace, useHexPlace } from '../../hex-context.ts';
import { inOrbit } from '../../map/known.ts';
import { PieceChit } from '../../panels/chit-of.tsx';
import { GarrisonNote } from '../parts/garrison-note.tsx';
import { SheetHead } from '../parts/sheet-head.tsx';
import { SheetRow } from '../parts/sheet-row.tsx';
import { AirSupportRows } from './air-support-rows.tsx';
import { type BattleOrdersForm, useBattleOrdersForm } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { missionWords, orderWords } from './battle-words.ts';

/** Armies without an order first, then those with one in the order in which they move; spies; air support. */
export function BattleSheet() {
  const form = useBattleOrdersForm();
  if (form === null) return null;
  const { armies, spies, garrisons, sheet } = form;
  return (
    <section className="battle-sheet" aria-label={sheetText.title} data-keys>
      <BattleHead form={form} />
      {armies.length + spies.length === 0 ? <p className="px-4 py-3 muted">{sheetText.noneNeeded}</p> : null}
      {sheet.orders.length > 1 ? <p className="px-4 pb-2 hint">{battleOrdersText.sheet.order}</p> : null}
      <ul className="order-sheet" aria-label={battleOrdersText.sheet.armies}>
        {armies.map((piece) => (
          <PieceRow key={piece.id} form={form} piece={piece} />
        ))}
      </ul>
      {spies.length > 0 ? (
        <>
          <h3 className="battle-part">{battleOrdersText.sheet.spies}</h3>
          <ul className="order-sheet" aria-label={battleOrdersText.sheet.spies}>
            {spies.map((piece) => (
              <PieceRow key={piece.id} form={form} piece={piece} />
            ))}
          </ul>
        </>
      ) : null}
      <AirSupportRows form={form} />
      <GarrisonNote garrisons={garrisons} />
    </section>
  );
}

function BattleHead({ form }: { readonly form: BattleOrdersForm }) {
  const giving = useBattleGiving();
  const pieces = [...form.armies, ...form.spies].filter(({ id }) => form.isAsked(id) || form.stateOf(id) !== 'none');
  const states = pieces.map(({ id }) => form.stateOf(id));
  const count = (state: string) => states.filter((found) => found === state).length;
  const { orders, spies, airSupport } = form.sheet;
  return (
    <SheetHead
      form={form}
      onUndo={giving.undo}
      onClear={orders.length + spies.length + airSupport.length > 0 ? giving.clearAll : undefined}
      count={sheetText.count(count('complete'), count('draft'), count('none'))}
    />
  );
}

interface PieceRowProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
}

function PieceRow({ form, piece }: PieceRowProps) {
  const place = useHexPlace();
  const { view, words, selection } = place;
  const giving = useBattleGiving();
  const state = form.stateOf(piece.id);
  const isAbove = inOrbit(view, piece.id) !== undefined;
  return (
    <SheetRow
      state={state}
      isSelected={selection?.kind === 'piece' && selection.piece === piece.id}
      isGap={state === 'none' && form.isAsked(piece.id) && !form.isSealed}
      chit={<PieceChit view={view} piece={piece.id} size={32} />}
      name={place.nameOf(piece)}
      place={isAbove ? battleOrdersText.inOrbit : words.hex(piece.hex).text}
      given={givenTo(form, piece, place)}
      rejections={form.refusalsOf(piece.id)}
      onTake={() => giving.take(piece)}
      onClear={() => giving.clear(piece)}
      beside={form.isOpen ? <MoveButtons form={form} piece={piece} /> : null}
    />
  );
}

/** The order in words; without one, the rules' default. HEX-BORD-01: an army without an order guards. */
function givenTo(form: BattleOrdersForm, piece: Piece, place: HexPlace): string {
  const order = form.orderOf(piece.id);
  const mission = form.missionOf(piece.id);
  if (order !== undefined) return orderWords(order, place);
  if (mission !== undefined) return missionWords(mission);
  if (form.isSealed) return sheetText.guards;
  return form.isAsked(piece.id) ? sheetText.none : battleOrdersText.sheet.onlyGuards;
}

/** One place up or down in the order of moves. HEX-BMOV-03. */
function MoveButtons({ form, piece }: PieceRowProps) {
  const { nameOf } = useHexPlace();
  const giving = useBattleGiving();
  const { orders } = form.sheet;
  const at = orders.findIndex((order) => order.piece === piece.id);
  if (at < 0 || orders.length < 2) return null;
  const name = nameOf(piece);
  return (
    <div className="move-buttons">
      <Button
        kind="icon"
        aria-label={battleOrdersText.sheet.earlier(name)}
        disabled={at === 0}
        onClick={() => giving.move(piece.id, -1)}
      >
        <Icon of={ChevronUp} size={18} />
      </Button>
      <Button
        kind="icon"
        aria-label={battleOrdersText.sheet.later(name)}
        disabled={at === orders.length - 1}
        onClick={() => giving.move(piece.id, 1)}
      >
        <Icon of={ChevronDown} size={18} />
      </Button>
    </div>
  );
}
