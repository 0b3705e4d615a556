import type { Tab } from '../campaign-context.ts';

/** The views of this visit, by the number that their step of the browser's history has. */
const visited: Tab[] = [];

/**
 * Makes opening a view a step of the browser's history: going back opens the view before.
 * @param address of the step; if omitted, the same
 */
export function stepTo(from: Tab, to: Tab, address?: string): void {
  const at = visited.push(from, to) - 2;
  history.replaceState({ ...history.state, visit: at }, '');
  history.pushState({ visit: at + 1 }, '', address);
}

/** Notes the view of the current step, so that going back to it from a link opens that view. */
export function noteView(view: Tab): void {
  history.replaceState({ ...history.state, visit: visited.push(view) - 1 }, '');
}

/** Changes the address of the current step, which keeps its view. */
export function readdress(address: string): void {
  // Without the rest of the state: the router would take the address for its own and not read it.
  history.replaceState({ visit: history.state?.visit }, '', address);
}

/** The view of this step; undefined if the step is not one of the page's. */
export const viewOf = (visit: number): Tab | undefined => visited[visit];
