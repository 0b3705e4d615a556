'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import { type Battle, fighting } from '@sealed-orders/rules/node-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useNodePlace } from '../node-context.ts';
import { namesOf } from './sides.ts';

const text = battleText.agreement;

interface AgreementProps {
  readonly battle: Battle;
  /** Nothing can be agreed on any more. */
  readonly isFought: boolean;
}

/** What the players have agreed on so far, and what the node brings along. */
export function Agreement({ battle, isFought }: AgreementProps) {
  const { view, words } = useNodePlace();
  const talk = lookup(view.talks, battle.id);
  const node = view.map.nodes.find(({ id }) => id === battle.node);
  const waiting = battle.stack.slice(fighting(battle).length).map(({ owner }) => owner);
  const proposals = (talk?.levels ?? []).map(({ seat, level }) => text.proposed(words.seat(seat).text, level));
  return (
    <Part title={text.title}>
      <Facts>
        {isFought && battle.level === null ? null : (
          <Fact name={text.level} rule="NODE-BTL-02">
            <b>{battle.level === null ? text.noLevel : text.levelOf(battle.level)}</b>
            {isFought || proposals.length === 0 ? null : <small>{proposals.join('. ')}</small>}
          </Fact>
        )}
        <Fact name={text.kind} rule="NODE-MSN-05">
          {battle.isPivotal ? text.pivotal : talk?.pivotal?.answer === 'no' ? text.notPivotal : text.regular}
          {talk?.pivotal?.answer === 'open' && !isFought ? (
            <small>{text.pivotalAsked(words.seat(talk.pivotal.by).text)}</small>
          ) : null}
        </Fact>
        <Fact name={text.waits} rule="NODE-BTL-19">
          {waiting.length === 0 ? text.nobodyWaits : namesOf(words, waiting)}
        </Fact>
        {node === undefined || node.terrain === '' ? null : <Fact name={text.terrain}>{node.terrain}</Fact>}
        {node === undefined || node.note === '' ? null : <Fact name={text.rule}>{node.note}</Fact>}
        {node === undefined || node.mission === null ? null : (
          <Fact name={battleText.mission.suggestedName} rule="NODE-MSN-01">
            {battleText.mission.suggested(MISSION_NAMES[node.mission])}
          </Fact>
        )}
      </Facts>
      {talk === undefined ? <p className="hint">{text.secret}</p> : null}
    </Part>
  );
}
