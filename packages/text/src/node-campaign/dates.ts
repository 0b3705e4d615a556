const FORMAT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A date of the campaign, as in `2031-05-05`, in words: `Mon 5 May`. */
export const longDate = (date: string): string => FORMAT.format(new Date(`${date}T00:00:00Z`)).replace(',', '');

/** The same date with the year: `Mon 5 May 2031`. */
export const fullDate = (date: string): string => `${longDate(date)} ${Number(date.slice(0, 4))}`;
