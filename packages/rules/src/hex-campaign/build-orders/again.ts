import { edgeKey } from '../../space/hex.ts';
import type { BuildLine, BuildOption, Event, View } from '../types.ts';
import { judged, offersAfter } from './reckoning.ts';

/** Lines of the last build sheet worth ordering every turn, from its report. */
function isWanted(events: readonly Event[], { line }: BuildOption): boolean {
  return events.some((event) => {
    switch (event.type) {
      case 'models-replaced':
        return line.type === 'replace' && line.piece === event.piece;
      case 'convoy-unloaded':
        return line.type === 'unload';
      case 'road-tried':
        return (
          !event.built && line.type === 'road' && line.edge === edgeKey(...event.between) && line.payer === event.payer
        );
      case 'spy-built':
        return line.type === 'spy' && line.hex === event.hex;
      default:
        return false;
    }
  });
}

type ConvoyLine = Extract<BuildLine, { readonly type: 'convoy' }>;

const isSameConvoy = (line: BuildLine, { hex, bp }: ConvoyLine): boolean =>
  line.type === 'convoy' && line.hex === hex && line.bp === bp;

const convoys = (events: readonly Event[]): readonly ConvoyLine[] =>
  events.flatMap((event): readonly ConvoyLine[] =>
    event.type === 'convoy-formed' ? [{ type: 'convoy', hex: event.hex, bp: event.bp }] : [],
  );

/**
 * HEX-TURN-09: the lines that repeat what the seat ordered in its last Build phase and would order every turn:
 * replacements for the same armies, unloading, roads that failed, spies, convoys of the same size. Each can be carried
 * out together with the sheet and those before it; those that no longer can are left out.
 * @param events of the step that carried out the last sheet, as the seat read them
 */
export function orderedAgain(view: View, lines: readonly BuildLine[], events: readonly Event[]): readonly BuildLine[] {
  const own = events.filter((event) => 'seat' in event && event.seat === view.own?.id);
  const wanted = [
    ...offersAfter(view, lines)
      .filter((offer) => isWanted(own, offer))
      .map(({ line }) => line),
    ...convoys(own).filter((convoy) => !lines.some((line) => isSameConvoy(line, convoy))),
  ];
  const again: BuildLine[] = [];
  for (const line of wanted) {
    const { refusal, falls } = judged(view, [...lines, ...again], line);
    if (refusal === null && falls.length === 0) again.push(line);
  }
  return again;
}
