'use client';
import { WaxSeal } from '@sealed-orders/map';
import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  detachmentsOf,
  EFFECTS,
  type Known,
  knownOf,
  pointsOf,
  rearTerritories,
  type TurnEnd,
} from '@sealed-orders/rules/sector-campaign';
import { DECISION_TEXT, EFFECT_HINTS, EFFECT_NAMES } from '@sealed-orders/text/sector-campaign';
import { commandText, turnEndText as text } from '@sealed-orders/text/sector-campaign/turn';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { TimeLeft } from '../../campaign/frame/time-left.tsx';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { isCommander } from '../declarations/question.ts';
import { Refused } from '../declarations/refused.tsx';
import { useSectorPlace } from '../sector-context.ts';
import { useOrder } from '../setup/use-order.ts';
import {
  countOf,
  EMPTY_CHOICES,
  refusalOfChoices,
  removable,
  reserves,
  withEffect,
  withoutEffect,
  withRemoved,
} from './choices.ts';
import { NewSheet } from './new-sheet.tsx';
import { PlaceChoice } from './placed-detachments.tsx';

/** SEC-MOM-07, SEC-DIR-17: what a side chooses at the end of a turn. */
export function TurnEndCard() {
  const { now, head } = useSectorPlace();
  const known = knownOf(now);
  if (known === null) return null;
  const isAsked = now.board.asked.some(({ side, decision }) => side === known.side && decision === 'score');
  return (
    <>
      <header className={isAsked ? 'turn-head' : 'plain-head'}>
        <div className="grow">
          <p>{text.where(now.board.turn)}</p>
          <h2>{text.title}</h2>
          <p>{isAsked ? DECISION_TEXT.score.otherwise : text.waiting}</p>
        </div>
        <p className="clock">
          <TimeLeft head={head} />
        </p>
      </header>
      {isAsked && now.you !== null && isCommander(now) ? <ChoicesForm known={known} seat={now.you} /> : null}
    </>
  );
}

interface PartProps {
  readonly known: Known;
  readonly choices: TurnEnd;
  readonly write: (choices: TurnEnd) => void;
}

function ChoicesForm({ known, seat }: { readonly known: Known; readonly seat: SeatId }) {
  const { now } = useSectorPlace();
  const { send, isBusy } = useOrder();
  const [choices, write] = useState(EMPTY_CHOICES);
  const refusal = refusalOfChoices(now, seat, choices);
  const part = { known, choices, write };
  return (
    <>
      <Effects {...part} />
      <Points {...part} />
      {known.desk.owed.reward === 'add' ? <Gain {...part} /> : null}
      {known.desk.owed.reward === 'keep' ? <Keep {...part} /> : null}
      {refusal === null ? null : (
        <div className="px-4 py-2">
          <Notice kind="danger" live>
            <Refused refusal={refusal} />
          </Notice>
        </div>
      )}
      <footer className="command-form-foot">
        <button
          type="button"
          className="seal-btn"
          disabled={refusal !== null || isBusy}
          onClick={() => send({ type: 'end-turn', choices }, { done: text.sealed })}
        >
          <WaxSeal size={34} />
          <span>
            <b>{text.seal}</b>
            <small>{text.sealSays}</small>
          </span>
        </button>
      </footer>
    </>
  );
}

