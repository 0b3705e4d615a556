import { type Force, lockOf, rosterPoints, type Unit } from '@sealed-orders/rules/node-campaign';
import { UNIT_CATEGORY_NAMES } from '@sealed-orders/text/node-campaign';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { Swords } from 'lucide-react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { useLostFocus } from '../../browser/use-lost-focus.ts';
import { Shortened } from '../../campaign/shortened.tsx';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { ComposerPanel } from '../composer/composer-panel.tsx';
import { ForceChit } from '../force-chit.tsx';
import { useNodePlace } from '../node-context.ts';
import { useLockWords } from './force-row.tsx';
import { OwnerName } from './owner-name.tsx';
import { SelectionHead } from './panel-head.tsx';

const words = mapText.force;

/** A battleforce: where it is, how strong, whether it may be ordered, its units. */
export function ForcePanel({ force }: { readonly force: Force }) {
  const { view, words: names } = useNodePlace();
  const panel = useLostFocus<HTMLElement>();
  const points = composerText.forcePoints(rosterPoints(force.units), view.settings.battleforceMaxPoints);
  return (
    <section ref={panel} tabIndex={-1} className="outline-none" aria-label={force.name} data-keys>
      <SelectionHead
        picture={<ForceChit force={force} size={54} />}
        eyebrow={composerText.forceIn(names.node(force.node).text)}
        title={force.name}
        says={<Kind force={force} points={points} />}
      />
      <Lock force={force} />
      <ComposerPanel />
      <Units force={force} />
    </section>
  );
}

function Kind({ force, points }: { readonly force: Force; readonly points: string }) {
  const { view } = useNodePlace();
  const { owner, isTainted, isHulk, id } = force;
  const isFree = lockOf(view, id) === null;
  return (
    <>
      {view.you === owner ? null : (
        <span className="block">
          <OwnerName owner={owner} />
        </span>
      )}
      <span className="block">{isFree ? `${points}, ${composerText.free}` : points}</span>
      {isTainted || isHulk ? (
        <span className="row pt-1">
          {isTainted ? <span className="chip danger">{words.tainted}</span> : null}
          {isHulk ? <span className="chip">{words.hulk}</span> : null}
          <RuleChip rule={isTainted ? 'NODE-FAC-CHAOS-03' : 'NODE-FAC-ORK-04'} />
        </span>
      ) : null}
    </>
  );
}

/** The battle that locks it. */
function Lock({ force }: { readonly force: Force }) {
  const { view } = useNodePlace();
  const says = useLockWords(force);
  const { show } = useOpenBattle();
  const lock = lockOf(view, force.id);
  if (lock === null) return null;
  return (
    <div className="grid justify-items-start gap-2 px-4 pb-3">
      <p className="ink2">
        {says} <RuleChip rule="NODE-ORD-06" />
      </p>
      <Button size="small" onClick={() => show(lock.battle.id)}>
        <Icon of={Swords} /> {mapText.node.battle}
      </Button>
    </div>
  );
}

/** The roster in short, and the way to all of it. */
function Units({ force: { units, killTeam } }: { readonly force: Force }) {
  const { openTab } = useNodePlace();
  return (
    <div className="px-4 pb-3 at-length">
      {units.length === 0 ? (
        <p className="muted">{words.noRoster}</p>
      ) : (
        <details>
          <summary className={buttonClass({ kind: 'link' })}>{words.units(units.length)}</summary>
          <UnitTable units={units} />
        </details>
      )}
      {killTeam.length === 0 ? null : <p className="hint">{words.killTeam(killTeam.length)}</p>}
      <Button kind="link" onClick={() => openTab('game-forces')}>
        {words.roster}
      </Button>
    </div>
  );
}

function UnitTable({ units }: { readonly units: readonly Unit[] }) {
  return (
    <table className="ledger" aria-label={words.units(units.length)}>
      <thead>
        <tr>
          <th scope="col">{words.columns.unit}</th>
          <th scope="col" className="num">
            <Shortened>{words.columns.xp}</Shortened>
          </th>
          <th scope="col" className="num">
            {words.columns.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ id, name, category, xp, points }) => (
          <tr key={id}>
            <th scope="row" className="row-head">
              {name} <span className="muted text-xs">{UNIT_CATEGORY_NAMES[category]}</span>
            </th>
            <td className="num">{xp.toLocaleString('en-GB')}</td>
            <td className="num">{points.toLocaleString('en-GB')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
