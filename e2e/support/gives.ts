import { expect, type Page } from '@playwright/test';
import { loggedInput } from '@sealed-orders/host/testing';
import type {
  AirMissionType,
  BattleDecision,
  BattleOrderType,
  BuildLineType,
  DealOrder,
  MovementOrderType,
  Ruling,
  Sheet,
  SpyMissionType,
} from '@sealed-orders/rules/hex-campaign';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
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
  readonly rulings: Ruling['type'];
}

/**
 * Says that the journey has given these by now on its pages, and fails unless the war of the page holds them: in a
 * sheet that is sealed, in force at once, or ruled. docs/coverage.md is made from these calls, so they name their words
 * as they are: `await gives(page, 'build', 'disband', 'road')`.
 */
export async function gives<Part extends keyof Words>(page: Page, part: Part, ...words: Words[Part][]): Promise<void> {
  const slug = new URL(page.url()).pathname.split('/')[2] ?? '';
  const missing = async () => {
    const given = await wordsOf(slug);
    return words.filter((word) => !given.has(`${part} ${word}`));
  };
  await expect.poll(missing, `the war holds what was given of ${part}`).toEqual([]);
}

const { schemas } = hexCampaign;
const DEALS: ReadonlySet<string> = new Set(['offer', 'sign', 'withdraw', 'judge-promise']);

/** Every `part word` that players have sealed in a war, or that was ordered, decided or ruled there. */
const wordsOf = (slug: string): Promise<ReadonlySet<string>> =>
  byHost(async (_host, db) => {
    const { id } = await db.prisma.campaign.findUniqueOrThrow({ where: { slug }, select: { id: true } });
    const words = new Set<string>();
    const sealed = await db.prisma.sealed.findMany({ where: { campaignId: id }, select: { sheet: true } });
    for (const { sheet } of sealed) for (const word of wordsIn(schemas.sheet.parse(sheet))) words.add(word);
    const where = { campaignId: id, kind: { not: 'begin' } };
    for (const { n } of await db.prisma.step.findMany({ where, select: { n: true } })) {
      for (const word of wordsOfInput(await loggedInput(db, id, n))) words.add(word);
    }
    return words;
  });

/** The words in an input of the log. */
function wordsOfInput(input: unknown): readonly string[] {
  const order = schemas.order.safeParse(field(input, 'order')).data;
  const ruling = schemas.ruling.safeParse(field(input, 'ruling')).data;
  // Seats that nobody sealed for may have a sheet too.
  const seats = Object.keys(Object(field(input, 'seals')));
  return [
    ...(order ? [`${DEALS.has(order.type) ? 'deals' : 'battles'} ${order.type}`] : []),
    ...(ruling ? [`rulings ${ruling.type}`] : []),
    ...seats.flatMap((seat) => wordsIn(schemas.sheet.parse(field(field(input, 'sheets'), seat)))),
  ];
}

const field = (of: unknown, name: string): unknown => Object(of)[name];

const air = (missions: readonly { readonly mission: string }[] = []) => missions.map(({ mission }) => `air ${mission}`);

function wordsIn(sheet: Sheet): readonly string[] {
  switch (sheet.phase) {
    case 'placement':
      return [
        'set-up capital',
        ...(sheet.urban.length > 0 ? ['set-up urban'] : []),
        ...(sheet.resources.length > 0 ? ['set-up resources'] : []),
      ];
    case 'free-roads':
      return sheet.roads.length > 0 ? ['set-up roads'] : [];
    case 'spending':
    case 'build':
      return sheet.lines.map(({ type }) => `build ${type}`);
    case 'air-orders':
      return air(sheet.air);
    case 'movement-orders':
      return [...sheet.orders.map(({ type }) => `movement ${type}`), ...air(sheet.air)];
    case 'battle-orders':
      return [
        ...sheet.orders.map(({ type }) => `battle-orders ${type}`),
        ...sheet.spies.map(({ mission }) => `spies ${mission}`),
      ];
  }
}
