import { detachmentFrom, proposeReview, readRoster } from '@sealed-orders/formats';
import { type DemoList, type DemoSeat, demoLists } from '@sealed-orders/formats/fixtures';
import type { ListedForce } from '@sealed-orders/rules/kernel';

/** The forces of a demo seat: its army lists, read and reviewed like uploads, one force per list. */
export function demoArmy(seat: DemoSeat): readonly ListedForce[] {
  return demoLists(seat).map(forceOf);
}

/** A list as a force, with the proposed review. Throws on a list that a player could not use. */
function forceOf({ fileName, bytes }: DemoList): ListedForce {
  const roster = readRoster(bytes, fileName);
  if (!roster.ok) throw new Error(`${fileName} is not read: ${JSON.stringify(roster.problem)}`);
  const drafted = detachmentFrom(roster.value, proposeReview(roster.value));
  if (!drafted.ok) throw new Error(`${fileName} makes no detachment: ${JSON.stringify(drafted.problem)}`);
  const { name, units } = drafted.value;
  return { name, choices: {}, units };
}
