'use client';
import { siteText } from '@sealed-orders/text/pages/site';
import { useEffect } from 'react';

/** Titles the page after its content, once that is known to its reader. */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return;
    const title = siteText.titleOf(name);
    document.title = title;
    return () => {
      // Unless the next page has set its title already, this title must not outlive its page.
      if (document.title === title) document.title = siteText.name;
    };
  }, [name]);
}
