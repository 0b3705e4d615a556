import type { Tab } from '../campaign-context.ts';

/** The views of this visit, by the number that their step of the browser's history has. */
const visited: Tab[] = [];

/** Makes the next view a step of the browser's history. */
export function note(from: Tab, next: Tab): void {
  if (next === from) return;
  const at = visited.push(from, next) - 2;
  history.replaceState({ ...history.state, visit: at }, '');
  history.pushState({ visit: at + 1 }, '');
}

/** Shows the view of the step that the reader goes back or forward to. Returns how to stop. */
export function follow(show: (tab: Tab) => void): () => void {
  const onMove = ({ state }: PopStateEvent) => {
    const found = visited[state?.visit];
    if (found !== undefined) show(found);
  };
  addEventListener('popstate', onMove);
  return () => removeEventListener('popstate', onMove);
}
