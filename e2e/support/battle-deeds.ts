import { expect, type Locator, type Page } from '@playwright/test';
import { type Battle, type Detachment, hexCampaign, type State } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { label, neighbours } from '@sealed-orders/rules/space';
import type { Seeded } from '@sealed-orders/testkit';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { battleOf, detachmentsOf, RELIEF, type Staged, stagedIn } from './battles.ts';

const [AZURE, MADDER] = [seatId('azure'), seatId('madder')];

/** Three battles of Azure and Madder, each of which asks different questions. */
export interface Deeds {
  /** Azure's relief stands next to it and to the storm. */
  readonly open: Staged;
  /** Planned by Azure, its dice already rolled: each side loses many, not all. */
  readonly rolled: Staged;
  /** Madder attacks Azure's Capital. */
  readonly storm: Staged;
}

/** Brings a war that has just begun, before any of its pages is opened, to these three battles. */
export async function deedsAwait({ campaign }: Seeded): Promise<Deeds> {
  let storm: Staged | null = null;
  const [open, rolled] = await stagedIn(campaign, (state) => {
    const third = stormOf(state);
    storm = { id: third.battle.id, at: label(state.chart.size, third.battle.hex) };
    const [first, second] = state.battles;
    if (first === undefined || second === undefined) throw new Error('no two battles');
    const [hex] = neighbours(first.hex);
    const relief = { ...copied(detachmentsOf(state, AZURE)[0], 'relief'), name: RELIEF, hex };
    const supporter = { piece: relief.id, side: 'attacker', order: 'attack', fromOrbit: false, assigned: true };
    return hexCampaign.schemas.state.parse({
      ...state,
      battles: [
        { ...first, supporters: [supporter] },
        diceFallen(state, second),
        { ...third.battle, supporters: [{ ...supporter, side: 'defender' }] },
      ],
      pieces: { ...state.pieces, [relief.id]: relief, ...third.pieces },
    });
  });
  if (storm === null) throw new Error('no storm');
  return { open, rolled, storm };
}

/** Another army like this one, in the same place. */
const copied = (model: Detachment, id: string) => ({
  ...model,
  id,
  name: `The ${id}`,
  units: model.units.map((unit) => ({ ...unit, id: `${unit.id}-${id}` })),
});

function stormOf(state: State): { readonly battle: Battle; readonly pieces: State['pieces'] } {
  const capital = state.seats[AZURE]?.capital ?? null;
  if (capital === null) throw new Error('azure has no Capital');
  const at = (seat: typeof AZURE, id: string) => ({ ...copied(detachmentsOf(state, seat)[0], id), hex: capital });
  const here = Object.values(state.pieces).find(({ kind, hex }) => kind === 'detachment' && hex === capital);
  const watch = here ?? at(AZURE, 'watch');
  const stormed = { stormers: at(MADDER, 'stormers'), [watch.id]: watch };
  const { pieces } = hexCampaign.schemas.state.parse({ ...state, pieces: stormed });
  const [attacker, defender] = [MADDER, AZURE].map((of) => Object.values(pieces).find(({ seat }) => seat === of));
  if (attacker?.kind !== 'detachment' || defender?.kind !== 'detachment') throw new Error('no armies for a storm');
  const fought = battleOf({ turn: state.turn, number: 3, hex: capital, order: 'attack', attacker, defender });
  return { battle: { ...fought, stronghold: true }, pieces };
}

/** Four and four for Azure, two and one for Madder: 60 and 10 percent of what they have. */
function diceFallen(state: State, battle: Battle): Battle {
  const value = { attacker: worthOf(state, battle.attacker), defender: worthOf(state, battle.defender) };
  const damage = { attacker: Math.floor(value.attacker * 0.6), defender: Math.floor(value.defender * 0.1) };
  const quick: Battle['quick'] = {
    dice: { attacker: [4, 4], defender: [2, 1] },
    value,
    damage,
    support: { attacker: 0, defender: 0 },
    shares: { [AZURE]: damage.defender, [MADDER]: damage.attacker },
    picks: { attacker: [], defender: null },
    losses: {},
  };
  return { ...battle, stage: 'picks', quickAgreed: [AZURE, MADDER], quick };
}

/** Points of a side's armies. */
const worthOf = ({ pieces }: State, side: Battle['defender']): number =>
  (side?.armies ?? [])
    .flatMap((id) => {
      const piece = pieces[id];
      return piece?.kind === 'detachment' ? piece.units : [];
    })
    .reduce((sum, { points }) => sum + points, 0);

/** Opens the form for corrections by hand, for one kind of thing. */
export async function correcting(desk: Locator, kind: string): Promise<Locator> {
  const { correct } = refereeText;
  await desk.getByRole('button', { name: correct.open }).click();
  const form = desk.getByRole('region', { name: correct.title });
  await form.getByLabel(correct.what).selectOption(kind);
  return form;
}

/** Picks the first entry of a list whose name has these words, and returns its full name. */
export async function picked(form: Locator, list: string, words: string): Promise<string> {
  const choice = form.getByRole('combobox', { name: list, exact: true });
  const name = await choice.locator('option').filter({ hasText: words }).first().innerText();
  await choice.selectOption(name);
  return name;
}

/** Sends a correction with its reason. */
export async function corrected(page: Page, form: Locator, reason: string): Promise<void> {
  await form.getByRole('button', { name: refereeText.correct.add }).click();
  await form.getByLabel(refereeText.correct.reason).fill(reason);
  await form.getByRole('button', { name: refereeText.correct.action }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(refereeText.correct.done).first()).toBeVisible();
}

/** A war with two battles, a promise between its two sides, and an army of Azure's elsewhere. */
interface Ruled {
  readonly plain: Staged;
  readonly planned: Staged;
  /** A unit of many models that fights nowhere, and its army. */
  readonly unit: { readonly army: string; readonly name: string };
  readonly promise: string;
}

/**
 * Brings a war that has just begun, before any of its pages is opened, to a point where a referee can rule on
 * everything.
 */
export async function rulingsAwait({ campaign }: Seeded): Promise<Ruled> {
  let unit: Ruled['unit'] | null = null;
  const promise = 'Nobody cuts down the orchards.';
  const [plain, planned] = await stagedIn(campaign, (state) => {
    const [first] = state.battles;
    if (first === undefined) throw new Error('no battle');
    const [hex] = neighbours(first.hex);
    const army = { ...copied(detachmentsOf(state, AZURE)[0], 'idle'), hex };
    const squad = army.units.find(({ models }) => models.ready > 3);
    if (squad === undefined) throw new Error('azure has no squad');
    unit = { army: army.name, name: squad.name };
    const said = {
      deal: 'd1',
      between: [AZURE, MADDER],
      secret: false,
      words: promise,
      made: state.turn,
      accusers: [],
    };
    return hexCampaign.schemas.state.parse({ ...state, promises: [said], pieces: { ...state.pieces, idle: army } });
  });
  if (unit === null) throw new Error('no squad');
  return { plain, planned, unit, promise };
}
