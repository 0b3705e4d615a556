import { lookup } from '@sealed-orders/rules/kernel';
import { type Board, type Counter, type Detachment, printed } from '@sealed-orders/rules/sector-campaign';
import { MISSION_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';

/** What everyone can see of a counter, in a few words: where it is, and what it is doing this turn. */
export function counterStatus({ battles }: Pick<Board, 'battles'>, counter: Counter): readonly string[] {
  const { at, battle, mission, isIsolated, isLost } = counter;
  const field = battle === null ? undefined : lookup(battles, battle)?.territory;
  const place = at === null ? (battle === null ? forcesText.inOrbit : forcesText.landing) : forcesText.at(printed(at));
  return [
    place,
    ...(field === undefined ? [] : [forcesText.fights(printed(field))]),
    ...(mission === null ? [] : [forcesText.mission(MISSION_NAMES[mission.mission], mission.isUsed)]),
    ...(isIsolated ? [forcesText.isolated] : []),
    ...(isLost ? [forcesText.lost] : []),
  ];
}

/** What else only its own side knows. */
export function ownStatus({ tenure, hasVehiclesInOrbit, where }: Detachment): readonly string[] {
  const named = forcesText.tenure[tenure];
  return [
    ...(named === null ? [] : [named]),
    // Before the drop the whole detachment is in orbit. SEC-DROP-04.
    ...(hasVehiclesInOrbit && where === 'map' ? [forcesText.vehicles] : []),
  ];
}
