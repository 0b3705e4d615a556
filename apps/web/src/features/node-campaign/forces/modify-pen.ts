import {
  type Command,
  type Force,
  type ModifyCourse,
  modifyForecast,
  type NewUnit,
  type Unit,
  type UnitId,
  type View,
} from '@sealed-orders/rules/node-campaign';

type Modify = Extract<Command, { readonly type: 'modify' }>;
type Change = Modify['change'][number];

/** An order Modify that is being written. */
export type ModifyPen = Omit<Modify, 'type' | 'force'>;

export const EMPTY_PEN: ModifyPen = { add: [], retire: [], change: [], retrain: false };

export const changesIn = ({ add, retire, change }: ModifyPen): number => add.length + retire.length + change.length;

/** Changes a unit; it is not retired then. */
export const withChange = (pen: ModifyPen, change: Change): ModifyPen => ({
  ...asItIs(pen, change.unit),
  change: [...pen.change.filter(({ unit }) => unit !== change.unit), change],
});

/** Retires a unit; it is not changed then. */
export const withRetired = (pen: ModifyPen, unit: UnitId): ModifyPen => {
  const kept = asItIs(pen, unit);
  return { ...kept, retire: [...kept.retire, unit] };
};

/** Leaves a unit as it is. */
export const asItIs = (pen: ModifyPen, id: UnitId): ModifyPen => ({
  ...pen,
  retire: pen.retire.filter((unit) => unit !== id),
  change: pen.change.filter(({ unit }) => unit !== id),
});

export const withAdded = (pen: ModifyPen, unit: NewUnit): ModifyPen => ({ ...pen, add: [...pen.add, unit] });

const withoutAdded = (pen: ModifyPen, index: number): ModifyPen => ({
  ...pen,
  add: pen.add.filter((_, i) => i !== index),
});

/** The command. Units that are gone by now drop out, and without a change there is nothing to retrain. */
export function commandOf({ id: force, units }: Pick<Force, 'id' | 'units'>, pen: ModifyPen): Modify {
  const isThere = (unit: UnitId): boolean => units.some(({ id }) => id === unit);
  const change = pen.change.filter(({ unit }) => isThere(unit));
  return {
    ...{ type: 'modify', force, add: pen.add, retire: pen.retire.filter(isThere), change },
    retrain: pen.retrain && change.length > 0,
  };
}

/** A unit of the roster with what the order does to it. `unit`: null for one that joins. */
export interface SheetRow {
  readonly unit: Unit | null;
  readonly shown: NewUnit;
  readonly fate: 'stays' | 'changes' | 'leaves' | 'joins';
}

export function sheetRows({ units }: Pick<Force, 'units'>, pen: ModifyPen): readonly SheetRow[] {
  const rows = units.map((unit): SheetRow => {
    if (pen.retire.includes(unit.id)) return { unit, shown: unit, fate: 'leaves' };
    const change = pen.change.find((one) => one.unit === unit.id);
    return { unit, shown: change?.into ?? unit, fate: change === undefined ? 'stays' : 'changes' };
  });
  return [...rows, ...pen.add.map((shown): SheetRow => ({ unit: null, shown, fate: 'joins' }))];
}

/** A line of the order. */
export interface OrderLine {
  readonly kind: 'change' | 'retire' | 'add';
  readonly name: string;
  /** Points of the roster that it adds or takes away. */
  readonly by: number;
  /** Of a changed unit: how many changes. */
  readonly changes: number;
  /** Experience before and after; null: the unit is new, or leaves. */
  readonly before: number | null;
  readonly after: number | null;
  /** What is left if it were given the other way; null: the same. */
  readonly otherwise: number | null;
  readonly cp: number;
  readonly pen: ModifyPen;
}

interface Prices {
  readonly add: number;
  readonly retire: number;
}

export interface ModifySheet {
  readonly command: Modify;
  readonly points: number;
  readonly lines: readonly OrderLine[];
  readonly without: ModifyCourse;
  readonly with: ModifyCourse;
  /** The way that is chosen. */
  readonly chosen: ModifyCourse;
}

/** The order line by line; the `pen` of a line is the order without it. */
export function modifySheet(view: Pick<View, 'settings'>, force: Force, pen: ModifyPen, prices: Prices): ModifySheet {
  const command = commandOf(force, pen);
  const forecast = modifyForecast(view, force, command);
  const [chosen, other] = command.retrain ? [forecast.with, forecast.without] : [forecast.without, forecast.with];
  const unitOf = (id: UnitId) => force.units.find((unit) => unit.id === id);
  const changed = command.change.flatMap(({ unit: id, changes, into }, i): OrderLine[] => {
    const unit = unitOf(id);
    if (unit === undefined) return [];
    const [after, otherwise] = [chosen.changed[i]?.xp ?? unit.xp, other.changed[i]?.xp ?? unit.xp];
    return [
      {
        ...{ kind: 'change', name: into.name, by: into.points - unit.points, changes, before: unit.xp, after, cp: 0 },
        ...{ otherwise: otherwise === after ? null : otherwise, pen: asItIs(pen, id) },
      },
    ];
  });
  const retired = command.retire.flatMap((id): OrderLine[] => {
    const unit = unitOf(id);
    const still = { changes: 0, after: null, otherwise: null, cp: prices.retire, pen: asItIs(pen, id) };
    return unit === undefined ? [] : [{ kind: 'retire', name: unit.name, by: -unit.points, before: unit.xp, ...still }];
  });
  const added = command.add.map((unit, i): OrderLine => {
    const still = { changes: 0, before: null, after: 0, otherwise: null, cp: prices.add, pen: withoutAdded(pen, i) };
    return { kind: 'add', name: unit.name, by: unit.points, ...still };
  });
  return { command, lines: [...changed, ...retired, ...added], ...forecast, chosen };
}
