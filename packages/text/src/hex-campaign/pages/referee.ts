import type {
  AirMissionType,
  Aspect,
  BuildingType,
  DefenceType,
  FindKind,
  SeenSite,
  TreatyKind,
  TurretWeapon,
} from '@sealed-orders/rules/hex-campaign';
import { counted } from '../../sentence.ts';
import { AIR_MISSION_NAMES } from '../air-names.ts';
import { buildingName } from '../building-names.ts';
import { DEFENCE_NAMES, TURRET_WEAPON_NAMES } from '../defence-names.ts';
import { FIND_NAMES } from '../find-names.ts';
import { SETTLEMENT_NAMES } from '../names.ts';

const siteName = ({ kind, name, size }: SeenSite): string => {
  if (kind === 'resource') return 'Resource hex';
  return name || (size === null ? 'Settlement' : SETTLEMENT_NAMES[size]);
};

const MOST_WORDS = 80;

interface PromiseNamed {
  readonly a: string;
  readonly b: string;
  readonly made: number;
  readonly promised: string;
}

/** The start of a longer text, for a list. */
const beginning = (words: string): string => {
  const letters = [...words];
  return letters.length <= MOST_WORDS ? words : `${letters.slice(0, MOST_WORDS).join('').trimEnd()}…`;
};

interface OfferNamed {
  readonly treaty: TreatyKind | null;
  readonly gives: number;
  readonly takes: number;
  readonly isSigned: boolean;
}

const bp = (amount: number): string => counted(amount, 'BP', 'BP');

/** The referee's desk for a hex campaign. */
export const refereeText = {
  /** A hex in a list: `0412 Crane Hythe, Azure`; `0413, nobody`. */
  place: (hex: string, site: SeenSite | null, holder: string | null): string =>
    `${hex}${site === null ? '' : ` ${siteName(site)}`}, ${holder ?? 'nobody'}`,
  /** A unit in a list: `Azure, Sable Column: Scouts`. */
  unit: (owner: string, army: string, unit: string): string => `${owner}, ${army}: ${unit}`,
  /** One of several units that have the same name. */
  oneOf: (name: string, place: number, all: number): string => `${name} (${place} of ${all})`,
  natives: 'Native forces',
  attacks: (name: string): string => `Attacker: ${name}`,
  defends: (name: string): string => `Defender: ${name}`,
  /** An army in a list: `Azure, Sable Column`. */
  army: (owner: string, army: string): string => `${owner}, ${army}`,
  /** A piece in a list: `Azure, Sable Column at 0412`. */
  piece: (owner: string, name: string, hex: string): string => `${owner}, ${name} at ${hex}`,
  /** A detachment in orbit, in a list: `Azure, Sable Column in orbit`. */
  above: (owner: string, name: string): string => `${owner}, ${name} in orbit`,
  /** A building in a list: `0412 Crane Hythe, Prison`. */
  building: (hex: string, type: BuildingType, aspect: Aspect | null): string => `${hex}, ${buildingName(type, aspect)}`,
  /** A defence in a list: `0412 Crane Hythe, Azure: turret with las-cannons`. */
  defence: (hex: string, type: DefenceType, weapon: TurretWeapon | null): string =>
    `${hex}: ${DEFENCE_NAMES[type]}${weapon === null ? '' : ` with ${TURRET_WEAPON_NAMES[weapon]}`}`,
  /** A mission in a list: `Azure: Recon, Airspace 3`. */
  mission: (owner: string, mission: AirMissionType, airspace: number, target: string | null): string =>
    `${owner}: ${AIR_MISSION_NAMES[mission]}, Airspace ${airspace}${target === null ? '' : ` (${target})`}`,
  /** Air support in a list: `Azure, Airspace 3: for Sable Column`. */
  support: (owner: string, airspace: number, army: string | null): string =>
    `${owner}, Airspace ${airspace}${army === null ? '' : `: for ${army}`}`,
  road: (from: string, to: string): string => `${from} to ${to}`,
  treaty: (kind: string, a: string, b: string, secret: boolean): string =>
    `${secret ? 'Secret ' : ''}${kind === 'alliance' ? 'Alliance' : 'Pact'} between ${a} and ${b}`,
  /** A battle in a list; null: native forces. */
  battle: (hex: string, attacker: string | null, defender: string | null): string =>
    `${hex}: ${attacker ?? 'native forces'} against ${defender ?? 'native forces'}`,
  ruling: (turn: number, clauses: string, reason: string): string => `Turn ${turn}: ${clauses} (“${reason}”)`,
  /** An offer in a list: `Azure to Verdigris: pact, 50 BP for 20 BP`. */
  offer: (from: string, to: string, { treaty, gives, takes, isSigned }: OfferNamed): string => {
    const parts = [
      treaty,
      ...(gives === 0 ? [] : [takes === 0 ? bp(gives) : `${bp(gives)} for ${bp(takes)}`]),
      gives === 0 && takes !== 0 ? `asks for ${bp(takes)}` : null,
      isSigned ? 'signed' : null,
    ].filter((part) => part !== null);
    return `${from} to ${to}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
  },
  /** What is in transit, in a list: `Azure to Verdigris: 50 BP`. */
  delivery: (from: string, to: string, amount: number, captives: number): string => {
    const load = [
      amount === 0 ? null : bp(amount),
      captives === 0 ? null : counted(captives, 'captive detachment', 'captive detachments'),
    ].filter((part) => part !== null);
    return `${from} to ${to}: ${load.join(', ')}`;
  },
  /** Discovered forces in a list: `Azure at 0412: followers, 300 points`. */
  find: (owner: string, hex: string, kind: FindKind, points: number): string =>
    `${owner} at ${hex}: ${FIND_NAMES[kind].toLowerCase()}, ${counted(points, 'point', 'points')}`,
  /** A thing that was lost, in a list: `Azure: relic`. */
  loss: (owner: string, thing: string): string => `${owner}: ${thing}`,
  /** A spy and what it infiltrates, in a list: `Azure, Whisper at 0412: Sable Column of Madder`. */
  target: (spy: string, what: string, owner: string): string => `${spy}: ${what} of ${owner}`,
  targets: { stronghold: 'Stronghold', urban: 'settlement', resource: 'Resource hex' },
  noKind: 'None',
  /** A promise in a list: `Azure and Verdigris, turn 3: “Leave the mill alone.”` */
  promise: ({ a, b, made, promised }: PromiseNamed): string => `${a} and ${b}, turn ${made}: “${beginning(promised)}”`,
} as const;
