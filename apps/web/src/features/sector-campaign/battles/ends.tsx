'use client';
import {
  type Battle,
  battleEnd,
  type Leaving,
  otherSide,
  WINNERS,
  type Winner,
} from '@sealed-orders/rules/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { sideOf, useNames } from './use-names.ts';

const text = battleText.ends;

/** What each result would mean, before the battle is fought. Detachments that would be cut off come first. */
export function Ends({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const { attacker } = battle;
  const lost = view.side === null ? null : battleEnd(view, battle, view.side === attacker ? 'defender' : 'attacker');
  const gone = (lost?.leaving ?? []).filter(({ counter, why }) => why !== null && sideOf(counter) === view.side);
  const name = (winner: Winner): string =>
    winner === 'draw' ? text.draw : text.attacker(winner === 'attacker' ? attacker : otherSide(attacker));
  return (
    <Part title={text.title} rule="SEC-BTL-07">
      {gone.length === 0 ? null : (
        <Notice kind="danger">
          <b>{text.warning}</b>
          <Leaves leaving={gone} battle={battle} />
        </Notice>
      )}
      <Facts>
        {WINNERS.map((winner) => (
          <Fact key={winner} name={name(winner)}>
            <OneEnd battle={battle} winner={winner} isOwnOnly />
          </Fact>
        ))}
      </Facts>
      <p className="hint">{text.asThingsStand}</p>
    </Part>
  );
}

/** What follows from a result once it is confirmed. */
export function Follows({ battle, winner }: { readonly battle: Battle; readonly winner: Winner }) {
  return (
    <Part title={text.follows} rule="SEC-VP-06">
      <OneEnd battle={battle} winner={winner} />
      <p className="hint">{text.asThingsStand}</p>
    </Part>
  );
}

interface OneEndProps {
  readonly battle: Battle;
  readonly winner: Winner;
  /** Shows only where the reader's own detachments go. */
  readonly isOwnOnly?: boolean;
}

function OneEnd({ battle, winner, isOwnOnly = false }: OneEndProps) {
  const { view } = useSectorStep();
  const { controller, score, leaving } = battleEnd(view, battle, winner);
  const names = useNames();
  const territory = names.territory(battle.territory);
  const told = isOwnOnly ? leaving.filter(({ counter }) => sideOf(counter) === view.side) : leaving;
  const says = controller === battle.attacker ? text.takes(controller, territory) : text.keeps(controller, territory);
  const unscored = winner === 'draw' ? text.noScore : text.scoreUnknown;
  return (
    <>
      <p>
        {says} {score === null ? unscored : text.scores(score.side, score.amount)}
      </p>
      <Leaves leaving={told} battle={battle} />
    </>
  );
}

interface LeavesProps {
  readonly leaving: readonly Leaving[];
  readonly battle: Battle;
}

/** Where each detachment goes, or can go. */
function Leaves({ leaving, battle }: LeavesProps) {
  const names = useNames();
  const place = (to: Leaving['among'][number]): string =>
    to === null ? text.here(names.territory(battle.territory)) : names.territory(to);
  const says = ({ counter, among, why }: Leaving): string => {
    const name = names.counter(counter);
    const [first] = among;
    if (why === 'isolated') return text.isolated(name);
    if (why === 'no-retreat' || first === undefined) return text.cutOff(name);
    if (among.length > 1) return text.chooses(name, among.map(place));
    return first === null ? text.stays(name) : text.goes(name, names.territory(first));
  };
  return (
    <ul>
      {leaving.map((one) => (
        <li key={one.counter}>
          {says(one)} {one.why === 'isolated' ? <RuleChip rule="SEC-BTL-09" /> : null}
        </li>
      ))}
    </ul>
  );
}
