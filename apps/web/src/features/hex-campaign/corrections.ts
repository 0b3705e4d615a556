import {
  correctable,
  edits,
  eventSchema,
  missionName,
  OVERRULED_LOSSES,
  type Piece,
  promisesOf,
  sideLoss,
  supportName,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf, type SeatId } from '@sealed-orders/rules/kernel';
import { allHexes, banks, type HexKey } from '@sealed-orders/rules/space';
import { capital, plain } from '@sealed-orders/text';
import {
  BUILDING_NAMES,
  describeEvent,
  describeRejection,
  hasReason,
  PIECE_NAMES,
  rulingClause,
  undoneClause,
  type Words,
} from '@sealed-orders/text/hex-campaign';
import { refereeText } from '@sealed-orders/text/hex-campaign/referee';
import type { Corrections, CorrectionTarget } from '../campaign/door.ts';
import type { Selection } from './hex-context.ts';

/** What the referee of a hex campaign corrects by hand. */
export function correctionsOf(view: View, words: Words, selection: Selection): Corrections {
  let hexes: Names | null = null;
  return {
    edits,
    targets: (type) => {
      const names = namesFor(edits.find((edit) => edit.type === type)?.of ?? '', view, words);
      return correctable(view, type)
        .map((one) => ({ ...one, name: names.get(one.id) ?? one.id, ...partsOf(view, one.id, words, type) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    },
    adds: (type) => type.startsWith('add-'),
    places: allHexes(view.chart.size)
      .map((hex) => [hex, words.hex(hex).text] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true })),
    inFull: (place) => {
      hexes ??= hexNames(view, words);
      return hexes.get(place) ?? place;
    },
    picked: (of) => pickedAs(of, view, selection),
    // The same news is told to several groups of readers.
    says: (events) => [...new Set(events.flatMap((given) => saidOf(given, words)))],
    refused: ({ code, facts }) => (hasReason(code) ? plain(describeRejection({ code, facts }, words)) : null),
  };
}

const LOSSES = { attacker: 'attackerLosses', defender: 'defenderLosses' } as const;

/** Of a settled battle: its units, with what each loses if the ruling says so of its side. */
function partsOf(view: View, id: string, words: Words, type: string): Pick<CorrectionTarget, 'parts' | 'values'> {
  const battle = type === 'overrule-battle' ? view.settled?.find((one) => one.id === id) : undefined;
  if (battle === undefined) return {};
  return {
    values: { winner: sidesOf(battle, words) },
    parts: (values) =>
      battle.units.map(({ side, army, unit, name, ready, lost, each }) => {
        const said = OVERRULED_LOSSES.find((one) => one === values[LOSSES[side]]) ?? 'as-before';
        const seat = battle[side];
        const group = seat === null ? army : refereeText.army(words.seat(seat).text, army);
        return { id: unit, group, name, count: sideLoss(said, { ready, lost }), most: ready, each };
      }),
  };
}

/** Who fought, for the choice of a winner. */
const sidesOf = (battle: Readonly<Record<'attacker' | 'defender', SeatId | null>>, words: Words) => {
  const name = (seat: SeatId | null) => (seat === null ? refereeText.natives : words.seat(seat).text);
  return {
    attacker: refereeText.attacks(name(battle.attacker)),
    defender: refereeText.defends(name(battle.defender)),
  };
};

function saidOf(given: unknown, words: Words): readonly string[] {
  const event = eventSchema.safeParse(given);
  if (!event.success) return [];
  const { data } = event;
  if (data.type !== 'corrected') return [plain(describeEvent(data, words))];
  const clause = data.undone ? undoneClause : rulingClause;
  return [`${capital(plain(clause(data.edit, data.facts, words)))}.`];
}

/** The hex or the piece that is selected; of a piece also its hex. */
function pickedAs(of: string, { pieces }: View, selection: Selection): string | null {
  if (selection?.kind === 'piece') {
    if (of !== 'hex') return selection.piece;
    return Object.values(pieces).find(({ id }) => id === selection.piece)?.hex ?? null;
  }
  return selection?.kind === 'hex' && of === 'hex' ? selection.hex : null;
}

type Names = ReadonlyMap<string, string>;

/** What the subjects of edits are called, by their ids. */
function namesFor(of: string, view: View, words: Words): Names {
  switch (of) {
    case 'seat':
      return new Map(view.seats.map(({ id, name }) => [id, name]));
    case 'deal':
      return promiseNames(view, words);
    case 'hex':
      return hexNames(view, words);
    case 'piece':
      return pieceNames(view, words);
    case 'captives':
      return captiveNames(view, words);
    case 'construction':
      return constructionNames(view, words);
    case 'building':
      return buildingNames(view, words);
    case 'defence':
      return defenceNames(view, words);
    case 'mission':
      return missionNames(view, words);
    case 'support':
      return supportNames(view, words);
    case 'road':
      return roadNames(view, words);
    case 'treaty':
      return treatyNames(view, words);
    case 'battle':
      return battleNames(view, words);
    case 'ruling':
      return rulingNames(view, words);
    default:
      return unitNames(view, words);
  }
}

const promiseNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    promisesOf(affairs).map(({ deal, between: [a, b], made, words: promised }) => [
      deal,
      refereeText.promise({ a: words.seat(a).text, b: words.seat(b).text, made, promised: promised.trim() }),
    ]),
  );

