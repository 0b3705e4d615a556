'use client';
import { Menu } from '@base-ui/react/menu';
import { siteText } from '@sealed-orders/text/pages/site';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '../kit/icon.tsx';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isDark = () => document.documentElement.dataset.theme === 'dark';

function choose(theme: 'dark' | 'light') {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage is not available: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Switches between the light and the dark theme; remembered in this browser. */
export function ThemeItem() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <Menu.Item closeOnClick={false} onClick={() => choose(dark ? 'light' : 'dark')}>
      <Icon of={dark ? Sun : Moon} size={17} />
      {dark ? siteText.lightTheme : siteText.darkTheme}
    </Menu.Item>
  );
}
