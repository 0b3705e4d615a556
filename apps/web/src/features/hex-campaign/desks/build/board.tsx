import { useBuildDesk } from './build-desk.ts';
import { Ledger } from './ledger.tsx';
import { PlaceList } from './place-list.tsx';

/** On a desktop: all places of the seat at the left, the open one with its price lists beside them. */
export function BuildBoard() {
  const desk = useBuildDesk();
  if (desk === null) return null;
  return (
    <div className="build-board">
      <PlaceList desk={desk} />
      <Ledger desk={desk} />
    </div>
  );
}
