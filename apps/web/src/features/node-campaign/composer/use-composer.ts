'use client';
import type { ReachedNode, SeriesStep } from '@sealed-orders/map/graph';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type {
  Command,
  CommandOption,
  CommandType,
  ForceId,
  NodeId,
  Option,
  SeriesPlan,
  View,
} from '@sealed-orders/rules/node-campaign';
import { planSeries, withoutCommand } from '@sealed-orders/rules/node-campaign';
import { useCallback, useMemo, useState } from 'react';
import { useCampaignPlace } from '../../campaign/campaign-context.ts';
import type { Selection } from '../selection.ts';
import { type About, aboutOf, isListed, optionsAbout, postsOnMap, reachOf, stepsOnMap } from './targets.ts';
import { useSeries } from './use-series.ts';
import { NOW, type WhenChoice } from './when.ts';

interface Picking {
  readonly type: CommandType;
  readonly force: ForceId | null;
}

/** Orders that a player composes: a series of commands, and what the star map shows of them. */
export interface Composer {
  readonly commands: readonly Command[];
  /** Whether orders that the player composed earlier are still being read: until then, nobody composes. */
  readonly isReading: boolean;
  /** The kind of order whose node is being chosen, and for which battleforce; null: none. */
  readonly picking: Picking | null;
  readonly pick: (picking: Composer['picking']) => void;
  readonly add: (command: Command) => void;
  /** Removes a step and those that were legal only after it. */
  readonly remove: (index: number) => void;
  readonly clear: () => void;
  /** What the star map marks. */
  readonly reach: readonly ReachedNode[];
  /** What is composed; while nothing is, the own postdated orders. */
  readonly series: readonly SeriesStep[];
  /** Takes a touched node as the target of the order that is being chosen; false: it is none. */
  readonly touch: (node: NodeId) => boolean;
  /** What the series leads to; null: nobody composes, or not yet. */
  readonly plan: SeriesPlan | null;
  /** What the reader's selection asks for. */
  readonly about: About;
  /** The possible orders of the kind that is being chosen. */
  readonly targets: readonly CommandOption[];
  /** Chooses a kind of order for what is selected. If only one order is possible there, it is added. */
  readonly choose: (type: CommandType) => void;
  readonly when: WhenChoice;
  readonly setWhen: (when: WhenChoice) => void;
  /** The orders that were given last on this page. */
  readonly given: Given | null;
  /** What was composed has been given. @param since the step that was shown when it was sent */
  readonly finish: (since: number) => void;
}

interface Given {
  readonly commands: readonly Command[];
  readonly isLater: boolean;
  readonly since: number;
  /** Whether the same is still selected, and nothing else has been composed. */
  readonly isLatest: boolean;
}

interface Composing {
  /** Null: nobody composes, since the step is past or the reader has no seat. */
  readonly now: View | null;
  readonly options: readonly Option[];
  readonly selection: Selection;
}

/** What the reader asked for while something was selected: another selection begins anew. */
interface Asked {
  readonly selected: string;
  readonly picking: Composer['picking'];
  /** The node among whose orders one is to be chosen. */
  readonly node: NodeId | null;
}

const NOTHING: readonly never[] = [];
const ANYTHING: About = { force: null, node: null };

export function useComposer({ now, options, selection }: Composing): Composer {
  const mayCommand = options.some(({ type }) => type === 'series');
  const you = mayCommand ? (now?.you ?? null) : null;
  const { head, standIn } = useCampaignPlace();
  const { commands: read, write } = useSeries(head.id, you, standIn === null);
  const [isReading, commands] = [read === null, read ?? NOTHING];
  const [when, setWhen] = useState<WhenChoice>(NOW);
  const isLater = when.kind !== 'now';
  const [plan, about] = usePlan({ now, you: isReading ? null : you, commands, isLater }, selection);
  const { picking, node, ask } = useAsking(selection, plan, about);
  const { targets, reach } = useMarks(plan, picking, node);
  const series = useSteps(now, commands.length === 0 ? null : plan);
  const [given, keep] = useGiven({ commands, isLater, selection });
  return useMemo((): Composer => {
    const rewrite = (next: readonly Command[]) => {
      write(next);
      ask(null, null);
    };
    const add = (command: Command) => rewrite([...commands, command]);
    const take = (asked: Picking, at: NodeId | null, isMeant: boolean): boolean => {
      const possible = plan === null ? [] : possibleOf(plan, asked, at);
      const [only] = possible;
      if (isMeant && only !== undefined && possible.length === 1) add(only.command);
      else ask(asked, at);
      return possible.length > 0;
    };
    return {
      ...{ commands, isReading, picking, add, plan, about, when, setWhen, targets, reach, series, given },
      finish: (since) => {
        keep(since);
        rewrite([]);
        setWhen(NOW);
      },
      pick: (next) => ask(next, null),
      remove: (index) => {
        if (plan !== null && you !== null) write(withoutCommand(plan.board, you, commands, index));
      },
      clear: () => rewrite([]),
      touch: (touched) =>
        plan !== null &&
        picking !== null &&
        possibleOf(plan, picking, touched).length > 0 &&
        take(picking, touched, true),
      choose: (type) => take({ type, force: about.force }, about.node, about.node !== null || isListed(type)),
    };
  }, [commands, isReading, write, picking, ask, plan, you, about, when, targets, reach, series, given, keep]);
}

