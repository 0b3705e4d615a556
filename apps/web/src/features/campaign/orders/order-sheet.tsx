import { OrderMark } from '@sealed-orders/map';
import type { Piece } from '@sealed-orders/rules/hex-campaign';
import { describeRejection, plain } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { Castle, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { PieceChit } from '../panels/chit-of.tsx';
import { orderWords } from './order-words.ts';
import { type OrdersDesk, useOrdersDesk } from './orders-context.ts';
import { useOrderGiving } from './use-order-giving.ts';

/** Every unit that takes orders, those without one first. A row selects and centres its unit. */
export function OrderSheet() {
  const desk = useOrdersDesk();
  const { nameOf } = useCampaignPlace();
  if (desk === null) return null;
  return (
    <section aria-label={sheetText.title} data-keys>
      <SheetHead desk={desk} />
      {desk.pieces.length === 0 ? <p className="px-4 py-3 muted">{sheetText.noneNeeded}</p> : null}
      <ul className="order-sheet">
        {desk.pieces.map((piece) => (
          <SheetRow key={piece.id} desk={desk} piece={piece} />
        ))}
      </ul>
      {desk.garrisons.length > 0 ? (
        <p className="garrisons">
          <span className="row">
            <Castle size={17} strokeWidth={1.75} aria-hidden />
            {sheetText.garrisons(desk.garrisons.map(nameOf))}
          </span>
          <span>{sheetText.garrisonsGuard}</span>
        </p>
      ) : null}
    </section>
  );
}

function SheetHead({ desk }: { readonly desk: OrdersDesk }) {
  const giving = useOrderGiving();
  const states = desk.pieces.map((piece) => desk.stateOf(piece.id));
  const count = (state: string) => states.filter((found) => found === state).length;
  return (
    <header className="panel-head">
      <h2>{sheetText.title}</h2>
      {desk.isOpen && desk.canUndo ? (
        <button type="button" className="link-btn row" onClick={giving.undo}>
          <Undo2 size={14} strokeWidth={1.75} aria-hidden /> {sheetText.undo}
        </button>
      ) : null}
      {desk.isOpen && desk.orders.length > 0 ? (
        <button type="button" className="link-btn" onClick={giving.clearAll}>
          {sheetText.clearAll}
        </button>
      ) : null}
      <span className="says">
        {desk.sealed ? (
          <span className="chip seal">{sheetText.three.sealed}</span>
        ) : (
          sheetText.count(count('complete'), count('draft'), count('none'))
        )}
      </span>
    </header>
  );
}

function SheetRow({ desk, piece }: { readonly desk: OrdersDesk; readonly piece: Piece }) {
  const { view, words, selection, nameOf } = useCampaignPlace();
  const giving = useOrderGiving();
  const state = desk.stateOf(piece.id);
  const order = desk.orderOf(piece.id);
  const isSelected = selection?.kind === 'piece' && selection.piece === piece.id;
  const isGap = state === 'none' && !desk.sealed;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') giving.clear(piece);
  };
  return (
    <li className={isSelected ? 'selected' : isGap ? 'gap' : ''}>
      <div className="flex-1 min-w-0">
        <button
          type="button"
          className="order-row w-full"
          aria-pressed={isSelected}
          onClick={() => giving.take(piece)}
          onKeyDown={onKeyDown}
        >
          <PieceChit view={view} piece={piece.id} size={32} />
          <span>
            <span className="who">{nameOf(piece)}</span>
            <span className="where">{words.hex(piece.hex).text}</span>
          </span>
          <span className="given">
            {order && state !== 'none' ? orderWords(order, words) : desk.sealed ? sheetText.guards : sheetText.none}
          </span>
          {isGap || state !== 'none' ? <OrderMark state={state} label={sheetText.states[state]} /> : <span />}
        </button>
        {desk.refusalsOf(piece.id).map((rejection) => (
          <p className="bad" key={`${rejection.code} ${rejection.path.join('.')}`}>
            {plain(describeRejection(rejection, words))} {rejection.rule ? <RuleChip rule={rejection.rule} /> : null}
          </p>
        ))}
      </div>
    </li>
  );
}
