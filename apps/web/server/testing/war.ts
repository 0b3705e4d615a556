import { seatId } from '@sealed-orders/rules/kernel';
import { expect } from 'vitest';
import type { Site } from './site.ts';
import { type Visitor, visitor } from './visitor.ts';

const PASSWORD = 'a long password';
const FACTIONS = { azure: 'ig', madder: 'sm', ochre: 'ch', verdigris: 'ork' } as const;
type Name = keyof typeof FACTIONS;
const NAMES: readonly Name[] = ['azure', 'madder', 'ochre', 'verdigris'];

/** Everyone around a war: its four players by their seats, its founder, and a visitor without an account. */
export interface People {
  readonly players: Readonly<Record<Name, Visitor>>;
  readonly referee: Visitor;
  readonly passerBy: Visitor;
}

export async function peopleOf({ url }: Site): Promise<People> {
  const signedUp = async (username: string): Promise<Visitor> => {
    const person = visitor(url);
    await person.api.account.signUp.mutate({ username, password: PASSWORD, displayName: username });
    expect(await person.signIn(username, PASSWORD)).not.toContain('error');
    return person;
  };
  const [azure, madder, ochre, verdigris, referee] = await Promise.all([
    signedUp('the-azure'),
    signedUp('the-madder'),
    signedUp('the-ochre'),
    signedUp('the-verdigris'),
    signedUp('the-founder'),
  ]);
  return { players: { azure, madder, ochre, verdigris }, referee, passerBy: visitor(url) };
}

interface Wanted {
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** The first `count` of the four play. */
  readonly seats?: 3 | 4;
  readonly isPublic?: boolean;
}

/** Starts a war without armies, and returns its id. */
export async function startedWar({ players, referee }: People, wanted: Wanted): Promise<string> {
  const { name, settings, seats = 4, isPublic = true } = wanted;
  const names = NAMES.slice(0, seats);
  const made = await referee.api.campaigns.create.mutate({
    name,
    system: 'hex-campaign',
    setup: { preset: seats === 3 ? 'three-players' : 'four-players', settings },
    seats: names.map((id) => ({ id, name: id })),
    isPublic,
    isListed: isPublic,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  const campaign = made.value.id;
  const link = { campaign, role: 'seat', seat: null, expiresAt: '2100-01-01T00:00:00.000Z', uses: seats } as const;
  const invited = await referee.api.campaigns.invite.mutate(link);
  for (const seat of names) {
    const { api } = players[seat];
    await api.campaigns.join.mutate({ code: invited.ok ? invited.value.code : '' });
    await api.campaigns.choose.mutate({ campaign, seat: seatId(seat), choices: { faction: FACTIONS[seat] } });
  }
  expect(await referee.api.campaigns.start.mutate({ campaign })).toMatchObject({ ok: true });
  return campaign;
}
