'use client';
import type { ArmyEntry } from '@sealed-orders/rules/kernel';
import { lookup } from '@sealed-orders/rules/kernel';
import { type ArmyText, describeReviewProblem } from '@sealed-orders/text';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { refusalSentence } from '../actions/refusal-sentence.ts';
import { together, useAction } from '../actions/use-action.ts';
import { type Inputs, useTRPC, useTRPCClient } from '../api/client.ts';
import { type Reviews, useReviews } from '../armies/reviews.ts';
import type { Lobby } from '../campaign-data/lobby.ts';
import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Icon } from '../kit/icon.tsx';
import { Empty, Notice } from '../kit/notice.tsx';
import { ArmyTotal } from './army-total.tsx';
import { ForceForm, type PlannedLists } from './force-form.tsx';
import { lobbyChange } from './lobby-change.ts';

type Planned = Inputs['campaigns']['setArmy']['detachments'][number];

interface ArmyFormProps {
  readonly lobby: Lobby;
  readonly entry: ArmyEntry;
  readonly words: ArmyText;
}

/** The army of the reader's seat: forces, each made of one or more army lists. */
export function ArmyForm({ lobby, entry, words }: ArmyFormProps) {
  const trpc = useTRPC();
  const text = lobbyText.army;
  const rosters = useQuery(trpc.rosters.list.queryOptions());
  const [drawn, setPlans] = useState<readonly PlannedLists[]>(() => [freshPlan(entry, words, 1)]);
  // Lists may have been removed since, in another tab.
  const isKept = (id: string) => rosters.data?.some((line) => line.id === id) === true;
  const plans = drawn.map((plan) => ({ ...plan, rosters: plan.rosters.filter(isKept) }));
  const change = (at: number, plan: PlannedLists) => setPlans(plans.map((old, i) => (i === at ? plan : old)));
  const reviews = useReviews();
  const army = useSetArmy(lobby, reviews);
  const hasArmy = lobby.seats.some(({ seat, hasArmy }) => seat === lobby.you && hasArmy === true);
  // Armies that are not simply there when the campaign starts have words of their own, above.
  const isUsed = lobby.start === null || lookup(words.use, lobby.start) === undefined;
  const WithoutLists = hasArmy ? ToLists : NoLists;
  const isComplete = plans.every((plan) => plan.rosters.length > 0 && plan.name.trim() !== '');
  return (
    <section className="paper grid gap-4" aria-labelledby="army">
      <h2 id="army" className="section-title">
        {text.title}
      </h2>
      <p className="ink2">{hasArmy ? text.attachedSays : [words.says, ...(isUsed ? [words.without] : [])].join(' ')}</p>
      {rosters.data?.length === 0 ? <WithoutLists slug={lobby.slug} /> : null}
      {rosters.data && rosters.data.length > 0 ? (
        <>
          {plans.map((plan, i) => (
            <ForceForm
              key={plan.key}
              entry={entry}
              terms={entry.terms(lobby.settings)}
              words={words}
              plan={plan}
              rosters={rosters.data}
              reviews={reviews}
              onChange={(next) => change(i, next)}
              onRemove={plans.length > 1 ? () => setPlans(plans.filter((other) => other !== plan)) : null}
            />
          ))}
          <ArmyTotal plans={plans} reviews={reviews} limit={entry.terms(lobby.settings).points} />
          {army.problem ? (
            <Notice kind="danger" live>
              {army.problem}
            </Notice>
          ) : null}
          <ToLists slug={lobby.slug} />
          <div className="row">
            {plans.length < entry.most ? (
              <Button onClick={() => setPlans([...plans, freshPlan(entry, words, plans.length + 1)])}>
                <Icon of={Plus} /> {words.force}
              </Button>
            ) : null}
            <span className="grow" />
            <Button kind="main" disabled={!isComplete || army.isBusy} onClick={() => void army.set(plans)}>
              {text.save}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  );
}

function ToLists({ slug }: { readonly slug: string }) {
  return (
    <p>
      <ButtonLink size="small" href={`/armies?back=${slug}`}>
        {lobbyText.army.toLists}
      </ButtonLink>
    </p>
  );
}

function NoLists({ slug }: { readonly slug: string }) {
  const text = lobbyText.army;
  return (
    <Empty
      title={text.none}
      action={
        <ButtonLink kind="main" href={`/armies?back=${slug}`}>
          {text.upload}
        </ButtonLink>
      }
    >
      {text.needsOne}
    </Empty>
  );
}

let made = 0;

function freshPlan({ choices }: ArmyEntry, { force }: ArmyText, place: number): PlannedLists {
  made += 1;
  const usual = choices.flatMap(({ id, values: [first] }) => (first === undefined ? [] : [[id, first] as const]));
  return { key: made, name: lobbyText.army.forceName(force, place), choices: Object.fromEntries(usual), rosters: [] };
}

/** Sends the army; the lists are reviewed as the server proposes unless the player changed that. */
function useSetArmy(lobby: Lobby, reviews: Reviews) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  async function planned({ name, choices, rosters }: PlannedLists): Promise<Planned> {
    const kept = await Promise.all(
      rosters.map((roster) => queries.fetchQuery(trpc.rosters.get.queryOptions({ roster }))),
    );
    return { name, choices, lists: kept.map((list) => ({ roster: list.id, review: reviews.of(list) })) };
  }
  const send = async (plans: readonly PlannedLists[]) =>
    client.campaigns.setArmy.mutate({ campaign: lobby.id, detachments: await Promise.all(plans.map(planned)) });
  const { run, isRunning, refusal } = useAction(together(send), {
    ...lobbyChange(trpc),
    done: lobbyText.army.saved,
    why: (answer) => ('detachment' in answer ? null : refusalSentence(lobbyText.refusals, answer.problem.code)),
    failed: { 'not-found': lobbyText.army.listGone },
    shown: [trpc.rosters.list.queryKey()],
  });
  const problem = refusal !== null && 'detachment' in refusal ? describeReviewProblem(refusal.problem) : null;
  return { set: run, isBusy: isRunning, problem };
}
