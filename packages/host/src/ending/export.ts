import { canonical, SYSTEMS } from '@sealed-orders/rules/kernel';
import { ARCHIVE_FORMAT, archiveVersion } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { LOG_ID } from '../log/log-id.ts';
import { unpacked } from '../log/packed.ts';
import { PLAYER, REFEREES, refereesSchema } from '../reading/referees.ts';
import type { Shell } from '../shell/shell.ts';
import { choicesSchema } from '../vocabulary/choices.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { Export } from './types.ts';
import { wordsIn } from './words.ts';
import { writeUpPieces } from './write-ups.ts';

const HEADER = {
  name: 'archive-header',
  text: `SELECT ${LOG_ID} AS id, c.slug, c.name, c.system, c.edition, c.server_seed AS seed, c.seed_hash AS "seedHash", c.seq AS last,
      EXISTS (SELECT FROM step r WHERE r.campaign_id = c.id AND r.rewound_to IS NOT NULL) AS "hasRewinds",
      EXISTS (SELECT FROM step b WHERE b.campaign_id = c.id AND b.n = 0 AND b.kind = 'copy') AS "isCopy",
      ${REFEREES} AS referees,
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'name', s.name, 'choices', s.choices,
          'player', ${PLAYER}) ORDER BY s.position), '[]')
        FROM seat s LEFT JOIN "user" u ON u.id = s.user_id WHERE s.campaign_id = c.id) AS seats
    FROM campaign c WHERE c.id = $1 AND c.status = 'finished'`,
  row: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: z.string(),
    seedHash: z.string(),
    last: z.number(),
    hasRewinds: z.boolean(),
    isCopy: z.boolean(),
    referees: refereesSchema,
    seats: z.array(
      z.object({ seat: seatSchema, name: z.string(), choices: choicesSchema, player: z.string().nullable() }),
    ),
  }),
};

const stepSchema = z.object({
  n: z.number(),
  input: z.instanceof(Uint8Array),
  dice: z.unknown(),
  events: z.instanceof(Uint8Array),
  stateHash: z.string(),
  prevHash: z.string(),
  hash: z.string(),
});
type StepRow = z.infer<typeof stepSchema>;

const STEPS: Statement<StepRow> = {
  name: 'archive-steps',
  text: `SELECT n, input, dice, events, state_hash AS "stateHash", prev_hash AS "prevHash", hash
    FROM step WHERE campaign_id = $1 AND n BETWEEN $2 AND $3 ORDER BY n LIMIT $4`,
  row: stepSchema,
};

/** How many steps are fetched in one statement. */
const BATCH = 32;

/**
 * A war that is over as one archive (docs/archive.md): everything that the log has but the states, which follow from the
 * rest, and what everybody may read besides. However long the war was, only a few steps, or one picture, are held in memory. Null: the war is not over.
 */
export async function exported(shell: Shell, campaign: CampaignId): Promise<Export | null> {
  const header = await askOne(shell.db.pool, HEADER, [campaign]);
  if (header === null) return null;
  const words = await wordsIn(shell.db.pool, campaign);
  const { seats, referees, last, hasRewinds, isCopy, ...war } = header;
  const head = canonical({
    format: ARCHIVE_FORMAT,
    version: archiveVersion({ hasRewinds, isCopy }),
    campaign: war,
    referees,
    seats,
    words: words ?? undefined,
  });
  return { fileName: `${header.slug}.json.gz`, pieces: piecesOf(shell, campaign, head, last) };
}

async function* piecesOf(shell: Shell, campaign: CampaignId, head: string, last: number): AsyncGenerator<string> {
  yield `${head.slice(0, -1)},"steps":[`;
  let next = 0;
  while (next <= last) {
    const rows = await ask(shell.db.pool, STEPS, [campaign, next, last, BATCH]);
    if (rows.length === 0) break;
    for (const row of rows) yield `${row.n === 0 ? '' : ','}\n${await stepText(row)}`;
    next += BATCH;
  }
  yield '],"writeUps":';
  yield* writeUpPieces(shell.db.pool, campaign);
  yield '}\n';
}

/** Input and events are stored as canonical text already. */
async function stepText({ input, events, ...step }: StepRow): Promise<string> {
  const [inputText, eventsText] = await Promise.all([unpacked(input), unpacked(events)]);
  return `${canonical(step).slice(0, -1)},"input":${inputText},"events":${eventsText}}`;
}
