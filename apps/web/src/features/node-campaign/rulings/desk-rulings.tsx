'use client';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { playersIn, rosterPoints, voters } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { refereeText } from '@sealed-orders/text/node-campaign/referee';
import { useId, useState } from 'react';
import { serverNow } from '../../api/server-clock.ts';
import { useOpenBattle } from '../../battle/use-open-battle.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/field.tsx';
import { NumberInput } from '../../kit/number-input.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { PlaceGuard, ShareGuard } from './guard-rulings.tsx';
import { RulingSteps } from './ruling-steps.tsx';
import { type DeskRuling, rulingsNow, type WaitingBattle, type WaitingList, waitingBattles } from './rulings-now.ts';

const text = refereeText.rulings;

interface FormProps {
  readonly close: () => void;
}

const FORMS = {
  'place-guard': PlaceGuard,
  'share-guard': ShareGuard,
  'give-points': GivePoints,
  'end-campaign': EndCampaign,
} as const satisfies Readonly<Record<DeskRuling, unknown>>;

/** For the referee, on the desk: the battles that wait for a decision, and the rulings that are about no battle. */
export function DeskRulings() {
  const { view, isNow } = useNodePlace();
  const [chosen, choose] = useState<DeskRuling | null>(null);
  if (!view.isReferee || !isNow) return null;
  const offered = rulingsNow(view);
  const close = () => choose(null);
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
        <Form close={close} />
      )}
    </section>
  );
}

/** The battles that wait for the referee, each with the way to its page; all rulings about battles are made there. */
function Battles() {
  const { view } = useNodePlace();
  const { show } = useOpenBattle();
  const waiting = waitingBattles(view, new Date(serverNow()).toISOString());
  if (Object.keys(view.battles).length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2 justify-items-start">
      {waiting.length === 0 ? (
        <p className="hint">{text.noBattleWaits}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 w-full" aria-label={text.battlesWait}>
          {waiting.map((one) => (
            <WaitingRow key={one.battle} waiting={one} />
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

function WaitingRow({ waiting }: { readonly waiting: WaitingBattle }) {
  const { words } = useNodePlace();
  const { show } = useOpenBattle();
  const { battle, isDisputed, needsLevel, lists } = waiting;
  const node = words.node(waiting.node).text;
  const why = [...(isDisputed ? [text.disputed] : []), ...(needsLevel ? [text.needsLevel] : [])];
  return (
    <li className="grid grid-cols-1 gap-1">
      <span className="row flex-wrap">
        <span className="grow min-w-0">
          <b>{node}</b> {why.join(' ')}
        </span>
        <Button size="small" aria-label={text.openBattle(node)} onClick={() => show(battle)}>
          {text.open}
        </Button>
      </span>
      {lists.map((list) => (
        <ListRow key={list.seat} battle={battle} node={node} list={list} />
      ))}
    </li>
  );
}

interface ListRowProps extends Pick<WaitingBattle, 'battle'> {
  readonly node: string;
  readonly list: WaitingList;
}

/** NODE-BF-15: a list that waits for approval. */
function ListRow({ battle, node, list: { seat, forces } }: ListRowProps) {
  const { words } = useNodePlace();
  const [isOpen, setOpen] = useState(false);
  const who = words.seat(seat).text;
  const units = forces.flatMap((force) => force.units);
  const label = text.approve(who);
  if (!isOpen)
    return (
      <span className="row flex-wrap">
        <span className="grow min-w-0">{text.listOf(who, rosterPoints(units))}</span>
        <Button size="small" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </span>
    );
  return (
    <RulingSteps
      ruling={{ type: 'approve-list', battle, seat }}
      says={text.approves(who, node)}
      close={() => setOpen(false)}
    >
      <p>{text.approveSays}</p>
      <ul className="grid gap-1">
        {units.map(({ id, name, points }) => (
          <li key={id}>{text.unit(name, points)}</li>
        ))}
      </ul>
    </RulingSteps>
  );
}

const MOST_POINTS = 100;
/** No seat has this id. */
const EVERYONE = '-';

/** NODE-CP-14. */
function GivePoints({ close }: FormProps) {
  const { view, words } = useNodePlace();
  const [seat, pick] = useState<SeatId | null>(null);
  const [points, setPoints] = useState(1);
  const [isCapped, setCapped] = useState(true);
  const id = useId();
  const players = playersIn(view);
  const whom = seat === null ? text.points.everyone : words.seat(seat).text;
  const most = view.settings.cpCap;
  const purse = seat === null ? undefined : lookup(view.purses, seat);
  return (
    <RulingSteps
      ruling={{ type: 'give-points', seat, points, isCapped }}
      says={text.points.says(whom, points, isCapped ? most : null)}
      close={close}
    >
      <h4 className="row">
        <span className="grow">{text.kinds['give-points']}</span> <RuleChip rule="NODE-CP-14" />
      </h4>
      <Choice
        label={text.points.whom}
        value={seat ?? EVERYONE}
        options={[[EVERYONE, text.points.everyone], ...players.map((one) => [one, words.seat(one).text] as const)]}
        onChange={(next) => pick(players.find((one) => one === next) ?? null)}
      />
      {purse === undefined ? null : <p className="hint">{text.points.now(whom, purse.cp + purse.free)}</p>}
      <div className="field">
        <label className="name" htmlFor={id}>
          {text.points.count}
        </label>
        <NumberInput
          id={id}
          className="input"
          min={-MOST_POINTS}
          max={MOST_POINTS}
          value={points}
          onChange={setPoints}
        />
        <p className="hint">{text.points.countSays(MOST_POINTS)}</p>
      </div>
      <label className="row">
        <input
          type="checkbox"
          className="check-box"
          checked={isCapped}
          onChange={(event) => setCapped(event.target.checked)}
        />
        {text.points.capped(most)}
      </label>
      <p className="hint">{text.points.readers}</p>
    </RulingSteps>
  );
}

/** NODE-WIN-04. */
function EndCampaign({ close }: FormProps) {
  const { view, words } = useNodePlace();
  const [inFavour, agree] = useState<readonly SeatId[]>([]);
  const players = voters(view);
  const agreed = players.filter((seat) => inFavour.includes(seat));
  const names = plain(listed(agreed.map((seat) => words.seat(seat))));
  return (
    <RulingSteps
      ruling={{ type: 'end-campaign', inFavour: [...agreed] }}
      isBlank={agreed.length === 0}
      says={text.end.says(names)}
      close={close}
    >
      <h4 className="row">
        <span className="grow">{text.kinds['end-campaign']}</span> <RuleChip rule="NODE-WIN-04" />
      </h4>
      <p>{text.end.hint}</p>
      <fieldset className="grid gap-2">
        <legend className="name">{text.end.who}</legend>
        {players.map((seat) => (
          <label key={seat} className="row">
            <input
              type="checkbox"
              className="check-box"
              checked={inFavour.includes(seat)}
              onChange={(event) =>
                agree(event.target.checked ? [...inFavour, seat] : inFavour.filter((one) => one !== seat))
              }
            />
            {words.seat(seat).text}
          </label>
        ))}
      </fieldset>
    </RulingSteps>
  );
}
