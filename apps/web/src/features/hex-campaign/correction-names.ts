import {
  buildingKey,
  findName,
  lossesIn,
  missionName,
  otherTargets,
  type Piece,
  supportName,
  targetName,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { keysOf, lookup } from '@sealed-orders/rules/kernel';
import { allHexes, banks, type HexKey } from '@sealed-orders/rules/space';
import { PIECE_NAMES, type Words } from '@sealed-orders/text/hex-campaign';
import { refereeText } from '@sealed-orders/text/hex-campaign/referee';
import { battleNames, deliveryNames, offerNames, promiseNames, rulingNames, treatyNames } from './bond-names.ts';

/** Names of the subjects of edits, by their ids. */
export type Names = ReadonlyMap<string, string>;

export const hexNames = ({ chart, hexes }: View, words: Words): Names =>
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

function targetNames(view: View, words: Words): Names {
  const pieces = Object.values(view.pieces);
  return new Map(
    pieces.flatMap((spy) =>
      spy.kind === 'spy'
        ? otherTargets(view, spy).map((target) => {
            const piece = 'piece' in target ? pieces.find(({ id }) => id === target.piece) : undefined;
            const what = 'piece' in target ? piece?.name || PIECE_NAMES[target.kind] : refereeText.targets[target.kind];
            const owner = words.seat(target.of).text;
            return [targetName(spy.id, target), refereeText.target(pieceName(spy, words), what, owner)] as const;
          })
        : [],
    ),
  );
}

const findNames = ({ pending }: View, words: Words): Names =>
  new Map(
    pending.map((one) => {
      const { kind, seat, hex, points } = one;
      return [findName(one), refereeText.find(words.seat(seat).text, words.hex(hex).text, kind, points)] as const;
    }),
  );

const lossNames = (view: View, words: Words): Names =>
  new Map(lossesIn(view).map(({ id, seat, thing }) => [id, refereeText.loss(words.seat(seat).text, thing)] as const));

const buildingNames = ({ affairs }: View, words: Words): Names =>
  new Map(
    Object.values(affairs).flatMap(({ sites }) =>
      keysOf(sites).flatMap((hex: HexKey) => {
        const site = sites[hex];
        if (site?.kind !== 'urban') return [];
        const at = refereeText.place(words.hex(hex).text, null, site.name);
        return site.buildings.map(
          (one) => [buildingKey(hex, one), refereeText.building(at, one.type, one.aspect)] as const,
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

const NAMES: Readonly<Record<string, (view: View, words: Words) => Names>> = {
  seat: ({ seats }) => new Map(seats.map(({ id, name }) => [id, name])),
  hex: hexNames,
  piece: pieceNames,
  unit: unitNames,
  captives: captiveNames,
  construction: constructionNames,
  building: buildingNames,
  defence: defenceNames,
  mission: missionNames,
  support: supportNames,
  road: roadNames,
  target: targetNames,
  find: findNames,
  loss: lossNames,
  deal: promiseNames,
  treaty: treatyNames,
  offer: offerNames,
  delivery: deliveryNames,
  battle: battleNames,
  ruling: rulingNames,
};

/** What the subjects of edits are called, by their ids. */
export const namesFor = (of: string, view: View, words: Words): Names => lookup(NAMES, of)?.(view, words) ?? new Map();
