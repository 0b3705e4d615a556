import { lookup } from '@sealed-orders/rules/kernel';
import type { Force, NodeId, Owner, View } from '@sealed-orders/rules/node-campaign';
import { dayAndTime } from '@sealed-orders/text';
import { forceInList, type Words } from '@sealed-orders/text/node-campaign';
import { refereeText } from '@sealed-orders/text/node-campaign/referee';

/** Names of the subjects of edits, by their ids. */
export type Names = ReadonlyMap<string, string>;

const ownerName = (owner: Owner | null, words: Words): string =>
  owner === null ? refereeText.nobody : words.seat(owner).text;

const nodeName = (id: NodeId, { nodes }: View, words: Words): string =>
  refereeText.node(words.node(id).text, ownerName(lookup(nodes, id)?.controller ?? null, words));

const forceName = ({ name, owner }: Force, words: Words): string => forceInList(name, words.seat(owner).text);

/** `Highmantle, Azure`. */
export const nodeNames = (view: View, words: Words): Names =>
  new Map(view.map.nodes.map(({ id }) => [id, nodeName(id, view, words)]));

const seatNames = ({ seats }: View, words: Words): Names => new Map(seats.map((id) => [id, words.seat(id).text]));

/** `Sable Column, Azure`. */
const forceNames = ({ forces }: View, words: Words): Names =>
  new Map(Object.values(forces).map((force) => [force.id, forceName(force, words)]));

/** `Azure, Sable Column: Scouts`, numbered if there are several of the same name. */
function unitNames({ forces }: View, words: Words): Names {
  const all = Object.values(forces).flatMap(({ owner, name: force, units, killTeam }) =>
    [...units, ...killTeam].map(({ id, name }) => ({
      id,
      name: refereeText.unit(words.seat(owner).text, force, name),
    })),
  );
  return new Map(
    all.map(({ id, name }) => {
      const twins = all.filter((one) => one.name === name);
      const place = twins.findIndex((one) => one.id === id) + 1;
      return [id, twins.length === 1 ? name : refereeText.oneOf(name, place, twins.length)] as const;
    }),
  );
}

/** `The battle: Grayford, due Wed 7 May 18:00`. */
const timerNames = (view: View, words: Words): Names =>
  new Map(
    Object.entries(view.timers).map(([id, due]) => [
      id,
      refereeText.deadline(id, timedIn(id, view, words), dayAndTime(new Date(due), view.settings.timeZone)),
    ]),
  );

/** What a deadline is about; null: everyone. */
function timedIn(timer: string, { battles, forces }: View, words: Words): string | null {
  const subject = timer.slice(timer.indexOf(':') + 1);
  const [battle, force] = [lookup(battles, subject), lookup(forces, subject)];
  if (battle !== undefined) return words.node(battle.node).text;
  return force === undefined ? null : forceName(force, words);
}

const NAMES: Readonly<Record<string, (view: View, words: Words) => Names>> = {
  seat: seatNames,
  node: nodeNames,
  force: forceNames,
  unit: unitNames,
  timer: timerNames,
};

/** What the subjects of edits are called, by their ids. */
export const namesFor = (of: string, view: View, words: Words): Names => lookup(NAMES, of)?.(view, words) ?? new Map();
