import {
  correctable,
  edits,
  eventSchema,
  kindsOfAdded,
  OVERRULED_LOSSES,
  sideLoss,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import type { SeatId } from '@sealed-orders/rules/kernel';
import { allHexes } from '@sealed-orders/rules/space';
import { capital, plain } from '@sealed-orders/text';
import {
  describeEvent,
  describeRejection,
  hasReason,
  rulingClause,
  undoneClause,
  type Words,
} from '@sealed-orders/text/hex-campaign';
import { refereeText } from '@sealed-orders/text/hex-campaign/referee';
import type { CorrectionChoice, Corrections, CorrectionTarget } from '../campaign/door.ts';
import { hexNames, type Names, namesFor } from './correction-names.ts';
import type { Selection } from './hex-context.ts';

/** What the referee of a hex campaign corrects by hand. */
export function correctionsOf(view: View, words: Words, selection: Selection): Corrections {
  let hexes: Names | null = null;
  return {
    edits,
    targets: (type) => {
      const names = namesFor(edits.find((edit) => edit.type === type)?.of ?? '', view, words);
      return correctable(view, type)
        .map((one) => ({
          ...one,
          name: names.get(one.id) ?? one.id,
          ...partsOf(view, one.id, words, type),
          ...choicesOf(view, one.id, type),
        }))
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
    pickedPlace: pickedAs('hex', view, selection),
    // The same news is told to several groups of readers.
    says: (events) => [...new Set(events.flatMap((given) => saidOf(given, words)))],
    refused: ({ code, facts }) => (hasReason(code) ? plain(describeRejection({ code, facts }, words)) : null),
  };
}

/** The types of unit in the player's army list, each with what the list says about it. */
function choicesOf(view: View, id: string, type: string): Pick<CorrectionTarget, 'choices'> {
  const asks = edits.some((edit) => edit.type === type && 'kind' in edit.fields);
  if (!asks) return {};
  return {
    choices: ({ seat }) => ({
      kind: [
        { value: '', name: refereeText.noKind },
        ...kindsOfAdded(view, type, id, seat).map(
          ({ kind, name, slot, moveClass }): CorrectionChoice => ({
            ...{ value: kind, name },
            sets: { unit: name, slot, moveClass },
          }),
        ),
      ],
    }),
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
