import type {
  CounterId,
  Declaration,
  Destination,
  DetachmentId,
  Mission,
  Option,
  Queue,
  TerritoryId,
} from '@sealed-orders/rules/sector-campaign';
import { optionsOf } from '../sector-context.ts';
import { type Kind, purposeOf } from './kinds.ts';

type Route = readonly TerritoryId[];

/** A declaration that a player composes, step by step. */
export interface Draft {
  readonly kind: Kind;
  /** For attacks: the territory where they start. */
  readonly from: TerritoryId | null;
  readonly detachments: readonly DetachmentId[];
  readonly to: TerritoryId | null;
  readonly mission: Mission | null;
  /** Null: the shortest route, and the same route back. */
  readonly route: Route | null;
  readonly back: Route | null;
  readonly cargo: DetachmentId | null;
  readonly escort: DetachmentId | null;
  /** For dogfights: the interceptor. */
  readonly against: CounterId | null;
  /** For moves and flights: chosen as a commander's extra move although the side has moves left. SEC-MOVE-03. */
  readonly isBonus: boolean;
}

export const begun = (kind: Kind): Draft => ({
  ...{ kind, from: null, detachments: [], to: null, mission: null },
  ...{ route: null, back: null, cargo: null, escort: null, against: null, isBonus: false },
});

/** Declarations of one type that are offered complete. */
const completeOf = <Type extends Declaration['type']>(options: readonly Option[], type: Type) =>
  optionsOf(options, 'order').flatMap(({ order }) => {
    if (order.type !== 'declare') return [];
    const isMeant = (one: Declaration): one is Extract<Declaration, { readonly type: Type }> => one.type === type;
    return isMeant(order.declaration) ? [order.declaration] : [];
  });

/** A detachment with the places where it can go. */
export interface Mover {
  readonly detachment: DetachmentId;
  readonly among: readonly Destination[];
}

/** Which of an option's ways belong to a kind. Flights and drops have tiles of their own. */
const WAYS = {
  scout: ['ground', 'air'],
  move: ['ground', 'hasty'],
  hasty: ['hasty'],
  respond: ['ground'],
  fly: ['air', 'hasty'],
  drop: ['drop'],
} as const satisfies Partial<Record<Kind, readonly Destination['way'][]>>;
type Moving = keyof typeof WAYS;
const isMoving = (kind: Kind): kind is Moving => Object.hasOwn(WAYS, kind);

const GOING = ['scout', 'move', 'respond', 'attack-alone'] as const;
type Going = Extract<Option, { readonly type: (typeof GOING)[number] }>;
const isGoing = (option: Option): option is Going => GOING.some((type) => type === option.type);

/** The detachments that can go somewhere in this way, and where. */
function moversOf(options: readonly Option[], kind: Kind): readonly Mover[] {
  if (kind === 'place') {
    return optionsOf(options, 'place').map(({ detachment, among }) => ({
      detachment,
      among: among.map((to) => ({ to, way: 'ground', route: null })),
    }));
  }
  if (kind === 'dogfight') return dogfighters(options);
  if (!isMoving(kind)) return [];
  const ways: readonly string[] = WAYS[kind];
  return options.filter(isGoing).flatMap(({ type, detachment, among }) => {
    const fit = among.filter(({ way, route }) => ways.includes(way) && isInTheAir(kind, route));
    return fit.length === 0 || (type === 'scout') !== (kind === 'scout') ? [] : [{ detachment, among: fit }];
  });
}

/** With a commander's bonus, detachments can go on the ground or fly. */
const isInTheAir = (kind: Kind, route: Route | null): boolean =>
  kind === 'scout' || (kind === 'fly') === (route !== null);

/** SEC-AIR-11: each escort with the places of the interceptors that it can reach. */
function dogfighters(options: readonly Option[]): readonly Mover[] {
  const all = completeOf(options, 'dogfight');
  return [...new Set(all.map(({ detachment }) => detachment))].map((detachment) => ({
    detachment,
    among: all.flatMap((one): readonly Destination[] => {
      const to = one.route.at(-1);
      return one.detachment === detachment && to !== undefined ? [{ to, way: 'air', route: one.route }] : [];
    }),
  }));
}

/** The detachments that can be chosen next; for attacks, those in the chosen territory. */
export function actorsOf(options: readonly Option[], { kind, from }: Draft): readonly DetachmentId[] {
  switch (kind) {
    case 'mission':
      return optionsOf(options, 'mission').map(({ detachment }) => detachment);
    case 'land-vehicles':
      return completeOf(options, 'land-vehicles').map(({ detachment }) => detachment);
    case 'attack':
      return optionsOf(options, 'attack').flatMap((one) => (from === null || one.from === from ? one.detachments : []));
    default:
      return moversOf(options, kind).map(({ detachment }) => detachment);
  }
}

/** The territories that attacks can start from. */
export const startsOf = (options: readonly Option[]): readonly TerritoryId[] =>
  optionsOf(options, 'attack').map(({ from }) => from);

/** Where the draft can lead. */
export function targetsOf(options: readonly Option[], draft: Draft): readonly Destination[] {
  const { kind, from, detachments } = draft;
  const plain = (to: TerritoryId): Destination => ({ to, way: 'ground', route: null });
  if (kind === 'fortify') return completeOf(options, 'fortify').map(({ territory }) => plain(territory));
  if (kind === 'attack') {
    return from === null
      ? []
      : optionsOf(options, 'attack').flatMap((one) => (one.from === from ? one.among.map(plain) : []));
  }
  const [only] = detachments;
  return moversOf(options, kind).flatMap(({ detachment, among }) => (detachment === only ? among : []));
}

