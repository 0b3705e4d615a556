import { type WantedWars, wantedWarsSchema } from '@sealed-orders/host';

/** The page of the list of wars that an address asks for; null if the address is not valid. */
export function wantedIn({ show = null, page = '1' }: Readonly<Record<string, unknown>>): WantedWars | null {
  const isNumber = typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page);
  const wanted = wantedWarsSchema.safeParse({ group: show, page: isNumber ? Number(page) : null });
  return wanted.success ? wanted.data : null;
}