interface Planned {
  readonly now: View | null;
  readonly you: SeatId | null;
  readonly commands: readonly Command[];
  readonly isLater: boolean;
}

/** What the series leads to, and what the selection asks for then. */
function usePlan({ now, you, commands, isLater }: Planned, selection: Selection) {
  const plan = useMemo(
    () => (now === null || you === null ? null : planSeries(now, you, commands, isLater)),
    [now, you, commands, isLater],
  );
  const about = useMemo(
    () => (plan === null || you === null ? ANYTHING : aboutOf(plan.after, you, selection)),
    [plan, you, selection],
  );
  return [plan, about] as const;
}

interface Sent extends Omit<Given, 'isLatest' | 'since'> {
  readonly selection: Selection;
}

/** The orders that were given last, and how to keep those that are composed as such. */
function useGiven({ commands, isLater, selection }: Sent): readonly [Given | null, (since: number) => void] {
  const [sent, setSent] = useState<(Sent & Pick<Given, 'since'>) | null>(null);
  const given = useMemo(
    () => (sent === null ? null : { ...sent, isLatest: sent.selection === selection && commands.length === 0 }),
    [sent, selection, commands],
  );
  const keep = useCallback(
    (since: number) => setSent({ commands, isLater, since, selection }),
    [commands, isLater, selection],
  );
  return [given, keep];
}

/** The orders of a kind that can be given in a node, or anywhere. */
const possibleOf = (plan: SeriesPlan, { type, force }: Picking, node: NodeId | null): readonly CommandOption[] =>
  optionsAbout(plan, type, { force, node }).filter(({ refusal }) => refusal === null);

/** The targets of what is being chosen, and the nodes that the star map rings. */
function useMarks(plan: SeriesPlan | null, picking: Picking | null, node: NodeId | null) {
  const targets = useMemo(
    () =>
      plan === null || picking === null ? NOTHING : optionsAbout(plan, picking.type, { force: picking.force, node }),
    [plan, picking, node],
  );
  const reach = useMemo(() => (plan === null ? NOTHING : reachOf(plan.after, targets)), [plan, targets]);
  return { targets, reach };
}

/** The steps on the star map: those that are being composed, or else what the player has postdated. */
function useSteps(now: View | null, plan: SeriesPlan | null): readonly SeriesStep[] {
  return useMemo(() => {
    if (plan !== null) return stepsOnMap(plan.steps);
    return now === null || now.you === null ? NOTHING : postsOnMap(now, now.you);
  }, [now, plan]);
}

/** What is being chosen: at first a move, if a battleforce that can move is selected. */
function useAsking(selection: Selection, plan: SeriesPlan | null, about: About) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const selected = selection === null ? '' : JSON.stringify(selection);
  const isMoving = about.force !== null && plan !== null && optionsAbout(plan, 'move', about).length > 0;
  const isAsked = asked?.selected === selected;
  const begun = useMemo(
    (): Composer['picking'] => (isMoving ? { type: 'move', force: about.force } : null),
    [isMoving, about.force],
  );
  const ask = useCallback(
    (picking: Composer['picking'], node: NodeId | null) => setAsked({ selected, picking, node }),
    [selected],
  );
  return { picking: isAsked ? asked.picking : begun, node: isAsked ? asked.node : null, ask };
}
