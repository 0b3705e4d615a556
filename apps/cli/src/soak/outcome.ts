import type { OpenHost } from '@sealed-orders/host';
import { soakText } from '@sealed-orders/text/cli/soak';
import type { Inflicted } from './faults.ts';
import { type Game, goesOn } from './games.ts';
import { letters } from './letters.ts';
import { compared, type Found, replayedAll } from './logs.ts';
import type { SoakMails } from './mails.ts';
import type { Kept } from './process.ts';
import type { Tables } from './tables.ts';

/** A condition, and where it fails. */
export interface Check {
  readonly what: string;
  readonly problems: readonly string[];
}

export interface Outcome {
  readonly checks: readonly Check[];
  readonly faults: readonly Inflicted[];
  readonly sum: Parameters<typeof soakText.sum>[0];
}

interface Played {
  readonly opened: OpenHost;
  readonly tables: Tables;
  readonly mails: SoakMails;
  readonly faults: readonly Inflicted[];
  readonly processes: readonly Kept[];
  readonly exits: readonly (number | null)[];
  readonly made: Pick<Outcome['sum'], 'steps' | 'bySystem' | 'seconds'>;
}

/** Compares what was accepted with the result. */
export async function outcomeOf({ opened, tables, mails, faults, processes, exits, made }: Played): Promise<Outcome> {
  const { games, ledger } = tables;
  const logs = await compared(opened, games, ledger);
  const replays = await replayedAll(opened, games);
  const told = await letters(opened, games, mails, faults);
  const statuses = await statusesOf(opened, games);
  const acts = [...ledger.attempts(), ...ledger.orders];
  return {
    checks: [
      { what: soakText.ordersCompared, problems: logs.problems },
      { what: soakText.replaysCompared, problems: replays.problems },
      { what: soakText.statusesCompared, problems: statuses.problems },
      { what: soakText.mailsCompared, problems: told.problems },
      { what: soakText.processesCompared, problems: processesOf(processes, exits) },
    ],
    faults,
    sum: {
      ...made,
      campaigns: games.length,
      accepted: acts.filter(({ answer }) => answer === 'accepted').length,
      unknown: acts.filter(({ answer }) => answer === 'unknown').length,
      mails: mails.taken.length,
      lost: told.lost,
    },
  };
}

/**
 * Faulty rules stop their own campaign; nothing else stops any, except that idle campaigns fall asleep, and the soak
 * pauses those that would take long to do so.
 */
async function statusesOf({ host }: OpenHost, games: readonly Game[]): Promise<Pick<Found, 'problems'>> {
  const problems: string[] = [];
  for (const { campaign, kind } of games) {
    const head = await host.head(campaign);
    const because = head?.pausedBecause ?? null;
    const isFine =
      kind === 'poisoned'
        ? because === 'broken'
        : because === null || because === 'asleep' || (because === 'desk' && goesOn(kind));
    if (!isFine) problems.push(soakText.wrongStatus(campaign, head?.status ?? 'gone', because ?? 'no reason'));
  }
  return { problems };
}

const processesOf = (processes: readonly Kept[], exits: readonly (number | null)[]): readonly string[] =>
  processes.flatMap((one, i) => {
    const times = one.endedByItself();
    const code = exits[i] ?? null;
    return [
      ...(times > 0 ? [soakText.endedByItself(one.name, times)] : []),
      ...(code === 0 ? [] : [soakText.badExit(one.name, code)]),
    ];
  });
