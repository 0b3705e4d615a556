import { randomBytes } from 'node:crypto';
import { rulesetFor } from '@sealed-orders/rules/systems';
import { z } from 'zod';
import type { Random } from '../fuzz/random.ts';
import type { SiteApi } from './api.ts';
import { type Game, type Person, systemOf } from './games.ts';

/** A seat with its player. */
export interface Seat {
  readonly game: Game;
  readonly seat: string;
  readonly person: Person;
}

/** What a player would order and seal now; null: nothing. */
export interface Writing {
  /** The phase that it is written for. */
  readonly opening: number;
  readonly order: unknown;
  readonly sheet: unknown;
}

export const newNonce = (): string => randomBytes(16).toString('hex');

/**
 * In Tally a player draws numbers, and gives presents now and then. In every other game they do what a seat that plays
 * by itself does: their orders depend only on what the site shows them. Null: the site is down.
 */
export async function written(api: SiteApi, at: Seat, opening: number, random: Random): Promise<Writing | null> {
  return systemOf(at.game.kind) === 'tally' ? drawn(at, opening, random) : thoughtOut(api, at);
}

function drawn({ game, seat }: Seat, opening: number, random: Random): Writing {
  const others = game.players.filter((one) => one.seat !== seat);
  const order = random.chance(15) ? { to: random.pick(others).seat, gift: 1 } : null;
  return { opening, order, sheet: { add: random.int(10), note: newNonce() } };
}

const seenSchema = z.object({ opening: z.int(), view: z.unknown() });

async function thoughtOut(api: SiteApi, { game, person }: Seat): Promise<Writing | null> {
  const ruleset = rulesetFor(systemOf(game.kind));
  const seen = await api.look('play.view', person.cookie, { campaign: game.campaign });
  if (seen === null || ruleset?.practice == null) return null;
  const { opening, view } = seenSchema.parse(seen);
  const known = ruleset.schemas.view.parse(view);
  return { opening, order: ruleset.practice.order(known), sheet: ruleset.practice.sheet(known) };
}
