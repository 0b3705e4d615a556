'use client';
import { Die } from '@sealed-orders/map';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, type FixedMission, fighting, missionKindNow } from '@sealed-orders/rules/node-campaign';
import { CATEGORY_NAMES, MISSION_KIND_NAMES, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { When } from './parts.tsx';

const text = battleText.mission;

/** The mission with the dice that chose it; or when it is rolled. */
export function MissionRoll({ battle }: { readonly battle: Battle }) {
  const { view } = useNodePlace();
  const { mission } = battle;
  const at = lookup(view.timers, `mission:${battle.id}`);
  const kind = mission?.kind ?? missionKindNow(view, battle);
  return (
    <Part title={text.rollTitle} says={MISSION_KIND_NAMES[kind]}>
      {mission === null ? (
        <Facts>
          <Fact name={text.title} rule="NODE-BTL-05">
            <b>{text.none}</b>
            {at === undefined ? null : (
              <small>
                {text.rollsOn} <When at={at} />
              </small>
            )}
          </Fact>
        </Facts>
      ) : (
        <Rolled battle={battle} mission={mission} />
      )}
      {kind === 'desperate' ? (
        <Notice kind="danger">
          {text.desperate} <RuleChip rule="NODE-MSN-06" />
        </Notice>
      ) : null}
      <p className="hint">{text.anyAgreed}</p>
    </Part>
  );
}

function Rolled({ battle, mission }: { readonly battle: Battle; readonly mission: FixedMission }) {
  const { words } = useNodePlace();
  const { strategy, category, dice, attacks } = mission;
  const pair = strategy.at(-1);
  const [holder, attacker] = fighting(battle);
  const leader = attacks === 'attacker' ? attacker : holder;
  const last = dice.at(-1);
  return (
    <Facts>
      {pair === undefined ? null : (
        <Fact name={text.strategy} rule="NODE-MSN-03">
          <span className="dice">
            <Die face={pair.attacker} size={21} tone={attacks === 'attacker' ? 'deciding' : 'plain'} />
            <Die face={pair.defender} size={21} tone={attacks === 'defender' ? 'deciding' : 'plain'} />
          </span>{' '}
          {text.strategyRoll(pair.attacker, pair.defender)}
        </Fact>
      )}
      {category === null ? null : (
        <Fact name={text.category} rule="NODE-MSN-04">
          <span className="dice">
            <Die face={dice[0] ?? 0} size={21} />
          </span>{' '}
          <b>{CATEGORY_NAMES[category]}</b>
        </Fact>
      )}
      <Fact name={text.missionDie}>
        {last === undefined ? null : (
          <span className="dice">
            <Die face={last} size={21} />
          </span>
        )}{' '}
        <b>{mission.mission === null ? text.toBeChosen : MISSION_NAMES[mission.mission]}</b>
      </Fact>
      {leader === undefined ? null : <Fact name={text.roles}>{text.leads(words.seat(leader.owner).text)}</Fact>}
    </Facts>
  );
}
