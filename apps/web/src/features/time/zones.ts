/** The time zone of the reader's browser. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All time zones that the browser knows. The chosen one may be missing from its list. */
export function zonesWith(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}
