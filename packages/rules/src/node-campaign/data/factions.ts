import type { RuleId } from '../../kernel/index.ts';
import type { Settings } from '../types.ts';
import type { CommandType, Faction, NodeType } from '../vocabulary.ts';

/** A side in the alliance table: a faction, or the factions of the Imperium. */
const IMPERIUM: readonly Faction[] = ['imperial-guard', 'space-marines', 'inquisition'];

interface FactionTable {
  readonly allies: readonly Faction[];
  /** `others`: every faction but its own. */
  readonly enemies: 'others' | readonly Faction[];
  /** Whether it may attack battleforces of its own kind, and take empty nodes of its kind. NODE-MOVE-11. */
  readonly attacksOwnKind: boolean;
  readonly takesOwnKind: boolean;
  /** Nodes where its first battleforce and its reinforcements come. `NODE-FAC-*` adds cities, colony and Hulk. */
  readonly arrivesIn: NodeType;
  /** Whether it belongs to the Imperium, or to Xenos and Chaos. NODE-SETUP-02. */
  readonly isImperial: boolean;
}

const row = (
  allies: readonly Faction[],
  enemies: FactionTable['enemies'],
  ownKind: readonly [attacks: boolean, takes: boolean],
  arrivesIn: NodeType = 'deep-space',
): FactionTable => ({
  allies,
  enemies,
  attacksOwnKind: ownKind[0],
  takesOwnKind: ownKind[1],
  arrivesIn,
  isImperial: allies.includes('imperial-guard'),
});

const FOES_OF_MAN: readonly Faction[] = ['chaos', 'tyranids', 'orks', 'necrons', 'dark-eldar'];

/** The alliance table of the catalogue; relations are read both ways. */
export const FACTION_TABLE: Readonly<Record<Faction, FactionTable>> = {
  chaos: row([], ['space-marines', 'inquisition'], [true, true]),
  tyranids: row(['tyranids'], 'others', [false, true]),
  orks: row([], [], [true, true]),
  necrons: row(['necrons'], 'others', [false, false]),
  'space-marines': row(IMPERIUM, FOES_OF_MAN, [false, false]),
  inquisition: row(IMPERIUM, FOES_OF_MAN, [false, false]),
  eldar: row(['eldar'], ['dark-eldar', 'chaos'], [false, false], 'warp'),
  'dark-eldar': row([], ['eldar'], [true, true], 'warp'),
  tau: row(['tau'], [], [false, true]),
  'imperial-guard': row(IMPERIUM, [], [false, false]),
};

/** NODE-ORD-01: which of the prices a faction pays instead of the base price. */
export const OWN_PRICES: Readonly<
  Partial<Record<Faction, Partial<Record<keyof Settings['cost'], keyof Settings['cost']>>>>
> = {
  tau: { move: 'tauMove', redeploy: 'tauRedeploy' },
  tyranids: { reinforce: 'tyranidReinforce' },
  'dark-eldar': { reinforce: 'darkEldarReinforce' },
};

/** NODE-SETUP-07: the price of reinforcements under the errata. */
export const ERRATA_PRICES = { marines: 14, tyranids: 7, retrain: 1 } as const;

/** What a faction can do besides the common orders, and what its presence does. NODE-FAC. */
export type Power =
  // NODE-FAC-CHAOS-02, -03
  | 'corrupt'
  | 'taint'
  // NODE-FAC-CHAOS-01
  | 'blood'
  // NODE-FAC-TYR-02, -03, -04
  | 'tyranoform'
  | 'devour'
  | 'darken'
  // NODE-FAC-ORK-01, -02
  | 'waagh'
  | 'roks'
  // NODE-FAC-NEC-01
  | 'phase-out'
  // NODE-FAC-SM-02, -03, -04, -05, -08, NODE-FAC-CHAOS-05
  | 'drop'
  | 'easy-orbit'
  | 'cede'
  | 'call'
  | 'barges'
  | 'purge'
  // NODE-FAC-SM-01
  | 'orbit-retreat'
  // NODE-FAC-ELD-01, -02
  | 'webway'
  // NODE-FAC-DEL-01
  | 'shadow-realm'
  // NODE-FAC-TAU-06
  | 'spare-cities'
  // NODE-FAC-IG-05, -06
  | 'joint-command';

export const POWERS: Readonly<Record<Faction, readonly Power[]>> = {
  chaos: ['corrupt', 'taint', 'blood'],
  tyranids: ['tyranoform', 'devour', 'darken'],
  orks: ['waagh', 'roks'],
  necrons: ['phase-out'],
  'space-marines': ['drop', 'easy-orbit', 'cede', 'call', 'barges', 'purge', 'orbit-retreat'],
  inquisition: ['drop', 'easy-orbit', 'cede', 'call', 'purge', 'orbit-retreat'],
  eldar: ['webway'],
  'dark-eldar': ['shadow-realm'],
  tau: ['spare-cities'],
  'imperial-guard': ['joint-command'],
};

