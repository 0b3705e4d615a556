import {
  armyFaults,
  type ListedForce,
  PRESS_POLICIES,
  paceSchema,
  SYSTEMS,
  seatId,
  type Viewer,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { refereesOf } from '../reading/referees.ts';
import { STRANGERS } from '../seat-requests/types.ts';
import { ABSENCE_POLICIES } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import { choicesSchema } from '../vocabulary/choices.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { armySchema, boardOf, type SetupDraft, setupDraftSchema, unready } from './setup.ts';
import type { Lobby } from './types.ts';

const SELECT = {
  id: true,
  slug: true,
  name: true,
  system: true,
  edition: true,
  status: true,
  public: true,
  listed: true,
  strangers: true,
  press: true,
  setup: true,
  draftsCount: true,
  pace: true,
  absence: true,
  opensAfter: true,
  holidayDays: true,
  pauseDays: true,
  openAfter: true,
  readsSealed: true,
  oneScreen: true,
  seedHash: true,
  creator: { select: { id: true, displayName: true } },
  seats: {
    select: {
      seat: true,
      name: true,
      choices: true,
      army: true,
      playsItself: true,
      openSince: true,
      user: { select: { id: true, displayName: true } },
    },
    orderBy: { position: 'asc' },
  },
} as const;

/**
 * The campaign with its seats. Armies are included only for their own seat and the referee; the owner, who may still
 * take a seat, learns only what is outside the terms in them. Once the campaign has
 * begun, others do not even learn who brought an army, since that shows who has detachments. Null: there is no such
 * campaign.
 */
export async function lobby(
  shell: Shell,
  id: CampaignId,
  viewer: Viewer,
  { isOwner = false }: { readonly isOwner?: boolean } = {},
): Promise<Lobby | null> {
  const row = await shell.db.prisma.campaign.findUnique({ where: { id }, select: SELECT });
  if (row === null) return null;
  const system = z.enum(SYSTEMS).parse(row.system);
  const ruleset = shell.rulesetOf(system);
  const draft = setupDraftSchema.parse(row.setup);
  const seats = row.seats.map(({ seat, name, choices, army, user, playsItself, openSince }) => ({
    seat: seatId(seat),
    name,
    choices: choicesSchema.parse(choices),
    user: user === null ? null : { id: user.id, name: user.displayName },
    playsItself,
    isFree: !playsItself && (user === null || openSince !== null),
    army: army === null ? null : armySchema.parse(army),
  }));
  const isOpen = row.status === 'lobby';
  const terms = ruleset.army?.terms(draft.settings ?? {}) ?? null;
  const faultsOf = (army: readonly ListedForce[] | null) => (terms === null ? [] : armyFaults(terms, army ?? []));
  const mayRead = (seat: string): boolean =>
    viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    system,
    edition: row.edition,
    status: row.status,
    isPublic: row.public,
    isListed: row.listed,
    strangers: z.enum(STRANGERS).parse(row.strangers),
    press: z.enum(PRESS_POLICIES).parse(row.press),
    ...termsOf(row, draft),
    board: isOpen ? boardOf(draft) : null,
    owner: { id: row.creator.id, name: row.creator.displayName },
    referees: await refereesOf(shell, id),
    seats: seats.map((seat) => ({
      ...seat,
      hasArmy: isOpen || mayRead(seat.seat) ? seat.army !== null && seat.army.length > 0 : null,
      armyFaults: isOpen && (isOwner || mayRead(seat.seat)) ? faultsOf(seat.army) : null,
      army: mayRead(seat.seat) ? seat.army : null,
    })),
    seedHash: row.seedHash,
    missing: isOpen ? unready(ruleset, draft, row.edition, seats) : [],
  };
}

interface TermsRow {
  readonly pace: unknown;
  readonly draftsCount: boolean;
  readonly absence: string;
  readonly opensAfter: number;
  readonly holidayDays: number;
  readonly pauseDays: number;
  readonly openAfter: number | null;
  readonly readsSealed: boolean;
  readonly oneScreen: boolean;
}

/** The terms that everybody who takes a seat agrees to. */
function termsOf(row: TermsRow, draft: SetupDraft) {
  const { pace, draftsCount, absence, opensAfter, holidayDays, pauseDays, openAfter, readsSealed, oneScreen } = row;
  return {
    preset: draft.preset,
    start: draft.start ?? null,
    settings: draft.settings ?? {},
    clock: draft.clock ?? null,
    pace: paceSchema.parse(pace),
    draftsCount,
    absence: z.enum(ABSENCE_POLICIES).parse(absence),
    opensAfter,
    holidayDays,
    pauseDays,
    openAfter,
    readsSealed,
    oneScreen,
  };
}
