import { expect, type Page } from '@playwright/test';
import { loggedInput } from '@sealed-orders/host/testing';
import type {
  AirMissionType,
  BattleDecision,
  BattleOrderType,
  BuildLine,
  BuildLineType,
  DealOrder,
  MovementOrderType,
  Ruling,
  Sheet,
  SpyMissionType,
} from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { CONTRACT, type Entry } from '@sealed-orders/rules/hex-campaign/contract';
import { byHost } from './campaigns.ts';

/** The words of each table of docs/coverage.md. */
interface Words {
  readonly 'set-up': 'capital' | 'urban' | 'resources' | 'roads';
  readonly build: BuildLineType;
  readonly deals: DealOrder['type'];
  readonly air: AirMissionType;
  readonly movement: MovementOrderType;
  readonly 'battle-orders': BattleOrderType;
  readonly spies: SpyMissionType;
  readonly battles: BattleDecision['type'] | 'fun-battle';
  readonly rulings: Ruling['type'] | Extract<Ruling, { readonly type: 'corrections' }>['edits'][number]['type'];
  readonly forms: 'unit' | 'report';
}

/** An order by its word, or a choice that goes with it: `disband`, `path.high`, `exploit.on=false`. */
type Said<Part extends keyof Words> = Words[Part] | `${Words[Part]}.${string}`;

/**
 * Says that the journey has given these by now on its pages, and fails unless the page's war holds them: in a sealed
 * sheet, in force on arrival, or ruled. docs/coverage.md is made from these calls, so they write their words out:
 * `await gives(page, 'build', 'disband', 'new-detachment.orbit')`.
 */
export async function gives<Part extends keyof Words>(page: Page, part: Part, ...words: Said<Part>[]): Promise<void> {
  const slug = new URL(page.url()).pathname.split('/')[2] ?? '';
  const missing = async () => {
    const given = new Set((await givenIn(slug)).flatMap(wordsOf));
    return words.filter((word) => !given.has(`${part} ${word}`));
  };
  await expect.poll(missing, `the war holds what was given of ${part}`).toEqual([]);
}

/** One order, choice or decision of a war. */
interface Given {
  readonly part: keyof Words;
  readonly word: string;
  readonly order: unknown;
}

const { schemas, sheets } = hexCampaign;
const DEALS: ReadonlySet<string> = new Set(['offer', 'sign', 'withdraw', 'judge-promise']);

/** The word of what was given, and all its choices. */
function wordsOf({ part, word, order }: Given): readonly string[] {
  const entry = Object.entries<Entry>(CONTRACT[part]).find(([name]) => name === word)?.[1];
  const said = entry?.choices.filter(({ isIn }) => isIn(order)) ?? [];
  return [`${part} ${word}`, ...said.map(({ name }) => `${part} ${word}.${name}`)];
}

/** Everything that players have sealed in a war, or that was ordered, decided or ruled there. */

const givenIn = (slug: string): Promise<readonly Given[]> =>
  byHost(async (_host, db) => {
    const { id } = await db.prisma.campaign.findUniqueOrThrow({ where: { slug }, select: { id: true } });
    const sealed = await db.prisma.sealed.findMany({ where: { campaignId: id }, select: { sheet: true } });
    const where = { campaignId: id, kind: { not: 'begin' } };
    const steps = await db.prisma.step.findMany({ where, select: { n: true } });
    const logged = await Promise.all(steps.map(async ({ n }) => ofInput(await loggedInput(db, id, n))));
    return [...sealed.flatMap(({ sheet }) => ofSheet(sheets.schema.parse(sheet))), ...logged.flat()];
  });

/** What an input of the log holds. */
function ofInput(input: unknown): readonly Given[] {
  const order = schemas.order.safeParse(field(input, 'order')).data;
  const ruling = schemas.ruling.safeParse(field(input, 'ruling')).data;
  // Seats that nobody sealed for may have a sheet too.
  const seats = Object.keys(Object(field(input, 'seals')));
  return [
    ...typed(order && DEALS.has(order.type) ? 'deals' : 'battles', order ? [order] : []),
    ...typed('rulings', ruling?.type === 'corrections' ? ruling.edits : ruling ? [ruling] : []),
    ...[order, ruling].flatMap((one) => (one !== undefined && 'report' in one ? [form('report', one.report)] : [])),
    ...seats.flatMap((seat) => ofSheet(sheets.schema.parse(field(field(input, 'sheets'), seat)))),
  ];
}

const field = (of: unknown, name: string): unknown => Object(of)[name];

const form = (word: Words['forms'], order: unknown): Given => ({ part: 'forms', word, order });

const typed = (part: keyof Words, orders: readonly { readonly type: string }[]): readonly Given[] =>
  orders.map((order) => ({ part, word: order.type, order }));

const flown = (part: 'air' | 'spies', missions: readonly { readonly mission: string }[]): readonly Given[] =>
  missions.map((order) => ({ part, word: order.mission, order }));

/** Units that a line of a build sheet brings along. */
const unitsIn = (line: BuildLine): readonly Given[] =>
  ('units' in line ? line.units : line.type === 'add-unit' ? [line.unit] : []).map((unit) => form('unit', unit));

function ofSheet(sheet: Sheet): readonly Given[] {
  const placed = (word: string, order: unknown): Given => ({ part: 'set-up', word, order });
  switch (sheet.phase) {
    case 'placement':
      return [
        placed('capital', sheet),
        ...(sheet.urban.length > 0 ? [placed('urban', sheet)] : []),
        ...(sheet.resources.length > 0 ? [placed('resources', sheet)] : []),
      ];
    case 'free-roads':
      return sheet.roads.length > 0 ? [placed('roads', sheet)] : [];
    case 'spending':
    case 'build':
      return [...typed('build', sheet.lines), ...sheet.lines.flatMap(unitsIn)];
    case 'air-orders':
      return flown('air', sheet.air);
    case 'movement-orders':
      return [...typed('movement', sheet.orders), ...flown('air', sheet.air ?? [])];
    case 'battle-orders':
      return [
        ...typed('battle-orders', sheet.orders),
        ...flown('spies', sheet.spies),
        ...sheet.airSupport.map((order) => ({ part: 'air', word: 'tactical', order }) as const),
      ];
  }
}
