import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { OrderStateChip } from '../../../kit/order-state.tsx';

interface SheetHeadProps {
  readonly form: { readonly isOpen: boolean; readonly canUndo: boolean; readonly isSealed: boolean };
  readonly onUndo: () => void;
  /** Absent if there is nothing to clear, or no button for it. */
  readonly onClear?: (() => void) | undefined;
  /** How far the sheet is, while it is not sealed. */
  readonly count: string;
}

/** Above a sheet of orders: undo, clear all, and how many there are. */
export function SheetHead({ form, onUndo, onClear, count }: SheetHeadProps) {
  return (
    <header className="panel-head">
      <h2 className="flex-none">{sheetText.title}</h2>
      {form.isOpen && form.canUndo ? (
        <Button kind="link" className="row flex-none" onClick={onUndo}>
          <Icon of={Undo2} size={14} /> {sheetText.undo}
        </Button>
      ) : null}
      {form.isOpen && onClear !== undefined ? (
        <Button kind="link" className="flex-none" onClick={onClear}>
          {sheetText.clearAll}
        </Button>
      ) : null}
      <SheetCount isSealed={form.isSealed} count={count} />
    </header>
  );
}

/** How complete a sheet is, or that it is sealed. */
export function SheetCount({ isSealed, count }: { readonly isSealed: boolean; readonly count: string }) {
  return <span className="says">{isSealed ? <OrderStateChip state="sealed" /> : count}</span>;
}
