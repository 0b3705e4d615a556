import { setTimeout as pause } from 'node:timers/promises';
import type { OpenHost } from '@sealed-orders/host';
import { randomOf } from '../fuzz/random.ts';
import { siteApi } from './api.ts';
import { type Game, type GameKind, newGame } from './games.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { play } from './player.ts';

/** The campaigns that are played at the same time. A finished one is replaced by another of its kind. */
const TABLES: readonly GameKind[] = ['sealed', 'sealed', 'timed', 'poisoned', 'war', 'timed-war', 'star-war'];

/** Pause between two campaigns of a table, ms. */
const BETWEEN = 100;

export interface Tables {
  readonly games: readonly Game[];
  readonly ledger: Ledger;
  /** Stops beginning campaigns. */
  close(): void;
  /** Resolves when all players have finished what they were doing. Throws any answer that a player could not handle. */
  leave(): Promise<void>;
}

export interface TableOptions {
  readonly opened: OpenHost;
  readonly ports: readonly number[];
  readonly secret: string;
  readonly seed: string;
}

export function startTables({ opened, ports, secret, seed }: TableOptions): Tables {
  const games: Game[] = [];
  const ledger = createLedger();
  const doors = randomOf(`${seed}:doors`);
  let isOver = false;
  const room = { api: siteApi(() => doors.pick(ports)), ledger, isOver: () => isOver };

  const seated = async (kind: GameKind, table: number): Promise<void> => {
    for (let nth = 0; !isOver; nth++) {
      // The database may be down: then no campaign can be created yet.
      const game = await newGame(opened, secret, kind).catch(() => null);
      await pause(BETWEEN);
      if (game === null) continue;
      games.push(game);
      const playing = game.players.map(({ seat, person }) =>
        play(room, { game, seat, person }, randomOf(`${seed}:${table}:${nth}:${seat}`)),
      );
      await Promise.all(playing);
    }
  };
  const all = Promise.all(TABLES.map(seated));
  // Reported when they leave.
  all.catch(() => undefined);
  return {
    games,
    ledger,
    close() {
      isOver = true;
    },
    async leave() {
      isOver = true;
      await all;
    },
  };
}
