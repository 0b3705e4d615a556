import { failed, type Result } from '@sealed-orders/rules/kernel';
import { notUnderstood } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { createCampaign } from './create.ts';
import { letPlay, setReadyMade, takeSeat } from './seats.ts';
import { start } from './start.ts';
import type { NewPractice } from './types.ts';

type Begun = Result<{ readonly id: CampaignId; readonly slug: string }, Refusal>;

/**
 * Begins the practice war of a game: the user has the first seat with a ready-made army, the computer plays the others.
 * No clock: a phase closes when the user has sealed. If the process dies before that, the war stays in its lobby, where
 * its owner can start it.
 */
export async function beginPractice(shell: Shell, by: UserId, wanted: NewPractice): Promise<Begun> {
  const { system, name } = wanted;
  const ruleset = shell.offers(system) ? shell.rulesets(system) : null;
  const practice = ruleset?.practice ?? null;
  if (ruleset === null || practice === null) return failed(notUnderstood([{ code: 'not_played', path: ['system'] }]));
  const { preset, start: way, settings, seats: choices } = practice.war;
  const usual = ruleset.presets.find(({ id }) => id === preset)?.settings ?? {};
  const seats = choices.flatMap((chosen, i) => {
    const seat = wanted.seats[i];
    return seat === undefined ? [] : [{ ...seat, choices: chosen }];
  });
  const setup = {
    preset,
    ...(way === null ? {} : { start: way }),
    settings: { ...usual, ...settings },
    clock: { mode: 'none' },
  };
  const made = await createCampaign(shell, by, { name, system, setup, seats, isPublic: false });
  if (!made.ok) return made;
  const { id: campaign } = made.value;
  for (const [i, { id: seat }] of seats.entries()) {
    const asked = { campaign, user: by, seat };
    const seated = i === 0 ? await takeSeat(shell, asked) : await letPlay(shell, asked, true);
    if (!seated.ok) return seated;
    const [first] = i === 0 ? (ruleset.army?.readyMade(choices[0] ?? {}, setup.settings) ?? []) : [];
    const armed = first === undefined ? seated : await setReadyMade(shell, asked, first.id);
    if (!armed.ok) return armed;
  }
  const begun = await start(shell, campaign, by);
  return begun.ok ? made : begun;
}
