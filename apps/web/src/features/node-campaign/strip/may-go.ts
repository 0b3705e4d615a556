import { PHONE, useMedia } from '../../browser/use-media.ts';
import { isAlone } from '../../campaign-data/alone.ts';
import { type NodePlace, useNodePlace } from '../node-context.ts';

/** Whether the reader need not wait for midnight: nobody else is a person, and midnight is what the war waits for. */
export const mayGoToMidnight = ({ head, isNow, now }: Pick<NodePlace, 'head' | 'isNow' | 'now'>): boolean =>
  isNow && head.status === 'running' && isAlone(head) && now.night === null && (now.setUp?.step ?? null) === null;

/** Whether the panel has the button: the strip of a phone has no room for it. */
export function useGoesFromPanel(): boolean {
  const place = useNodePlace();
  return useMedia(PHONE) && mayGoToMidnight(place);
}
