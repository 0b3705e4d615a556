import { OrderBadge, type OrderState } from '@sealed-orders/map';
import type { Rejection } from '@sealed-orders/rules/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import type { KeyboardEvent, ReactNode } from 'react';
import { useHexPlace } from '../../hex-context.ts';
import { RefusalLines } from './refusals.tsx';

interface SheetRowProps {
  readonly state: OrderState;
  readonly isSelected: boolean;
  /** Whether an order is still missing here. */
  readonly isGap: boolean;
  readonly chit: ReactNode;
  readonly name: string;
  readonly place: string;
  /** The order in words. */
  readonly given: string;
  readonly rejections: readonly Rejection[];
  readonly onTake: () => void;
  readonly onClear: () => void;
  /** Further keys of the row. */
  readonly onKey?: (event: KeyboardEvent) => void;
  /** Beside the row. */
  readonly beside?: ReactNode;
  /** Below the row. */
  readonly children?: ReactNode;
}

/**
 * One line of a sheet of orders: who, where, what, and its state. A tap selects, and brings the map and the panel,
 * where the order is given, to the front; Delete removes the order.
 */
export function SheetRow({ state, isSelected, isGap, onTake, onClear, onKey, ...row }: SheetRowProps) {
  const { openTab } = useHexPlace();
  const take = () => {
    openTab('board');
    onTake();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onClear();
    onKey?.(event);
  };
  return (
    <li className={isSelected ? 'selected' : isGap ? 'gap' : ''}>
      <div className="flex-1 min-w-0">
        <div className="flex items-stretch">
          <button type="button" className="order-row" aria-pressed={isSelected} onClick={take} onKeyDown={onKeyDown}>
            {row.chit}
            <span>
              <span className="who">{row.name}</span> <span className="where">{row.place}</span>
            </span>
            <span className="given">{row.given}</span>
            {isGap || state !== 'none' ? <OrderBadge state={state} label={sheetText.states[state]} /> : <span />}
          </button>
          {row.beside}
        </div>
        {row.children}
        <RefusalLines rejections={row.rejections} />
      </div>
    </li>
  );
}