/** NODE-FAC-INQ-01: what the Inquisition lacks of the Space Marines' powers, by `inquisitionExceptions`. */
export const EXCEPTED_POWERS: Readonly<Partial<Record<Faction, readonly Power[]>>> = {
  inquisition: ['drop', 'easy-orbit', 'call'],
};

/** Where reinforcements come, besides what `arrivesIn` names. NODE-FAC-IG-04, NODE-FAC-ORK-04, NODE-FAC-TAU-04. */
export const ARRIVALS: Readonly<Partial<Record<Faction, 'cities' | 'hulk' | 'colony'>>> = {
  'imperial-guard': 'cities',
  orks: 'hulk',
  tau: 'colony',
};

/** NODE-FAC-IG-06: whose nodes the Guard takes over as if they were ceded to it. */
export const CEDE_TO_GUARD: readonly Faction[] = ['space-marines', 'inquisition'];

/** NODE-SETUP-07: the errata that set the price of reinforcements. */
export const REINFORCE_ERRATA: Readonly<
  Partial<Record<Faction, { readonly errata: keyof Settings['errata']; readonly price: number }>>
> = {
  'space-marines': { errata: 'marineReinforce14', price: ERRATA_PRICES.marines },
  tyranids: { errata: 'tyranidReinforce7', price: ERRATA_PRICES.tyranids },
};

/** How often a power can be used. NODE-FAC-CHAOS-03, NODE-FAC-ELD-01. */
export const USES = { taint: 3, portal: 3 } as const;

/** The special rules of the factions, as the page of a faction lists them. */
export const SPECIALS = [
  'corrupt',
  'taint',
  'blood',
  'tyranoform',
  'devour',
  'darken',
  'waagh',
  'roks',
  'hulk',
  'phase-out',
  'call',
  'cede',
  'drop',
  'easy-orbit',
  'orbit-retreat',
  'barges',
  'portal',
  'webway',
  'shadow-realm',
  'colony',
  'spare-cities',
  'beset',
  'militia',
  'joint-command',
] as const;
export type Special = (typeof SPECIALS)[number];

interface SpecialRow {
  readonly id: Special;
  readonly rule: RuleId;
  /** The order that it is; null: it holds without one. */
  readonly order: CommandType | null;
  /** Without it the faction lacks the rule in this war; null: it always has it. */
  readonly power: Power | null;
}

const special = (id: Special, rule: RuleId, power: Power | null, order: CommandType | null = null): SpecialRow => ({
  ...{ id, rule, power, order },
});

const MARINES: readonly SpecialRow[] = [
  special('call', 'NODE-FAC-SM-05', 'call', 'call'),
  special('cede', 'NODE-FAC-SM-04', 'cede', 'cede'),
  special('drop', 'NODE-FAC-SM-02', 'drop'),
  special('easy-orbit', 'NODE-FAC-SM-03', 'easy-orbit'),
  special('orbit-retreat', 'NODE-FAC-SM-01', 'orbit-retreat'),
  special('barges', 'NODE-FAC-SM-08', 'barges'),
];

/** Orders first. */
export const SPECIAL_RULES: Readonly<Record<Faction, readonly SpecialRow[]>> = {
  chaos: [
    special('taint', 'NODE-FAC-CHAOS-03', 'taint', 'taint'),
    special('corrupt', 'NODE-FAC-CHAOS-02', 'corrupt', 'corrupt'),
    special('blood', 'NODE-FAC-CHAOS-01', 'blood'),
  ],
  tyranids: [
    special('tyranoform', 'NODE-FAC-TYR-02', 'tyranoform'),
    special('devour', 'NODE-FAC-TYR-03', 'devour'),
    special('darken', 'NODE-FAC-TYR-04', 'darken'),
  ],
  orks: [
    special('waagh', 'NODE-FAC-ORK-01', 'waagh'),
    special('roks', 'NODE-FAC-ORK-02', 'roks'),
    special('hulk', 'NODE-FAC-ORK-04', null),
  ],
  necrons: [special('phase-out', 'NODE-FAC-NEC-01', 'phase-out', 'phase-out')],
  'space-marines': MARINES,
  inquisition: MARINES,
  eldar: [special('portal', 'NODE-FAC-ELD-01', 'webway', 'portal'), special('webway', 'NODE-FAC-ELD-02', 'webway')],
  'dark-eldar': [special('shadow-realm', 'NODE-FAC-DEL-01', 'shadow-realm')],
  tau: [special('colony', 'NODE-FAC-TAU-02', null), special('spare-cities', 'NODE-FAC-TAU-06', 'spare-cities')],
  'imperial-guard': [
    special('beset', 'NODE-FAC-IG-01', null),
    special('militia', 'NODE-FAC-IG-04', null),
    special('joint-command', 'NODE-FAC-IG-06', 'joint-command'),
  ],
};
