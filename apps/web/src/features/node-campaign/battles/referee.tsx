'use client';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  type BattleResult,
  firstResult,
  leastLevel,
  ownForces,
  playersOf,
  type Report,
  type Ruling,
  type UnitUse,
  type View,
} from '@sealed-orders/rules/node-campaign';
import { refusalSentence } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { useNodePlace } from '../node-context.ts';
import { deadlineIn } from './battle-state.ts';
import { Follows } from './follows.tsx';
import { Refused, TurnHead } from './parts.tsx';
import { unitsFor, usesOf } from './report-draft.ts';
import { ResultFields } from './report-fields.tsx';
import { UnitTable } from './unit-table.tsx';
import { useDecision } from './use-sending.ts';

const text = battleText.referee;

/** Only referees load it. */
const Difference = lazy(async () => ({
  default: (await import('../../campaign/panels/difference.tsx')).Difference,
}));

/** What a referee, and those who wait for one, see beside a battle. */
export function RefereePart({ battle }: { readonly battle: Battle }) {
  const { view, isNow } = useNodePlace();
  return (
    <>
      <Disputed battle={battle} />
      {view.isReferee && isNow ? <Desk battle={battle} /> : null}
    </>
  );
}

function Disputed({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const dispute = lookup(view.talks, battle.id)?.dispute ?? null;
  if (dispute === null) return null;
  return (
    <section className="nb-card" aria-label={battleText.answer.disputedTitle}>
      <TurnHead
        eyebrow={battleText.stages.disputed}
        title={battleText.answer.disputedTitle}
        deadline={deadlineIn(view, 'dispute', battle)}
      />
      <p className="nb-pad">{battleText.answer.disputedBy(words.seat(dispute.by).text, dispute.text)}</p>
      <p className="hint nb-pad">{battleText.clock.kinds.dispute.after}</p>
    </section>
  );
}

/** A ruling that waits for its reason. */
interface Asked {
  readonly ruling: Ruling;
  readonly label: string;
  readonly says: string;
}

/** For the referee: lists to approve, a level, more time, a result, or calling the battle off. */
function Desk({ battle }: { readonly battle: Battle }) {
  const { view, words } = useNodePlace();
  const [isDeciding, setDeciding] = useState<BattleResult | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const { rule } = useDecision();
  const talk = lookup(view.talks, battle.id);
  const reports = [talk?.amendment ?? null, talk?.report ?? null].filter((one) => one !== null);
  const lists = [...new Set((talk?.lists ?? []).flatMap(({ seat, isApproved }) => (isApproved ? [] : [seat])))];
  if (isDeciding !== null) return <Deciding battle={battle} first={isDeciding} close={() => setDeciding(null)} />;
  return (
    <section className="nb-card" aria-label={text.title}>
      <header className="row">
        <h3>{text.title}</h3>
      </header>
      <div className="nb-pad grid gap-3">
        {lists.map((seat) => {
          const name = words.seat(seat).text;
          const ruling = { type: 'approve-list', battle: battle.id, seat } as const;
          return (
            <div key={seat} className="grid gap-2">
              <p>{text.list(name)}</p>
              <Offer asked={{ ruling, label: text.approve(name), says: text.list(name) }} ask={ask} />
            </div>
          );
        })}
        {reports.map((report) => (
          <Button key={report.by} onClick={() => setDeciding(asResult(report))}>
            {text.from(words.seat(report.by).text)}
          </Button>
        ))}
        <Button onClick={() => setDeciding(firstResult(view, battle))}>{text.blank}</Button>
        <LevelRuling battle={battle} ask={ask} />
        <Extension battle={battle} ask={ask} />
        <Offer
          asked={{ ruling: { type: 'call-off', battle: battle.id }, label: text.callOff, says: text.callOffSays }}
          ask={ask}
        />
      </div>
      {asked === null ? null : (
        <ReasonDialog
          title={asked.label}
          action={asked.label}
          label={text.reason}
          hint={text.reasonSays}
          onConfirm={(reason) => rule(asked.ruling, reason)}
          onClose={() => ask(null)}
        >
          <p>{asked.says}</p>
          <Suspense>
            <Difference ruling={asked.ruling} />
          </Suspense>
        </ReasonDialog>
      )}
    </section>
  );
}

function asResult({ by: _by, ...result }: Report): BattleResult {
  return result;
}

interface OfferProps {
  readonly asked: Asked;
  readonly ask: (asked: Asked) => void;
  readonly children?: ReactNode;
}

/** A ruling as a button; if it cannot be made, why, unless it says so itself. */
function Offer({ asked, ask, children }: OfferProps) {
  const { refusal, isBusy } = useDecision();
  const refused = refusal(asked.ruling, new Date(serverNow()).toISOString());
  return (
    <div className="grid gap-1">
      <span className="row">
        {children}
        <Button disabled={refused !== null || isBusy} onClick={() => ask(asked)}>
          {asked.label}
        </Button>
      </span>
      {refused === null || refused.code === 'too-early' ? null : <p className="hint">{refusalSentence(refused)}</p>}
    </div>
  );
}

interface RulingProps {
  readonly battle: Battle;
  readonly ask: (asked: Asked) => void;
}

function LevelRuling({ battle, ask }: RulingProps) {
  const { view } = useNodePlace();
  const [least, most] = [leastLevel(view, battle), view.settings.forceLevelMax];
  const [level, setLevel] = useState(Math.min(most, Math.max(least, view.settings.forceLevelDefault)));
  const isReported = (lookup(view.talks, battle.id)?.report ?? null) !== null;
  if (battle.level !== null || isReported) return null;
  const ruling = { type: 'set-level', battle: battle.id, level } as const;
  return (
    <div className="grid gap-1">
      <Offer asked={{ ruling, label: text.setLevel, says: text.setLevelSays }} ask={ask}>
        <NumberInput
          className="input nb-number"
          aria-label={battleText.agreement.levelField}
          min={least}
          max={most}
          value={level}
          onChange={setLevel}
        />
      </Offer>
      <p className="hint">{text.setLevelSays}</p>
    </div>
  );
}

const WEEK = 7;
const MOST_DAYS = 100;

function Extension({ battle, ask }: RulingProps) {
  const [days, setDays] = useState(WEEK);
  const ruling = { type: 'extend', battle: battle.id, days } as const;
  return (
    <Offer asked={{ ruling, label: text.extend, says: text.extendSays(days) }} ask={ask}>
      <NumberInput
        className="input nb-number"
        aria-label={text.extendDays}
        min={1}
        max={MOST_DAYS}
        value={days}
        onChange={setDays}
      />
    </Offer>
  );
}

interface DecidingProps {
  readonly battle: Battle;
  readonly first: BattleResult;
  readonly close: () => void;
}

/** A result that the referee decides, with the units of both sides, and its reason. */
function Deciding({ battle, first, close }: DecidingProps) {
  const { view } = useNodePlace();
  const { rule, refusal, isBusy } = useDecision(close);
  const [result, write] = useState(first);
  const [entered, enter] = useState<Armies>([]);
  const [isAsking, setAsking] = useState(false);
  const armies = entered.map(({ seat, units }) => ({
    seat,
    units: usesOf(units, unitsFor(rosterIn(view, battle, seat), result.mission)),
  }));
  const ruling = { type: 'settle', battle: battle.id, result, armies } as const;
  const refused = refusal(ruling, new Date(serverNow()).toISOString());
  return (
    <section className="nb-card" aria-label={text.decide}>
      <TurnHead eyebrow={text.title} title={text.decide} />
      <div className="nb-pad grid gap-4">
        <ResultFields battle={battle} result={result} write={write} />
        <Follows battle={battle} result={result} isDecided />
        <Units battle={battle} result={result} armies={armies} enter={enter} />
        <Notice kind="info">{text.decideSays}</Notice>
        <Refused refusal={refused} />
        <div className="row flex-wrap justify-end">
          <Button kind="quiet" onClick={close}>
            {text.cancel}
          </Button>
          <Button kind="main" disabled={refused !== null || isBusy} onClick={() => setAsking(true)}>
            {text.decide}
          </Button>
        </div>
      </div>
      {isAsking ? (
        <ReasonDialog
          title={text.confirm}
          action={text.decide}
          label={text.reason}
          hint={text.reasonSays}
          onConfirm={(reason) => rule(ruling, reason)}
          onClose={() => setAsking(false)}
        >
          <p>{text.decideSays}</p>
          <Suspense>
            <Difference ruling={ruling} />
          </Suspense>
        </ReasonDialog>
      ) : null}
    </section>
  );
}

/** The units with which a player can have fought. */
function rosterIn(view: View, battle: Battle, seat: SeatId) {
  const forces = ownForces(view, battle, seat);
  const ids = (of: 'units' | 'killTeam') => forces.flatMap((force) => force[of].map(({ id }) => id));
  return { units: ids('units'), killTeam: ids('killTeam') };
}

type Armies = readonly { readonly seat: SeatId; readonly units: readonly UnitUse[] }[];

interface UnitsProps {
  readonly battle: Battle;
  readonly result: BattleResult;
  /** Those that the referee has changed. */
  readonly armies: Armies;
  readonly enter: (armies: Armies) => void;
}

/** The units of each player, as that player entered them or the referee does. */
function Units({ battle, result, armies, enter }: UnitsProps) {
  const { view, words } = useNodePlace();
  const said = lookup(view.talks, battle.id)?.armies ?? [];
  const isOf = (seat: SeatId) => (army: Armies[number]) => army.seat === seat;
  return playersOf(battle).map((seat) => {
    const form = rosterIn(view, battle, seat);
    const there = unitsFor(form, result.mission);
    const units = usesOf((armies.find(isOf(seat)) ?? said.find(isOf(seat)))?.units ?? [], there);
    if (there.length === 0) return null;
    return (
      <div key={seat} className="grid gap-2">
        <UnitTable
          battle={battle}
          form={form}
          of={seat}
          isNarrow
          draft={{
            ...{ result, units },
            write: (change) => enter([...armies.filter((army) => army.seat !== seat), { seat, units: change.units }]),
          }}
        />
        {units.length === 0 ? <Notice kind="warn">{text.noUnits(words.seat(seat).text)}</Notice> : null}
      </div>
    );
  });
}
