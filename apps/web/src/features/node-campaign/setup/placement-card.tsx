'use client';
import { lookup, type RuleId } from '@sealed-orders/rules/kernel';
import { isOpenSpace, type NodeId, type Option, type SetupStep, type View } from '@sealed-orders/rules/node-campaign';
import { duration, listed, plain } from '@sealed-orders/text';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { placementText } from '@sealed-orders/text/node-campaign/setup';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { isAlone } from '../../campaign-data/alone.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNow } from '../../time/use-now.ts';
import { optionsOf, useNodePlace } from '../node-context.ts';
import { useHasDocks } from '../panels/dock.tsx';
import { warBegins } from '../panels/set-up-docks.tsx';
import { GoFromPanel } from '../strip/go-button.tsx';
import { openStep } from '../strip/set-up-steps.ts';
import { whyNot } from '../why-not.ts';
import { JoinCard } from './join-card.tsx';
import { Beside, Missing, NodeList, useChosen } from './node-choices.tsx';
import { type Chosen, completeNodes, placeOrder } from './placing.ts';
import { SetUpLists, StartsWith } from './setup-lists.tsx';

/** Where players begin: the reader's choice if one is due, and how far the set-up is unless the docks say so. */
export function PlacementCard() {
  const { view, options } = useNodePlace();
  const hasDocks = useHasDocks();
  const [place] = optionsOf(options, 'place');
  const joins = optionsOf(options, 'join');
  return (
    <section className="placement" aria-label={placementText.card} data-keys>
      {joins.length > 0 ? <JoinCard joins={joins} /> : null}
      {place !== undefined ? <PlaceForm key={place.step} place={place} /> : null}
      {place === undefined && joins.length === 0 && view.setUp !== null ? <WaitingHead /> : null}
      {view.setUp === null ? null : <GoFromPanel />}
      {view.setUp === null || hasDocks ? null : <SetUpLists />}
    </section>
  );
}

type Place = Extract<Option, { readonly type: 'place' }>;

const RULES: Readonly<Record<SetupStep, RuleId>> = {
  guard: 'NODE-FAC-IG-01',
  colonies: 'NODE-FAC-TAU-02',
  others: 'NODE-SETUP-01',
};

/** A choice from each list, and the button that makes it count. */
function PlaceForm({ place }: { readonly place: Place }) {
  const { view, words } = useNodePlace();
  const choosing = useChosen(place, []);
  const name = (id: NodeId): string => words.node(id).text;
  const faction = view.you === null ? null : (lookup(view.players, view.you)?.faction ?? null);
  const offered = view.map.nodes.filter(({ id }) => place.choices.flat().includes(id));
  return (
    <>
      <PlaceHead
        step={place.step}
        otherwise={place.choices.flatMap(([one]) => (one === undefined ? [] : [name(one)]))}
      />
      {place.choices.map((list, i) => (
        <NodeList
          key={list.join(' ')}
          title={titleOf(place, view, i)}
          rule={RULES[place.step]}
          nodes={list}
          chosen={choosing.chosen.nodes[i] ?? null}
          pick={(node) => choosing.pick(i, node)}
        />
      ))}
      {offered.every(isOpenSpace) ? (
        <p className="hint px-4 py-2">
          {placementText.shared} <RuleChip rule="NODE-MOVE-12" />
        </p>
      ) : null}
      <Beside beginning={place} choosing={choosing} />
      <Brought />
      {faction === null ? null : <StartsWith faction={faction} chosen={completeNodes(place, choosing.chosen) ?? []} />}
      <PlaceFoot place={place} chosen={choosing.chosen} />
    </>
  );
}

