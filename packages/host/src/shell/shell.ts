import type { Db } from '@sealed-orders/db';
import type { KeptText, SeatId, SystemId } from '@sealed-orders/rules/kernel';
import type { Memberships } from '../access/membership.ts';
import type { Cache } from '../caches/cache.ts';
import type { Changes } from '../changes/changes.ts';
import type { Log } from '../log/log.ts';
import type { Numbers } from '../log/numbers.ts';
import type { OpenRounds } from '../log/open-rounds.ts';
import type { StepCache } from '../log/step-cache.ts';
import type { PushKeys } from '../telling/news-types.ts';
import type { RulesetOf, Rulesets } from '../vocabulary/rulesets.ts';
import type { CampaignIdentity } from './identity.ts';
import type { SheetCache } from './sheet-cache.ts';

/** What every part of the host works with. */
export interface Shell {
  readonly db: Db;
  readonly now: () => Date;
  readonly rulesets: Rulesets;
  readonly rulesetOf: RulesetOf;
  /** Whether new campaigns may play the system. */
  readonly offers: (system: SystemId) => boolean;
  /** The shortest order clock that a new campaign may have, seconds. */
  readonly shortestClock: number;
  /** How many rounds may pass without anybody acting before a war pauses automatically; null: as its game says. */
  readonly quietRounds: number | null;
  /** The id and server seed of a new campaign. */
  readonly identity: () => CampaignIdentity;
  /** The nonce of a sheet that nobody seals in person, or of an order that such a seat gives. `n`: the opening, or the last step. */
  readonly nonceFor: (seat: SeatId, n: number) => string;
  /** The keys by which push services know this site; null: those that the database keeps. */
  readonly pushKeys: PushKeys | null;
  /** Origins on this machine or network at which signed hooks may be. */
  readonly localHooks: readonly string[];
  readonly changes: Changes;
  readonly steps: StepCache;
  readonly log: Log;
  readonly numbers: Numbers;
  readonly openRounds: OpenRounds;
  readonly sheets: SheetCache;
  /** For each campaign the text of the last state made here; most of the next state's text is in it. */
  readonly texts: Cache<KeptText>;
  readonly memberships: Memberships;
}
