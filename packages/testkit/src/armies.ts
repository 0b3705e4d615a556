import { detachmentFrom, proposeReview, readRoster } from '@sealed-orders/formats';
import { type DemoList, type DemoSeat, demoLists } from '@sealed-orders/formats/fixtures';
import { type DetachmentSetup, plainUnit } from '@sealed-orders/rules/hex-campaign';

/** The detachments of a demo seat: its army lists, read and reviewed as an upload is, one detachment a list. */
export function demoArmy(seat: DemoSeat): readonly DetachmentSetup[] {
  return demoLists(seat).map(detachmentOf);
}

/** A list as a detachment, with the review that is proposed. Throws on a list that a player would see refused. */
function detachmentOf({ fileName, bytes }: DemoList): DetachmentSetup {
  const roster = readRoster(bytes, fileName);
  if (!roster.ok) throw new Error(`${fileName} is not read: ${JSON.stringify(roster.problem)}`);
  const drafted = detachmentFrom(roster.value, proposeReview(roster.value));
  if (!drafted.ok) throw new Error(`${fileName} makes no detachment: ${JSON.stringify(drafted.problem)}`);
  const { name, march, units } = drafted.value;
  return { name, march, units: units.map(plainUnit) };
}