/** The button that makes the choice count. */
function PlaceFoot({ place, chosen }: { readonly place: Place; readonly chosen: Chosen }) {
  const { words, select, head, setPanelOpen } = useNodePlace();
  const { give, isBusy } = useGiving();
  const isPhone = useMedia(PHONE);
  const order = placeOrder(place, chosen);
  const names = (completeNodes(place, chosen) ?? []).map((id) => words.node(id).text);
  const [first] = names;
  const send = () => {
    if (order === null) return;
    // The card then says who the war is waiting for, instead of the panel of the chosen node. Nobody else is waited for alone.
    const onDone = () => {
      select(null);
      if (isPhone && isAlone(head)) setPanelOpen(false);
    };
    give(order, { done: placementText.given, onDone, why: (problem) => whyNot(problem, placementText.notGiven) });
  };
  return (
    <footer className="place-foot">
      <Button kind="main" size="large" disabled={order === null || isBusy} onClick={send}>
        {first === undefined
          ? placementText.confirmNone
          : place.step === 'colonies'
            ? placementText.confirmColony(first)
            : placementText.confirm(plain(listed(names)))}
      </Button>
      <p className="hint">
        {order === null ? (
          <Missing beginning={place} chosen={chosen} />
        ) : (
          `${placementText.counts} ${placementText.final}`
        )}
      </p>
    </footer>
  );
}

/** The heading of a list: the planet of a garrison, or what begins there. */
function titleOf({ step, choices }: Place, view: View, list: number): string {
  if (step === 'colonies') return placementText.colony.first;
  if (step === 'others') return placementText.firstForce;
  const planetOf = (i: number) => view.map.nodes.find(({ id }) => id === choices[i]?.[0])?.planet;
  const planet = planetOf(list);
  const same = choices.flatMap((_, i) => (planetOf(i) === planet ? [i] : []));
  const name = view.map.planets.find(({ id }) => id === planet)?.name ?? placementText.firstForce;
  return placementText.guard.part(name, same.length > 1 ? same.indexOf(list) + 1 : null);
}

interface PlaceHeadProps {
  readonly step: SetupStep;
  /** Where the player begins without a choice. */
  readonly otherwise: readonly string[];
}

/** What is due, the time left, and what happens without an answer. */
function PlaceHead({ step, otherwise }: PlaceHeadProps) {
  const { view } = useNodePlace();
  return (
    <header className="turn-head">
      <div className="grow">
        <p>{placementText.step(...openStep(view))}</p>
        <h2>{placementText.title[step]}</h2>
        {step === 'guard' ? <p>{placementText.guard.each}</p> : null}
        <p>
          <TimeLeft otherwise={plain(listed(otherwise))} />
        </p>
      </div>
    </header>
  );
}

/** The time left in the step; nothing while the server renders, and without a clock. */
function TimeLeft({ otherwise = null }: { readonly otherwise?: string | null }) {
  const { view, isNow, head } = useNodePlace();
  const now = useNow();
  const until = lookup<string, string>(view.timers, 'set-up:');
  if (head.status === 'paused') return composerText.paused(null);
  if (until === undefined || now === 0 || !isNow) return null;
  const left = duration(new Date(until).getTime() - now);
  return otherwise === null ? placementText.timeLeft(left) : placementText.left(left, otherwise);
}

/** For players who have nothing to choose now, and for everybody else. */
function WaitingHead() {
  const { view, words } = useNodePlace();
  const owed = view.setUp?.owed ?? [];
  return (
    <header className="plain-head">
      <div className="grow">
        <p>{placementText.step(...openStep(view))}</p>
        <h2>{owed.length === 0 ? warBegins(view) : placementText.waiting(plain(listed(owed.map(words.seat))))}</h2>
        {owed.length === 0 ? null : (
          <p>
            <TimeLeft />
          </p>
        )}
      </div>
    </header>
  );
}

/** The rosters that the player brought to the war. */
function Brought() {
  const { view, openTab } = useNodePlace();
  const brought = view.you === null ? [] : (lookup(view.players, view.you)?.brought ?? []);
  if (brought.length === 0) return null;
  return (
    <div className="px-4 py-3">
      <Notice kind="info">
        {placementText.brought(plain(listed(brought.map(({ name }) => name))))}{' '}
        <Button kind="link" onClick={() => openTab('game-forces')}>
          {placementText.openRoster}
        </Button>
      </Notice>
    </div>
  );
}
