'use client';
import type { Event, ScoredBattle } from '@sealed-orders/rules/node-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { Lozenge } from '../../battle/lozenge.tsx';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { WriteUps } from '../../campaign/write-ups/write-ups.tsx';
import { stepsUpTo } from '../../campaign-data/standing-steps.ts';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { useFetchSteps } from '../../campaign-data/use-fetch-steps.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useNodePlace } from '../node-context.ts';
import { nodeSeen } from '../node-seen.ts';
import { OwnerName } from './parts.tsx';
import { pastResult } from './sides.ts';

const text = battleText.over;

/** A battle that is over: its result, VP, experience, and the write-ups. */
export function PastBattlePage({ past }: { readonly past: ScoredBattle }) {
  const { words, select } = useNodePlace();
  const node = words.node(past.node).text;
  return (
    <div className="nb-past">
      <article className="nb-sheet">
        <header className="row flex-wrap">
          <Lozenge size={44} isOver />
          <div className="grow">
            <p className="eyebrow">{`${battleText.title(node)}, ${battleText.list.day(past.day)}`}</p>
            <h2>{pastResult(words, past)}</h2>
          </div>
          <Button size="small" onClick={() => select({ kind: 'node', node: past.node })}>
            <Icon of={MapPin} size={15} /> {battleText.showOnMap}
          </Button>
        </header>
        <div className="nb-two">
          <Part title={text.title}>
            <Facts>
              <Fact name={text.ending}>{battleText.endings[past.ending]}</Fact>
              {past.sides.map((side, place) => (
                <Fact key={side.join()} name={place === 0 ? battleText.stack.holder : battleText.stack.attacker}>
                  {side.map((owner) => (
                    <OwnerName key={owner} owner={owner} />
                  ))}
                </Fact>
              ))}
              {past.level === null ? null : <Fact name={text.level}>{battleText.agreement.levelOf(past.level)}</Fact>}
              {past.mission === null ? null : <Fact name={text.mission}>{MISSION_NAMES[past.mission]}</Fact>}
              <Fact name={text.points} rule="NODE-VP-05">
                {past.points.length === 0
                  ? text.none
                  : past.points.map(({ seat, amount }) => battleText.list.vp(words.seat(seat).text, amount)).join(', ')}
              </Fact>
            </Facts>
          </Part>
          <Experience past={past} />
        </div>
      </article>
      <WriteUps topic={past.id} />
    </div>
  );
}

type Gained = Extract<Event, { readonly type: 'xp-gained' }>;

/** What the units gained, from the steps of the battle’s day. */
function Experience({ past }: { readonly past: ScoredBattle }) {
  const { words } = useNodePlace();
  const { gained, isLoading } = useGained(past);
  return (
    <Part title={text.experience} rule="NODE-XP-06">
      {isLoading ? (
        <p className="muted" aria-busy>
          {text.loading}
        </p>
      ) : null}
      {!isLoading && gained.length === 0 ? <p className="ink2">{text.noExperience}</p> : null}
      {gained.length === 0 ? null : (
        <table className="ledger">
          <caption className="visually-hidden">{text.experience}</caption>
          <thead>
            <tr>
              <th scope="col">{text.columns.unit}</th>
              <th scope="col">{text.columns.player}</th>
              <th scope="col" className="num">
                {text.columns.xp}
              </th>
            </tr>
          </thead>
          <tbody>
            {gained.flatMap(({ seat, units }) =>
              units.map(({ name, xp }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: units keep their order, and two can have one name
                <tr key={`${seat} ${place}`}>
                  <td>{name}</td>
                  <td className="muted">{words.seat(seat).text}</td>
                  <td className="num">{battleText.report.xp(xp, xp)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      )}
    </Part>
  );
}

function useGained({ id, day }: ScoredBattle): { readonly gained: readonly Gained[]; readonly isLoading: boolean } {
  const place = useNodePlace();
  const { head, steps, n, lens } = place;
  const fetchSteps = useFetchSteps(head.id, lens);
  const [first] = steps;
  const isHeld = first !== undefined && (first.n === 0 || (first.round ?? day) < day);
  useEarlierSteps(place, isHeld);
  // A midnight that settles battles begins the next day.
  const wanted = stepsUpTo(steps, n).flatMap((step) => (step.round === day || step.round === day + 1 ? [step.n] : []));
  const { data, isLoading } = useQuery({
    queryKey: ['gained', head.id, lens.as, wanted],
    queryFn: () => fetchSteps(wanted),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isHeld && wanted.length > 0,
    placeholderData: keepPreviousData,
  });
  const gained = (data ?? [])
    .flatMap((seen) => nodeSeen(seen)?.events ?? [])
    .flatMap((event) => (event.type === 'xp-gained' && event.battle === id ? [event] : []));
  return { isLoading: !isHeld || isLoading, gained };
}
