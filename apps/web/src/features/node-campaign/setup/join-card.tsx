'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import type { Faction, NodeId, Option } from '@sealed-orders/rules/node-campaign';
import { listed, plain } from '@sealed-orders/text';
import { FACTION_NAMES } from '@sealed-orders/text/node-campaign';
import { FACTION_HINTS, placementText } from '@sealed-orders/text/node-campaign/setup';
import { useId, useState } from 'react';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { Button } from '../../kit/button.tsx';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';
import { Beside, Missing, NodeList, useChosen } from './node-choices.tsx';
import { type Chosen, completeNodes, joinOrder } from './placing.ts';
import { StartsWith } from './setup-lists.tsx';

type Join = Extract<Option, { readonly type: 'join' }>;
const text = placementText.join;

/** For a player who joins late: a faction, then where it begins. Until midnight they can choose again. */
export function JoinCard({ joins }: { readonly joins: readonly Join[] }) {
  const { view } = useNodePlace();
  const player = view.you === null ? undefined : lookup(view.players, view.you);
  const [faction, choose] = useState<Faction | null>(player?.faction ?? null);
  const join = joins.find((one) => one.faction === faction);
  const isJoining = player?.standing === 'joining';
  return (
    <>
      <header className={isJoining ? 'plain-head' : 'turn-head'}>
        <div className="grow">
          <h2>{text.title}</h2>
          <p>{isJoining ? text.joining : text.says}</p>
        </div>
      </header>
      <Factions joins={joins} chosen={faction} choose={choose} />
      {join === undefined ? null : (
        <JoinForm
          key={join.faction}
          join={join}
          army={player?.army ?? ''}
          before={player?.faction === join.faction ? player.entersAt : []}
          isJoining={isJoining}
        />
      )}
    </>
  );
}

interface FactionsProps {
  readonly joins: readonly Join[];
  readonly chosen: Faction | null;
  readonly choose: (faction: Faction) => void;
}

function Factions({ joins, chosen, choose }: FactionsProps) {
  const { view, words } = useNodePlace();
  const group = useId();
  const playing = (faction: Faction): string =>
    plain(
      listed(
        view.seats
          .filter((seat) => seat !== view.you && lookup(view.players, seat)?.faction === faction)
          .map(words.seat),
      ),
    );
  return (
    <fieldset className="place-nodes place-part" aria-label={text.faction}>
      <header>
        <h3>{text.faction}</h3>
        <RuleChip rule="NODE-SETUP-08" />
      </header>
      {joins.map(({ faction }) => {
        const others = playing(faction);
        return (
          <label key={faction}>
            <input type="radio" name={group} checked={faction === chosen} onChange={() => choose(faction)} />
            <span className="grow">
              <b>{FACTION_NAMES[faction]}</b>
              <small>{FACTION_HINTS[faction]}</small>
              {others === '' ? null : <small>{text.playedBy(others)}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

interface JoinFormProps {
  readonly join: Join;
  readonly army: string;
  /** The nodes that the player chose before. */
  readonly before: readonly NodeId[];
  readonly isJoining: boolean;
}

function JoinForm({ join, army, before, isJoining }: JoinFormProps) {
  const choosing = useChosen(join, before);
  const { faction, choices } = join;
  return (
    <>
      {choices.length > 0 ? null : (
        <p className="px-4 py-3">{faction === 'imperial-guard' ? text.takesOver : text.callsLater}</p>
      )}
      {choices.map((list, i) => (
        <NodeList
          key={list.join(' ')}
          title={faction === 'tau' ? placementText.colony.first : placementText.firstForce}
          rule="NODE-SETUP-08"
          nodes={list}
          chosen={choosing.chosen.nodes[i] ?? null}
          pick={(node) => choosing.pick(i, node)}
        />
      ))}
      <Beside beginning={join} choosing={choosing} />
      <StartsWith faction={faction} chosen={completeNodes(join, choosing.chosen) ?? []} />
      <JoinFoot join={join} army={army} isJoining={isJoining} chosen={choosing.chosen} />
    </>
  );
}

interface JoinFootProps extends Omit<JoinFormProps, 'before'> {
  readonly chosen: Chosen;
}

function JoinFoot({ join, army, isJoining, chosen }: JoinFootProps) {
  const { give, isBusy } = useGiving();
  const order = joinOrder(join.faction, army, join, chosen);
  const send = () => {
    if (order === null) return;
    give(order, { done: text.joining, why: (problem) => whyNot(problem, placementText.notGiven) });
  };
  return (
    <footer className="place-foot">
      <Button kind="main" size="large" disabled={order === null || isBusy} onClick={send}>
        {isJoining ? text.again : text.confirm}
      </Button>
      {order === null ? (
        <p className="hint">
          <Missing beginning={join} chosen={chosen} />
        </p>
      ) : null}
    </footer>
  );
}
