import { composerText } from '@sealed-orders/text/node-campaign/composer';

/** How many points of each kind there are, and what is spent. */
interface Points {
  readonly ordinary: number;
  /** Those of game nights: spent first, unless only ordinary ones pay. */
  readonly night: number;
  readonly spend: number;
  readonly isOrdinaryOnly: boolean;
  readonly limit: number;
}

export interface PointBox {
  readonly isRound: boolean;
  readonly state: 'left' | 'spent' | 'missing';
}

/** One box for each point up to the limit, and for those beyond it. */
export function pointBoxes({ ordinary, night, spend, isOrdinaryOnly, limit }: Points): readonly PointBox[] {
  const spentNight = isOrdinaryOnly ? 0 : Math.min(night, spend);
  const spentOrdinary = Math.min(ordinary, spend - spentNight);
  const boxes = (count: number, isRound: boolean, state: PointBox['state']): readonly PointBox[] =>
    Array.from({ length: Math.max(0, count) }, () => ({ isRound, state }));
  return [
    ...boxes(ordinary - spentOrdinary, false, 'left'),
    ...boxes(spentOrdinary, false, 'spent'),
    ...boxes(night - spentNight, true, 'left'),
    ...boxes(spentNight, true, 'spent'),
    ...boxes(limit - ordinary - night, false, 'missing'),
  ];
}

/** The points of a player before and after an order, in words and as boxes. */
export function PointBoxes(points: Points) {
  const { ordinary, night, spend, limit } = points;
  const { balance } = composerText;
  const have = ordinary + night;
  const boxes = pointBoxes(points).map((box, i) => ({ ...box, id: i }));
  return (
    <div className="night-points">
      <p className="night-sum">
        <span className="grow">{balance.title}</span>
        <span>
          <b>{have}</b> {balance.have}
        </span>
        {spend === 0 ? null : (
          <>
            <span>
              <b>−{spend}</b> {balance.spend}
            </span>
            <span>
              <b>{Math.max(0, have - spend)}</b> {balance.left}
            </span>
          </>
        )}
      </p>
      <div className="point-boxes" aria-hidden>
        {boxes.map(({ id, isRound, state }) => (
          <i key={id} className={`${state}${isRound ? ' round' : ''}${id === limit ? ' beyond' : ''}`} />
        ))}
      </div>
    </div>
  );
}
