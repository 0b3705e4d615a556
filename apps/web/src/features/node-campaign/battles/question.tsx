'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  askedIn,
  type Battle,
  type BattleDecision,
  type Decision,
  type Mission,
  playersOf,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { DECISION_TEXT, MISSION_NAMES, refusalSentence } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { Dices, Swords } from 'lucide-react';
import { useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { type ClockKind, type Deadline, deadlineIn, type Standing } from './battle-state.ts';
import { LevelPart } from './level-part.tsx';
import { TurnHead } from './parts.tsx';
import { namesOf } from './sides.ts';
import { useBattleOptions } from './use-battle-options.ts';
import { useSending } from './use-sending.ts';

interface QuestionProps {
  readonly battle: Battle;
  readonly standing: Standing;
}

/** Orders about a battle that need no more than a button. */
export function useDecisions({ id }: Battle): readonly BattleDecision[] {
  const options = useBattleOptions();
  return optionsOf(options, 'decision').flatMap(({ decision }) => (decision.battle === id ? [decision] : []));
}

/** What a battle asks of the reader before it is fought, and what the reader can propose. */
export function Question({ battle, standing }: QuestionProps) {
  const { asked } = standing;
  return (
    <section className="nb-card" aria-label={battleText.tabs.agreement}>
      <Asked battle={battle} asked={asked} />
      <LevelPart battle={battle} />
      <PivotalPart battle={battle} />
      <RollPart battle={battle} />
    </section>
  );
}

const TIMERS: Readonly<Partial<Record<Decision, ClockKind>>> = {
  level: 'battle',
  mission: 'choice',
  pivotal: 'mission',
  consent: 'consent',
  report: 'battle',
};

function Asked({ battle, asked }: { readonly battle: Battle; readonly asked: Decision | null }) {
  const { view, words } = useNodePlace();
  const eyebrow = battleText.title(words.node(battle.node).text);
  if (asked === null) return <OthersTurn battle={battle} />;
  const { title, otherwise } = DECISION_TEXT[asked];
  return (
    <>
      <TurnHead eyebrow={eyebrow} title={title} deadline={deadlineFor(view, asked, battle)} />
      <p className="hint nb-pad">{otherwise}</p>
      {asked === 'mission' && battle.choice?.kind === 'mission' ? (
        <MissionChoice battle={battle} of={battle.choice.of} />
      ) : null}
      {asked === 'pivotal' ? <YesOrNo battle={battle} type="pivotal" /> : null}
      {asked === 'consent' ? <YesOrNo battle={battle} type="consent" /> : null}
    </>
  );
}

const deadlineFor = (view: View, asked: Decision, battle: Battle): Deadline | null => {
  const kind = TIMERS[asked];
  return kind === undefined ? null : deadlineIn(view, kind, battle);
};

/** Others are asked for something; what, as far as the reader knows. */
function OthersTurn({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const { choice } = battle;
  // Those who do not take part know only of the choice of a mission.
  const known = playersOf(battle).flatMap((seat) => {
    const [first] = askedIn(view, battle, seat);
    return first === undefined || first === 'report' ? [] : [{ seat, asked: first }];
  });
  const open = choice?.kind === 'mission' ? [{ seat: choice.by, asked: 'mission' as const }] : [];
  const asked = known.length > 0 ? known : open;
  const [first] = asked;
  if (first === undefined) return null;
  const title = battleText.answer.waiting(namesOf(words, [...new Set(asked.map(({ seat }) => seat))]));
  return (
    <>
      <TurnHead
        eyebrow={battleText.title(words.node(battle.node).text)}
        title={title}
        deadline={deadlineFor(view, first.asked, battle)}
      />
      <p className="hint nb-pad">
        {asked.map((one) => battleText.waitsFor(words.seat(one.seat).text, DECISION_TEXT[one.asked].owes)).join(' ')}
      </p>
    </>
  );
}

function MissionChoice({ battle, of }: { readonly battle: Battle; readonly of: readonly Mission[] }) {
  const { send, isBusy, maySend } = useSending();
  const [chosen, choose] = useState<Mission | null>(null);
  return (
    <>
      <Alternatives
        label={battleText.mission.choose}
        value={chosen}
        onChange={choose}
        options={of.map((mission, place) => ({
          value: mission,
          name: MISSION_NAMES[mission],
          ...(place === 0 ? { aside: battleText.mission.first } : {}),
        }))}
      />
      <Foot>
        <Button
          kind="main"
          size="large"
          disabled={chosen === null || isBusy || !maySend}
          onClick={() =>
            chosen === null ? null : send({ type: 'choose-mission', battle: battle.id, mission: chosen })
          }
        >
          {chosen === null ? battleText.mission.choose : battleText.mission.confirm(MISSION_NAMES[chosen])}
        </Button>
        {chosen === null ? <p className="hint">{battleText.mission.chooseFirst}</p> : null}
      </Foot>
    </>
  );
}

/** A yes and a no, as far as they are offered. */
function YesOrNo({ battle, type }: { readonly battle: Battle; readonly type: 'pivotal' | 'consent' }) {
  const { view, words } = useNodePlace();
  const { send, isBusy } = useSending();
  const talk = lookup(view.talks, battle.id);
  const by = type === 'pivotal' ? talk?.pivotal?.by : talk?.multi?.by;
  const decisions = useDecisions(battle).filter((one) => one.type === type);
  const label = (decision: BattleDecision): string => {
    if (decision.type === 'pivotal') return decision.wants ? battleText.agreement.yes : battleText.agreement.no;
    return decision.type === 'consent' && decision.agrees ? battleText.consent.yes : battleText.consent.no;
  };
  const asks = type === 'pivotal' ? battleText.agreement.pivotalAsked : battleText.consent.asks;
  return (
    <div className="nb-pad grid gap-3">
      {by === undefined ? null : <p>{asks(words.seat(by).text)}</p>}
      {type === 'pivotal' ? (
        <p className="hint">{battleText.agreement.pivotalSays(view.settings.pivotalBonus)}</p>
      ) : (
        <p className="hint">{battleText.consent.says}</p>
      )}
      <div className="row flex-wrap">
        {decisions.map((decision) => (
          <Button key={label(decision)} disabled={isBusy} onClick={() => send(decision)}>
            {label(decision)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Asks for a pivotal battle, while that is possible. */
function PivotalPart({ battle }: { readonly battle: Battle }) {
  const { view } = useNodePlace();
  const { send, isBusy } = useSending();
  const talk = lookup(view.talks, battle.id);
  const offer = useDecisions(battle).find((one) => one.type === 'pivotal' && one.wants);
  if (offer === undefined || talk?.pivotal != null) return null;
  return (
    <div className="nb-way">
      <Icon of={Swords} size={19} />
      <p>
        <b>{battleText.agreement.pivotal}</b>
        <small>
          {battleText.agreement.pivotalSays(view.settings.pivotalBonus)} <RuleChip rule="NODE-MSN-05" />
        </small>
      </p>
      <Button size="small" disabled={isBusy} onClick={() => send(offer)}>
        {battleText.agreement.askPivotal}
      </Button>
    </div>
  );
}

/** Rolls the mission; if that is not possible yet, why. */
function RollPart({ battle }: { readonly battle: Battle }) {
  const { send, isBusy, maySend, refusal } = useSending();
  const order = { type: 'roll-mission', battle: battle.id } as const;
  const no = refusal(order);
  if (!maySend || (no !== null && no.code !== 'level-missing' && no.code !== 'pivotal-asked')) return null;
  return (
    <div className="nb-way">
      <Icon of={Dices} size={19} />
      <p>
        <b>{battleText.mission.title}</b>
        {no === null ? null : <small>{refusalSentence(no)}</small>}
      </p>
      <Button
        size="small"
        kind={no === null ? 'main' : 'plain'}
        disabled={isBusy || no !== null}
        onClick={() => send(order)}
      >
        {battleText.mission.roll}
      </Button>
    </div>
  );
}
