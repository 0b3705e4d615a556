import { present, seededDice } from '@sealed-orders/rules/kernel';
import { type Force, type MapNode, nodeCampaign, type State, type View } from '@sealed-orders/rules/node-campaign';

const AT = '2031-05-03T12:00:00.000Z';
const DAY = ['2031-05-05T00:00:00.000Z', '2031-05-05T10:00:00.000Z'] as const;
const table = { edition: '1', dice: seededDice(Uint8Array.of(1)) } as const;
const { schemas } = nodeCampaign;

const unit = (name: string, category: string) => ({ name, category, points: 100 });
const ROSTER = [unit('Marshal', 'hq'), unit('Scouts', 'troops'), unit('Scouts', 'troops')];

type Input = Parameters<typeof nodeCampaign.apply>[1];

function after(state: State, input: Input): State {
  const made = nodeCampaign.apply(state, input, table);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value.state;
}

const ordered = (state: State, seat: string, order: object): State =>
  after(state, {
    type: 'order',
    at: DAY[1],
    seat: present(
      state.seats.find((one) => one === seat),
      'a seat',
    ),
    order: schemas.order.parse(order),
  });

/** A war of Azure and Madder on its first day, after Azure has named a battleforce Sable Column and entered its roster. */
export function firstDay(): State {
  const setup = schemas.setup.parse({
    seats: [
      { id: 'red', name: 'Azure', faction: 'imperial-guard' },
      { id: 'blue', name: 'Madder', faction: 'orks' },
    ],
    settings: { anyMix: true, setupHours: 1 },
    startDate: '2031-05-05',
  });
  const begun = nodeCampaign.begin(setup, table, AT);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  let { state } = begun.value;
  for (const at of ['2031-05-03T13:00:00.000Z', '2031-05-03T14:00:00.000Z', '2031-05-03T15:00:00.000Z'])
    if (state.setUp !== null) state = after(state, { type: 'clock', at, of: ['set-up:'] });
  for (const at of ['2031-05-04T00:00:00.000Z', DAY[0]])
    state = after(state, { type: 'clock', at, of: [state.clock.date === null ? 'midnight:sunday' : 'midnight'] });
  const [first] = Object.values(state.forces).filter(({ owner }) => owner === 'red');
  const force = present(first, 'a battleforce of red').id;
  state = ordered(state, 'red', { type: 'rename', force, name: 'Sable Column', background: '' });
  return ordered(state, 'red', { type: 'roster', force, units: ROSTER, killTeam: [] });
}

/** What the referee knows of it. */
export const refereeView = (): View => nodeCampaign.view(firstDay(), { kind: 'referee' });

/** The battleforce of that name. */
export const forceIn = ({ forces }: View, name: string): Force =>
  present(
    Object.values(forces).find((force) => force.name === name),
    `a battleforce ${name}`,
  );

/** A node that this player controls. */
export const nodeIn = ({ map, nodes }: View, seat: string): MapNode =>
  present(
    map.nodes.find(({ id }) => nodes[id]?.controller === seat),
    `a node of ${seat}`,
  );
