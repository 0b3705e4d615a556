import { useLostFocus } from '../../../browser/use-lost-focus.ts';
import { useBuildForm } from './build-form.ts';
import { Ledger } from './ledger.tsx';
import { PlaceList } from './place-list.tsx';

/** On a desktop: all places of the seat on the left, the open one with its price lists beside them. */
export function BuildBoard() {
  const form = useBuildForm();
  const board = useLostFocus<HTMLDivElement>();
  if (form === null) return null;
  return (
    <div ref={board} tabIndex={-1} className="build-board outline-none">
      <PlaceList form={form} />
      <Ledger form={form} />
    </div>
  );
}
