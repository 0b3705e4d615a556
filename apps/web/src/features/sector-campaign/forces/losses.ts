import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Declaration,
  type Detachment,
  type DetachmentId,
  detachmentsOf,
  type Known,
  lossOrderOf,
} from '@sealed-orders/rules/sector-campaign';

/** Whether its side has a choice which units it gives up first. SEC-AIR-12, SEC-DROP-06. */
export const hasLossChoice = ({ units }: Pick<Detachment, 'units'>): boolean => units.length > 1;

/** The units that it gives up first. */
export function firstLost(detachment: Detachment): string {
  const [line] = lossOrderOf(detachment);
  return line === undefined ? '' : (detachment.units[line]?.name ?? '');
}

/** The order of losses with this line of the sheet at this place. */
export const placedAt = (order: readonly number[], place: number, line: number): readonly number[] =>
  order.filter((one) => one !== line).toSpliced(place, 0, line);

/**
 * The side's detachments that could now be hit in the air and have a choice: those that can react to an enemy flight, or
 * those on a flight of their own, with its escort.
 */
export function exposed({ board, desk, side }: Known, reacting: readonly DetachmentId[]): readonly Detachment[] {
  const { flight } = board;
  const flying = flight === null || flight.side !== side ? [] : [flight.counter, flight.cargo, flight.escort];
  return detachmentsOf(desk).filter((one) => {
    const isExposed = reacting.includes(one.id) || (one.counter !== null && flying.includes(one.counter));
    return isExposed && hasLossChoice(one);
  });
}

/** The detachments that a declaration sends into the air and that have a choice. */
export const inTheAir = ({ desk }: Known, declaration: Declaration): readonly Detachment[] =>
  flyersIn(declaration).flatMap((id) => {
    const one = id === null ? undefined : lookup(desk.detachments, id);
    return one !== undefined && hasLossChoice(one) ? [one] : [];
  });

function flyersIn(declaration: Declaration): readonly (DetachmentId | null)[] {
  switch (declaration.type) {
    case 'fly':
      return [declaration.detachment, declaration.cargo, declaration.escort];
    case 'scout':
      return declaration.route === null ? [] : [declaration.detachment, declaration.escort];
    case 'drop':
    case 'dogfight':
      return [declaration.detachment];
    default:
      return [];
  }
}
