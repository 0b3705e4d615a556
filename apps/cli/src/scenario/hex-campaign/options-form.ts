import type { BattleOrderChoice, DecisionOption, Option, OrderChoice } from '@sealed-orders/rules/hex-campaign';
import { isRecord } from '../merge.ts';

/** A form's options for one order: as the rules list them, with the reach by hex instead of as a list. */
function choiceForm(choice: OrderChoice) {
  const { reach, type: _type, ...rest } = choice;
  return {
    ...rest,
    reach: Object.fromEntries(reach.map(({ hex, ...way }) => [hex, way])),
  };
}

const byType = <Choice extends { readonly type: string }>(
  choices: readonly Choice[],
  form: (choice: Choice) => unknown,
): unknown => Object.fromEntries(choices.map((choice) => [choice.type, form(choice)]));

/** Targets of attacks, as short orders name them: `'1,0'`, `B1`, `'2,0 via 1,0'`. */
const battleForm = ({ type: _type, targets, ...rest }: BattleOrderChoice) => ({
  ...rest,
  targets: targets.map(({ target, via }) => {
    const id = target.kind === 'hex' ? target.hex : target.piece;
    return via === null ? id : `${id} via ${via}`;
  }),
});

/** Everybody's options for each battle, by kind. */
function decisionForms(options: readonly DecisionOption[]): Readonly<Record<string, unknown>> {
  const forms: Record<string, Record<string, readonly unknown[]>> = {};
  for (const { decision } of options) {
    const { battle, type } = decision;
    const said = forms[battle];
    forms[battle] = { ...said, [type]: [...(said?.[type] ?? []), decision] };
  }
  return forms;
}

/**
 * Options by piece and order, as expectations name them: `R1: { path: { reach: { '1,0': { cost: 2 } } } }`; options for
 * battles by battle and kind.
 */
export function optionsForm(options: readonly Option[]): Readonly<Record<string, unknown>> {
  const pieces = options.flatMap((option): (readonly [string, unknown])[] => {
    if ('choices' in option) return [[option.piece, byType(option.choices, choiceForm)]];
    return 'army' in option && 'orders' in option ? [[option.army, byType(option.orders, battleForm)]] : [];
  });
  return {
    ...Object.fromEntries(pieces),
    ...decisionForms(options.filter((option): option is DecisionOption => 'decision' in option)),
  };
}

/**
 * Short expectations in full: `reach: { '1,0': 2 }` asks for the cost, `path: enemy-near` for a refusal with that code,
 * `path: offered` for none.
 */
export function fullOptions(pieces: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(pieces).map(([piece, form]) => [piece, isRecord(form) ? fullForm(form) : form]),
  );
}

function fullForm(form: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(form).map(([type, choice]) => {
      if (typeof choice === 'string' && !choice.startsWith('$')) {
        return [type, { refusal: choice === 'offered' ? null : { code: choice } }];
      }
      return [
        type,
        isRecord(choice) && isRecord(choice.reach) ? { ...choice, reach: fullReach(choice.reach) } : choice,
      ];
    }),
  );
}

const fullReach = (reach: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(reach).map(([hex, cost]) => [
      hex,
      hex.startsWith('$') || typeof cost !== 'number' ? cost : { cost },
    ]),
  );
