'use client';
import { type Battle, leftOf, knownOf } from '@sealed-orders/rules/sector-campaign';
import { refusalSentence } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { useState } from 'react';
import { Alternatives, Foot } from '../../battle/parts.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useSectorStep } from '../sector-context.ts';
import { deadlineOf, standingOf } from './battle-state.ts';
import { TurnHead } from './parts.tsx';
import {
  ALONE,
  type Company,
  companyFor,
  lastAttack,
  orderFor,
  type Possible,
  possible,
  refusedResponders,
  response,
  standsAt,
} from './responses.ts';
import { useNames } from './use-names.ts';
import { useSending } from './use-sending.ts';

const text = battleText.responses;

/** An attack that waits for responses: for the side that is asked who may go, for the other who is being waited for. */
export function ResponseCard({ battle }: { readonly battle: Battle }) {
  const { view, head, isNow } = useSectorStep();
  const names = useNames();
  const { board, side } = view;
  if (board.answered !== battle.id) return null;
  const asked = board.asked.find(({ decision }) => decision === 'respond');
  if (asked === undefined) return null;
  const isAsked = standingOf(view, battle).asked === 'respond' && isNow;
  const title = isAsked ? text.title(names.territory(battle.territory)) : text.waiting(asked.side);
  return (
    <section className="nb-card" aria-label={title}>
      <TurnHead
        eyebrow={text.eyebrow(battle.attacker, lastAttack(battle).length)}
        title={title}
        deadline={deadlineOf(view, battle, 'declared', head.nextDue)}
      />
      {isAsked && side !== null ? <Responding /> : null}
    </section>
  );
}

const keyOf = ({ detachment: { id }, to: { way } }: Possible): string => `${id} ${way}`;

/** Who may respond, and how; those who may not are struck through with the reason. */
function Responding() {
  const { view } = useSectorStep();
  const names = useNames();
  const known = knownOf(view);
  const [chosen, choose] = useState<string | null>(null);
  const all = possible(view, 'respond');
  const picked = all.find((one) => keyOf(one) === chosen) ?? null;
  const says = (one: Possible): string => {
    if (one.to.way === 'drop') return text.orbit;
    if (one.to.route !== null) return text.over(one.to.route.map(names.territory));
    const at = standsAt(view.board, one.detachment);
    return at === null ? '' : text.from(names.territory(at));
  };
  return (
    <>
      <p className="hint nb-pad">
        {known === null ? '' : text.left(leftOf(known, 'responses'))} <RuleChip rule="SEC-RESP-02" />
      </p>
      {all.length === 0 ? (
        <p className="nb-pad">{text.none}</p>
      ) : (
        <Alternatives
          label={text.choose}
          value={chosen}
          onChange={choose}
          options={all.map((one) => ({ value: keyOf(one), name: one.detachment.name, says: says(one) }))}
        />
      )}
      <Others />
      <Sending key={chosen} picked={picked} hasAny={all.length > 0} done={() => choose(null)} />
    </>
  );
}

/** Detachments that cannot respond. */
function Others() {
  const { view } = useSectorStep();
  const refused = refusedResponders(view);
  if (refused.length === 0) return null;
  return (
    <details className="nb-pad">
      <summary>{text.others(refused.length)}</summary>
      <ul>
        {refused.map(({ detachment, refusal }) => (
          <li key={detachment.id}>
            <s>{detachment.name}</s> <small className="muted">{refusalSentence(refusal)}</small>{' '}
            {refusal.rule === null ? null : <RuleChip rule={refusal.rule} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SendingProps {
  readonly picked: Possible | null;
  readonly hasAny: boolean;
  readonly done: () => void;
}

/** Sends the response, or says that there are no more. */
function Sending({ picked, hasAny, done }: SendingProps) {
  const { view } = useSectorStep();
  const { send, isBusy, may } = useSending();
  const [company, keep] = useState<Company>(ALONE);
  const order = picked === null ? null : orderFor(view, response(picked, company));
  const none = orderFor(view, { type: 'done' });
  const isFirst = view.board.declared.at(-1)?.what !== 'respond';
  return (
    <>
      {picked === null || picked.to.route === null ? null : (
        <Along flight={picked} company={company} keep={keep} />
      )}
      <Foot>
        {order === null || picked === null ? (
          hasAny ? (
            <p className="hint">{text.chooseFirst}</p>
          ) : null
        ) : (
          <>
            <Button kind="main" size="large" disabled={isBusy || !may(order)} onClick={() => send(order, done)}>
              {text.send(picked.detachment.name)}
            </Button>
            <p className="hint">{text.final}</p>
          </>
        )}
        <Button disabled={isBusy || !may(none)} onClick={() => send(none)}>
          {isFirst ? text.doneNone : text.done}
        </Button>
      </Foot>
    </>
  );
}

/** Nobody. No detachment has this id. */
const NOBODY = '';

interface AlongProps {
  readonly flight: Possible;
  readonly company: Company;
  readonly keep: (company: Company) => void;
}

/** Who goes along on a flight: a detachment on board, and an escort. */
function Along({ flight, company, keep }: AlongProps) {
  const { view } = useSectorStep();
  return (['cargo', 'escort'] as const).map((role) => {
    const able = companyFor(view, flight, role);
    return able.length === 0 ? null : (
      <div key={role} className="nb-pad">
        <Choice
          label={text[role]}
          value={company[role] ?? NOBODY}
          options={[[NOBODY, text.nobody] as const, ...able.map(({ id, name }) => [id, name] as const)]}
          onChange={(id) => keep({ ...company, [role]: id === NOBODY ? null : id })}
        />
      </div>
    );
  });
}