/** SEC-MOM-01 to -05: choosing the effects that were earned; the same one can be chosen again. */
function Effects({ known, choices, write }: PartProps) {
  const { effects: owed } = known.desk.owed;
  if (owed === 0) return null;
  const left = owed - choices.effects.length;
  return (
    <TitledSection title={text.momentum.title} rule="SEC-MOM-07">
      <p className="px-4 pt-2">
        {text.momentum.says(owed)}. <span className="muted">{text.momentum.secret}</span>
      </p>
      <ul>
        {EFFECTS.map((effect) => {
          const count = countOf(choices, effect);
          return (
            <li key={effect} className="declare-row">
              <span className="grow min-w-0">
                <b>{EFFECT_NAMES[effect]}</b>
                <span className="sub">{EFFECT_HINTS[effect]}</span>
              </span>
              <Button
                kind="icon"
                aria-label={text.momentum.less(EFFECT_NAMES[effect])}
                disabled={count === 0}
                onClick={() => write(withoutEffect(choices, effect))}
              >
                <Icon of={Minus} />
              </Button>
              <b>{count}</b>
              <Button
                kind="icon"
                aria-label={text.momentum.more(EFFECT_NAMES[effect])}
                disabled={left <= 0}
                onClick={() => write(withEffect(choices, effect))}
              >
                <Icon of={Plus} />
              </Button>
            </li>
          );
        })}
      </ul>
      {left <= 0 ? null : (
        <p className="hint px-4 pb-2" aria-live="polite">
          {text.momentum.rest(left)}
        </p>
      )}
    </TitledSection>
  );
}

/** SEC-DIR-17: detachments that leave for good. */
function Points({ known, choices, write }: PartProps) {
  const { points: owed } = known.desk.owed;
  if (owed === 0) return null;
  const all = removable(known);
  const sum = all.reduce((total, one) => (choices.remove.includes(one.id) ? total + pointsOf(one) : total), 0);
  return (
    <TitledSection title={text.points.title} rule="SEC-DIR-17">
      <p className="px-4 pt-2">{text.points.says(owed)}</p>
      {all.map((one) => (
        <label key={one.id} className="declare-row">
          <input
            type="checkbox"
            className="check-box"
            checked={choices.remove.includes(one.id)}
            onChange={() => write(withRemoved(choices, one.id))}
          />
          <b className="grow min-w-0">{one.name}</b>
          <span className="muted">{commandText.points(pointsOf(one))}</span>
        </label>
      ))}
      <p className="px-4 pb-2" aria-live="polite">
        <b>{text.points.sum(sum, owed)}</b>
      </p>
    </TitledSection>
  );
}

/** SEC-DIR-04: a detachment that joins for good. */
function Gain({ known, choices, write }: PartProps) {
  const [isOpen, open] = useState(false);
  const among = rearTerritories(known.board, known.side);
  const [usual] = among;
  const { gain } = choices;
  return (
    <TitledSection title={text.add.title} rule="SEC-DIR-04">
      <div className="px-4 py-2 grid gap-2">
        <p>{text.add.says}</p>
        {gain === null ? (
          <p>
            <Button disabled={usual === undefined} onClick={() => open(true)}>
              {commandText.purchases.add}
            </Button>
          </p>
        ) : (
          <p className="row">
            <b className="grow min-w-0">{gain.detachment.name}</b>
            <PlaceChoice among={among} at={gain.at} onChange={(at) => write({ ...choices, gain: { ...gain, at } })} />
            <Button onClick={() => write({ ...choices, gain: null })}>{text.add.none}</Button>
          </p>
        )}
        {isOpen && usual !== undefined ? (
          <NewSheet
            kind="ground"
            onTake={(detachment) => {
              open(false);
              write({ ...choices, gain: { detachment, at: usual } });
            }}
            onClose={() => open(false)}
          />
        ) : null}
      </div>
    </TitledSection>
  );
}

/** SEC-DIR-14: one of the reserves stays. */
function Keep({ known, choices, write }: PartProps) {
  const group = useId();
  const all = reserves(detachmentsOf(known.desk));
  return (
    <TitledSection title={text.keep.title} rule="SEC-DIR-14">
      <p className="px-4 pt-2">{text.keep.says}</p>
      {[null, ...all].map((one) => (
        <label key={one?.id ?? ''} className="declare-row">
          <input
            type="radio"
            name={group}
            checked={choices.keep === (one?.id ?? null)}
            onChange={() => write({ ...choices, keep: one?.id ?? null })}
          />
          <b className="grow min-w-0">{one?.name ?? text.keep.none}</b>
          {one === null ? null : <span className="muted">{commandText.points(pointsOf(one))}</span>}
        </label>
      ))}
    </TitledSection>
  );
}
