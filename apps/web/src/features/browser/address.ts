import { usePathname, useSearchParams } from 'next/navigation';

/** Next has no address for pages that it builds without scripts, such as the gazette; nothing there uses it. */
function known<Part>(part: Part | null): Part {
  if (part === null) throw new Error('this page has no address');
  return part;
}

/** The path of the page. */
export const usePath = (): string => known(usePathname());
/** The query parameters, by name. */
export const useSearch = (): URLSearchParams => known(useSearchParams());
