import type { Settings } from '@sealed-orders/rules/hex-campaign';
import type { SettingEntry } from '@sealed-orders/rules/kernel';

/** Values for features that no page has yet: a referee writing a seat's orders. */
const UNSERVED_VALUES: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  missedDeadline: ['refereeOrders'],
};

/** A setting without the values that no page supports. */
export function offered(entry: SettingEntry): SettingEntry {
  const { field } = entry;
  const without = Object.entries(UNSERVED_VALUES).find(([id]) => id === entry.id)?.[1];
  if (field.kind !== 'choice' || without === undefined) return entry;
  return { ...entry, field: { ...field, values: field.values.filter((value) => !without.includes(value)) } };
}
