import { useEffect, useState } from 'react';
import { kept } from '../../browser/kept.ts';
import { useNodePlace } from '../node-context.ts';
import { GUIDED, type Guided, guidedBy, guidedByOrder } from './guide-step.ts';

const storeOf = (campaign: string) =>
  kept<readonly Guided[]>(`first orders ${campaign}`, (found) =>
    Array.isArray(found) ? GUIDED.filter((one) => found.includes(one)) : null,
  );

const POSTED: readonly Guided[] = ['postdate'];

/** What the reader has done for the guide in this browser, and how to add to it. */
export function useGuided(): readonly [done: readonly Guided[], add: (more: readonly Guided[]) => void] {
  const { head, events, now, composer } = useNodePlace();
  const [done, setDone] = useState(() => storeOf(head.id).read() ?? []);
  const add = (more: readonly Guided[]) => setDone(GUIDED.filter((one) => done.includes(one) || more.includes(one)));
  const posted = now.posts.some(({ seat, paid }) => seat === head.you && paid === null) ? POSTED : [];
  const { given } = composer;
  // The steps of others may hide that of an order.
  const sent = given === null ? [] : given.isLater ? POSTED : given.commands.flatMap(guidedByOrder);
  const seen = head.you === null ? [] : [...guidedBy(events, head.you), ...posted, ...sent];
  if (seen.some((one) => !done.includes(one))) add(seen);
  useEffect(() => storeOf(head.id).write(done), [head.id, done]);
  return [done, add];
}
