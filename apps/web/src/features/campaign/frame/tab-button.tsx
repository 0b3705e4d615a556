import { Icon } from '../../kit/icon.tsx';
import type { Tab } from '../campaign-context.ts';
import type { TabEntry } from './use-tabs.ts';

interface TabButtonProps {
  readonly entry: TabEntry;
  /** The view that is open. */
  readonly current: Tab;
  readonly open: (tab: Tab) => void;
  /** The id of the list that a touch closes. */
  readonly closes?: string;
}

/** The tab of one view. */
export function TabButton({ entry: { tab, label, icon, badge }, current, open, closes }: TabButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={tab === current}
      popoverTarget={closes}
      popoverTargetAction="hide"
      onClick={() => open(tab)}
    >
      <Icon of={icon} size={20} />
      {label}
      {badge > 0 ? <span className="badge">{badge}</span> : null}
    </button>
  );
}
