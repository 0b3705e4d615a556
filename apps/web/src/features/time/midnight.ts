const DAY = 86_400_000;

/** The date in a zone at an instant, as `2031-05-01`. @param at ms */
export const dateIn = (at: number, zone: string): string => wallIn(at, zone).slice(0, 10);

/** What clocks in the zone show: `2031-05-01 14:02:00`. */
const wallIn = (at: number, zone: string): string => new Date(at).toLocaleString('sv-SE', { timeZone: zone });

/** How far ahead of UTC the clocks of a zone are, ms. */
const offsetIn = (at: number, zone: string): number =>
  Date.parse(`${wallIn(at, zone).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;

/** When a date begins in a zone, ms: the first instant at which clocks show its midnight, or have skipped it. */
export function midnightIn(date: string, zone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`);
  // Offsets change at most once within two days, so one of these holds.
  const [before, after] = [offsetIn(wall - DAY, zone), offsetIn(wall + DAY, zone)];
  const found = [wall - before, wall - after].filter((at) => offsetIn(at, zone) === wall - at);
  return found.length === 0 ? wall - before : Math.min(...found);
}