/** How many detachments must stay where an attack starts. SEC-ATK-10. */
export const stayingOf = (options: readonly Option[], { from }: Draft): number =>
  optionsOf(options, 'attack').find((one) => one.from === from)?.staying ?? 0;

/** Whether a kind is offered at all. */
export function isOffered(options: readonly Option[], kind: Kind): boolean {
  if (kind === 'pass' || kind === 'done' || kind === 'fortify') return completeOf(options, kind).length > 0;
  return actorsOf(options, begun(kind)).length > 0;
}

/** The draft as a declaration; null: something still has to be chosen. */
export function declarationOf(options: readonly Option[], draft: Draft, queue: Queue): Declaration | null {
  const { kind, from, detachments, to, mission, escort } = draft;
  if (kind === 'pass' || kind === 'done') return { type: kind };
  if (kind === 'fortify') return to === null ? null : { type: 'fortify', territory: to };
  const [detachment] = detachments;
  if (detachment === undefined) return null;
  if (kind === 'land-vehicles') return { type: 'land-vehicles', detachment };
  if (kind === 'mission') return mission === null ? null : { type: 'mission', detachment, mission };
  if (kind === 'respond') return { type: 'respond', detachment };
  if (to === null) return null;
  const way = targetsOf(options, draft).find((one) => one.to === to) ?? null;
  switch (kind) {
    case 'place':
      return { type: 'place', detachment, at: to };
    case 'move':
      return { type: 'move', detachment, to, isBonus: isBonus(draft, way) };
    case 'attack':
      return from === null ? null : { type: 'attack', from, to, detachments: [...detachments], isHasty: false };
    case 'hasty':
      return from === null ? null : { type: 'attack', from, to, detachments: [detachment], isHasty: true };
    case 'scout':
      return { type: 'scout', detachment, territory: to, ...waysOf(draft, way), escort };
    default:
      return byAir(options, draft, queue, way);
  }
}

/** A bonus that was chosen, or without which it can't go there. */
const isBonus = (draft: Draft, way: Destination | null): boolean => draft.isBonus || way?.way === 'hasty';

/** The chosen route, or else the shortest. Ground moves have no route. */
const waysOf = ({ route, back }: Draft, way: Destination | null) => ({
  route: copied(route ?? way?.route ?? null),
  back: copied(back),
});
const copied = (route: Route | null): TerritoryId[] | null => (route === null ? null : [...route]);

function byAir(options: readonly Option[], draft: Draft, queue: Queue, way: Destination | null): Declaration | null {
  const { kind, detachments, to, cargo, escort } = draft;
  const [detachment] = detachments;
  const purpose = purposeOf(queue);
  if (detachment === undefined || to === null) return null;
  if (kind === 'drop') return purpose === null ? null : { type: 'drop', purpose, detachment, at: to };
  const { route, back } = waysOf(draft, way);
  if (route === null) return null;
  if (kind === 'fly') {
    return purpose === null
      ? null
      : { type: 'fly', purpose, detachment, route, cargo, escort, isBonus: isBonus(draft, way) };
  }
  const against = draft.against ?? interceptorAt(options, draft, to);
  return against === null ? null : { type: 'dogfight', detachment, route, against, back };
}

/** The interceptor in a territory, if there is one; the first of several. */
function interceptorAt(options: readonly Option[], { detachments }: Draft, to: TerritoryId): CounterId | null {
  const found = completeOf(options, 'dogfight').find(
    (one) => one.detachment === detachments[0] && one.route.at(-1) === to,
  );
  return found?.against ?? null;
}

/** The draft that would lead to this declaration: to change a proposal or a queued instruction. */
export function draftOf(declaration: Declaration, kind: Kind): Draft {
  const empty = begun(kind);
  switch (declaration.type) {
    case 'pass':
    case 'done':
      return empty;
    case 'fortify':
      return { ...empty, to: declaration.territory };
    case 'attack':
      return { ...empty, from: declaration.from, to: declaration.to, detachments: declaration.detachments };
    case 'place':
    case 'drop':
      return { ...empty, detachments: [declaration.detachment], to: declaration.at };
    case 'mission':
      return { ...empty, detachments: [declaration.detachment], mission: declaration.mission };
    case 'move': {
      const { detachment, to, isBonus: isExtra } = declaration;
      return { ...empty, detachments: [detachment], to, isBonus: isExtra };
    }
    case 'respond':
    case 'land-vehicles':
      return { ...empty, detachments: [declaration.detachment] };
    case 'scout': {
      const { detachment, territory, route, back, escort } = declaration;
      return { ...empty, detachments: [detachment], to: territory, route, back, escort };
    }
    case 'fly': {
      const { detachment, route, cargo, escort, isBonus: isExtra } = declaration;
      return { ...empty, detachments: [detachment], to: route.at(-1) ?? null, route, cargo, escort, isBonus: isExtra };
    }
    case 'dogfight': {
      const { detachment, route, against, back } = declaration;
      return { ...empty, detachments: [detachment], to: route.at(-1) ?? null, route, back, against };
    }
  }
}
