import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { useEffect, useRef } from 'react';
import { useGiving } from '../../campaign/seal/giving.tsx';
import { useToast, useWayBackWhile } from '../../kit/toasts.tsx';
import { useNodePlace } from '../node-context.ts';
import { whyNot } from '../why-not.ts';

/** Withdraws a postdated order. */
export function useWithdraw(): (post: number) => void {
  const { give } = useGiving();
  return (post) =>
    give(
      { type: 'withdraw', post },
      { done: composerText.posts.withdrawn, why: (problem) => whyNot(problem, composerText.notGiven) },
    );
}

/** Call it when an order is postdated: once the order is among the reader's, a message offers to withdraw it. */
export function usePostUndo(): () => void {
  const { now } = useNodePlace();
  const say = useToast();
  const withdraw = useWithdraw();
  const latest = useRef(withdraw);
  const before = useRef<readonly number[] | null>(null);
  const numbers = now.posts.filter(({ seat }) => seat === now.you).map(({ number }) => number);
  useWayBackWhile(numbers.join());
  useEffect(() => {
    latest.current = withdraw;
    const fresh = before.current === null ? undefined : numbers.find((one) => !before.current?.includes(one));
    if (fresh === undefined) return;
    before.current = null;
    say(composerText.postdated, () => latest.current(fresh));
  });
  return () => {
    before.current = numbers;
  };
}
