'use client';
import { printed, SIDES, type Side } from '@sealed-orders/rules/sector-campaign';
import { SIDE_NAMES } from '@sealed-orders/text/sector-campaign';
import { refereeText } from '@sealed-orders/text/sector-campaign/referee';
import { useState } from 'react';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { RulingSteps } from './ruling-steps.tsx';
import { armiesFor, type DeskRuling, disputedBattles, rulingsNow, withoutArmy } from './rulings-now.ts';

const text = refereeText.rulings;

interface FormProps {
  readonly close: () => void;
}

const FORMS = {
  'set-army': SetArmy,
  'answer-claim': AnswerClaim,
  'end-campaign': EndCampaign,
} as const satisfies Readonly<Record<DeskRuling, unknown>>;

/** For the referee, on the desk: battles that need a decision, and rulings that don't concern a battle. */
export function DeskRulings() {
  const { view, isNow } = useSectorPlace();
  const [chosen, choose] = useState<DeskRuling | null>(null);
  if (!view.isReferee || !isNow) return null;
  const offered = rulingsNow(view);
  const Form = chosen !== null && offered.includes(chosen) ? FORMS[chosen] : null;
  return (
    <section className="px-4 pb-2 grid grid-cols-1 gap-3 no-print" aria-label={text.title}>
      <h3>{text.title}</h3>
      <Battles />
      {Form === null ? (
        <div className="row flex-wrap">
          {offered.map((kind) => (
            <Button key={kind} size="small" onClick={() => choose(kind)}>
              {text.kinds[kind]}
            </Button>
          ))}
        </div>
      ) : (
        <Form close={() => choose(null)} />
      )}
    </section>
  );
}

/** SEC-BTL-12: disputed battles, each with a link to its page, where all rulings about it are made. */
function Battles() {
  const { view } = useSectorPlace();
  const { show } = useOpenBattle();
  const waiting = disputedBattles(view);
  if (Object.keys(view.board.battles).length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2 justify-items-start">
      {waiting.length === 0 ? (
        <p className="hint">{text.noBattleWaits}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 w-full" aria-label={text.battlesWait}>
          {waiting.map(({ battle, territory }) => (
            <li key={battle} className="row flex-wrap">
              <span className="grow min-w-0">
                <b>{printed(territory)}</b> {text.disputed}
              </span>
              <Button size="small" aria-label={text.openBattle(printed(territory))} onClick={() => show(battle)}>
                {text.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        {text.onBattlePages}{' '}
        <Button kind="link" onClick={() => show(null)}>
          {text.toBattles}
        </Button>
      </p>
    </div>
  );
}

interface TitleProps {
  readonly kind: DeskRuling;
  readonly rule: string;
}

const Title = ({ kind, rule }: TitleProps) => (
  <h4 className="row">
    <span className="grow">{text.kinds[kind]}</span> <RuleChip rule={rule} />
  </h4>
);

/** SEC-SETUP-10. */
function SetArmy({ close }: FormProps) {
  const { view } = useSectorPlace();
  const [side, pick] = useState<Side>(() => withoutArmy(view)[0] ?? 'west');
  const [name, choose] = useState('');
  const armies = armiesFor(view, side);
  const army = armies.find((one) => one.name === name) ?? armies[0];
  return (
    <RulingSteps
      ruling={army === undefined ? null : { type: 'set-army', side, army }}
      says={text.army.says(SIDE_NAMES[side], army?.name ?? '')}
      close={close}
    >
      <Title kind="set-army" rule="SEC-SETUP-10" />
      <Choice
        label={text.army.side}
        value={side}
        options={SIDES.map((one) => [one, SIDE_NAMES[one]] as const)}
        onChange={pick}
      />
      {army === undefined ? (
        <p className="hint bad">{text.army.none}</p>
      ) : (
        <Choice
          label={text.army.army}
          value={army.name}
          options={armies.map((one) => [one.name, one.name] as const)}
          onChange={choose}
        />
      )}
      <p className="hint">{text.army.hint}</p>
    </RulingSteps>
  );
}

const ANSWERS = ['confirm', 'refuse'] as const;

/** SEC-TURN-05. */
function AnswerClaim({ close }: FormProps) {
  const { claim } = useSectorPlace().view.board;
  const [answer, choose] = useState<(typeof ANSWERS)[number]>('confirm');
  if (claim === null) return null;
  const isConfirmed = answer === 'confirm';
  const [side, other] = [SIDE_NAMES[claim], SIDE_NAMES[claim === 'west' ? 'east' : 'west']];
  return (
    <RulingSteps
      ruling={{ type: 'answer-claim', side: claim, isConfirmed }}
      says={isConfirmed ? text.claim.confirms(side) : text.claim.refuses(side)}
      close={close}
    >
      <Title kind="answer-claim" rule="SEC-TURN-05" />
      <p>{text.claim.hint(side, other)}</p>
      <Choice
        label={text.claim.answer}
        value={answer}
        options={ANSWERS.map((one) => [one, text.claim.answers[one]] as const)}
        onChange={choose}
      />
    </RulingSteps>
  );
}

const NOBODY = '';

/** SEC-SETUP-09. */
function EndCampaign({ close }: FormProps) {
  const [winner, pick] = useState<Side | null>(null);
  return (
    <RulingSteps
      ruling={{ type: 'end-campaign', winner }}
      says={text.end.says(winner === null ? null : SIDE_NAMES[winner])}
      close={close}
    >
      <Title kind="end-campaign" rule="SEC-SETUP-09" />
      <p>{text.end.hint}</p>
      <Choice
        label={text.end.winner}
        value={winner ?? NOBODY}
        options={[[NOBODY, text.end.nobody] as const, ...SIDES.map((one) => [one, SIDE_NAMES[one]] as const)]}
        onChange={(next) => pick(SIDES.find((one) => one === next) ?? null)}
      />
    </RulingSteps>
  );
}
