/** `6 h 12 min`, `12 min`, `45 s`, `2 days 3 h`; never negative. */
export function duration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours % 24} h`;
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  if (minutes > 0) return `${minutes} min`;
  return `${seconds} s`;
}

/** `14:02` in the reader's zone. */
export function clockTime(at: Date, zone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(zone ? { timeZone: zone } : {}),
  }).format(at);
}

/** `Bucharest 16:12`, `Osaka Sun 01:12`: the local time there, with the weekday if it isn't the reader's. */
export function localTime(at: Date, zone: string): string {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const weekday = (timeZone?: string): string =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...(timeZone ? { timeZone } : {}) }).format(at);
  const day = weekday(zone);
  return [place, ...(day === weekday() ? [] : [day]), clockTime(at, zone)].join(' ');
}

/** `Sat 21 Nov, 21:00` in the reader's zone. */
export function dayAndTime(at: Date, zone?: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(zone ? { timeZone: zone } : {}),
  }).format(at);
  return `${day.replace(/^(\w+),? /, '$1 ')}, ${clockTime(at, zone)}`;
}