const hexNames = ({ chart, hexes }: View, words: Words): Names =>
  new Map(
    allHexes(chart.size).map((hex) => {
      const known = hexes[hex];
      const holder = known === undefined || known.control === null ? null : words.seat(known.control).text;
      return [hex, refereeText.place(words.hex(hex).text, known?.site ?? null, holder)] as const;
    }),
  );

const pieceName = ({ seat, name, kind, hex }: Piece, words: Words): string =>
  refereeText.piece(words.seat(seat).text, name || PIECE_NAMES[kind], words.hex(hex).text);

/** Detachments in orbit have no hex. */
const pieceNames = ({ pieces, affairs }: View, words: Words): Names =>
  new Map([
    ...Object.values(pieces).map((piece) => [piece.id, pieceName(piece, words)] as const),
    ...Object.values(affairs).flatMap(({ orbit }) =>
      Object.values(orbit).map(({ id, seat, name }) => [id, refereeText.above(words.seat(seat).text, name)] as const),
    ),
  ]);

const captiveNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ captives }) =>
      Object.values(captives).map(({ detachment }) => [detachment.id, pieceName(detachment, words)] as const),
    ),
  );

const constructionNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ constructions }) =>
      constructions.map(
        ({ detachment: { id, seat, name }, hex }) =>
          [id, refereeText.piece(words.seat(seat).text, name, words.hex(hex).text)] as const,
      ),
    ),
  );

const buildingNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ sites }) =>
      keysOf(sites).flatMap((hex: HexKey) => {
        const site = sites[hex];
        if (site?.kind !== 'urban') return [];
        const at = refereeText.place(words.hex(hex).text, null, site.name);
        return site.buildings.map(
          ({ type }) => [`${hex} ${type}`, refereeText.building(at, BUILDING_NAMES[type])] as const,
        );
      }),
    ),
  );

function defenceNames(view: View, words: Words): Names {
  const hexes = hexNames(view, words);
  return new Map(
    Object.values(view.affairs).flatMap(({ strongholds }) =>
      keysOf(strongholds).flatMap((hex: HexKey) =>
        (strongholds[hex]?.defences ?? []).map(
          ({ id, type, weapon }) => [`${hex} ${id}`, refereeText.defence(hexes.get(hex) ?? hex, type, weapon)] as const,
        ),
      ),
    ),
  );
}

const missionNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ airMissions }) =>
      airMissions.map((one) => {
        const { seat, mission, airspace, target } = one;
        const hit = target === null ? null : words.hex(target).text;
        return [missionName(one), refereeText.mission(words.seat(seat).text, mission, airspace, hit)] as const;
      }),
    ),
  );

const supportNames = ({ affairs, pieces }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ airSupport }) =>
      airSupport.map((one) => {
        const army = Object.values(pieces).find(({ id }) => id === one.army);
        const name = army === undefined ? null : pieceName(army, words);
        return [supportName(one), refereeText.support(words.seat(one.seat).text, one.airspace, name)] as const;
      }),
    ),
  );

const roadNames = ({ hexes }: View, words: Words): Names =>
  new Map(
    Object.values(hexes)
      .flatMap(({ roads }) => roads)
      .map((road) => {
        const [from, to] = banks(road);
        return [road, refereeText.road(words.hex(from).text, words.hex(to).text)] as const;
      }),
  );

const treatyNames = ({ treaties }: View, words: Words): Names =>
  new Map(
    treaties.map(({ kind, between: [a, b], secret }) => [
      `${kind} ${a} ${b}${secret ? ' secret' : ''}`,
      refereeText.treaty(kind, words.seat(a).text, words.seat(b).text, secret),
    ]),
  );

function battleNames({ battles, settled = [] }: View, words: Words): Names {
  const open = battles.map(({ id, hex, attacker, defender }) => ({
    ...{ id, hex },
    ...{ attacker: attacker.seat, defender: defender?.seat ?? null },
  }));
  const name = (seat: SeatId | null) => (seat === null ? null : words.seat(seat).text);
  return new Map(
    [...open, ...settled].map(({ id, hex, attacker, defender }) => [
      id,
      refereeText.battle(words.hex(hex).text, name(attacker), name(defender)),
    ]),
  );
}

const rulingNames = ({ corrections = [] }: View, words: Words): Names =>
  new Map(
    corrections.map(({ id, turn, told, reason }) => [
      id,
      refereeText.ruling(
        turn,
        told.map(({ edit, facts }) => plain(rulingClause(edit, facts, words))).join('; '),
        reason,
      ),
    ]),
  );

function unitNames({ pieces, affairs }: View, words: Words): Names {
  const inOrbit = Object.values(affairs).flatMap(({ orbit }) => Object.values(orbit));
  const armies: readonly Piece[] = [...Object.values(pieces), ...inOrbit];
  const all = armies.flatMap((army) => {
    if (!('units' in army)) return [];
    const owner = words.seat(army.seat).text;
    return army.units.map(({ id, name }) => ({ id, name: refereeText.unit(owner, army.name, name) }));
  });
  return new Map(
    all.map(({ id, name }) => {
      const twins = all.filter((one) => one.name === name);
      const place = twins.findIndex((one) => one.id === id) + 1;
      return [id, twins.length === 1 ? name : refereeText.oneOf(name, place, twins.length)] as const;
    }),
  );
}
