import { useBuildForm } from './build-form.ts';
import { Ledger } from './ledger.tsx';
import { PlaceList } from './place-list.tsx';

/** On a desktop: all places of the seat on the left, the open one with its price lists beside them. */
export function BuildBoard() {
  const form = useBuildForm();
  if (form === null) return null;
  return (
    <div className="build-board">
      <PlaceList form={form} />
      <Ledger form={form} />
    </div>
  );
}
