'use client';
import { type Force, hasCore, lockOf, rosterPoints, type Unit } from '@sealed-orders/rules/node-campaign';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { Check, Skull, TriangleAlert } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { useBattleOpener } from './open-force.ts';

/** The Kill-Team, whether the roster makes a legal army, what it is marked with, and the way to its retreat list. */
export function ForceNotes({ force }: { readonly force: Force }) {
  const { view } = useNodePlace();
  const marks = [
    ...(force.isTainted ? [{ says: forcesText.tainted, rule: 'NODE-FAC-CHAOS-04' }] : []),
    ...(force.isHulk ? [{ says: forcesText.hulk, rule: 'NODE-FAC-ORK-04' }] : []),
  ];
  const most = view.settings.killTeamMaxPoints;
  return (
    <div className="force-notes">
      {marks.map(({ says, rule }) => (
        <section key={rule} className="force-card">
          <p className="row">
            <Icon of={Skull} /> <span className="grow">{says}</span> <RuleChip rule={rule} />
          </p>
        </section>
      ))}
      <section className="force-card" aria-label={forcesText.killTeam}>
        <header className="row">
          <h3 className="grow">{forcesText.killTeam}</h3>
          <b>{forcesText.killTeamSize(rosterPoints(force.killTeam), most)}</b>
        </header>
        {force.killTeam.length === 0 ? <p className="muted">{forcesText.noKillTeam}</p> : null}
        <ul>
          {force.killTeam.map((unit) => (
            <TeamMember key={unit.id} unit={unit} hasXp={view.settings.killTeamXp} />
          ))}
        </ul>
        <p className="hint">
          {forcesText.killTeamSays} <RuleChip rule="NODE-BF-03" />
        </p>
      </section>
      <Core force={force} />
      <Retreats force={force} />
    </div>
  );
}

const TeamMember = ({ unit, hasXp }: { readonly unit: Unit; readonly hasXp: boolean }) => (
  <li className="team-member">
    <span className="grow">
      <b>{unit.name}</b>
      {unit.description === '' ? null : <small>{unit.description}</small>}
    </span>
    {hasXp ? <span className="muted">{forcesText.xpOf(unit.xp)}</span> : null}
    <span>{forcesText.points(unit.points)}</span>
  </li>
);

function Core({ force: { units } }: { readonly force: Force }) {
  if (units.length === 0) return null;
  const [isThere, count] = [
    hasCore(units),
    (kind: Unit['category']) => units.filter((u) => u.category === kind).length,
  ];
  return (
    <section className="force-card" aria-label={forcesText.mayFight}>
      <header className="row">
        <h3 className="grow">{forcesText.mayFight}</h3>
        <b className={isThere ? 'core' : 'core missing'}>
          <Icon of={isThere ? Check : TriangleAlert} /> {forcesText.core(count('hq'), count('troops'))}
        </b>
      </header>
      <p className="hint">
        {isThere ? null : forcesText.coreMissing} <RuleChip rule="NODE-BF-02" />
      </p>
    </section>
  );
}

/** The retreat list is written where battles are. */
function Retreats({ force }: { readonly force: Force }) {
  const { view, options } = useNodePlace();
  const openBattle = useBattleOpener();
  if (!optionsOf(options, 'retreats').some((option) => option.force === force.id)) return null;
  const battle = lockOf(view, force.id)?.battle.id ?? null;
  return (
    <section className="force-card" aria-label={forcesText.retreats}>
      <h3>{forcesText.retreats}</h3>
      <p className="hint">
        {forcesText.retreatsSays} <RuleChip rule="NODE-BTL-12" />
      </p>
      <Button kind="link" onClick={() => openBattle(battle)}>
        {battle === null ? forcesText.toBattles : forcesText.toBattle}
      </Button>
    </section>
  );
}
