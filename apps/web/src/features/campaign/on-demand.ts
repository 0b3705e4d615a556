import { lazy } from 'react';
import { allLoaded } from '../browser/all-loaded.ts';

const parts = {
  confirm: async () => ({ default: (await import('../kit/confirm-dialog.tsx')).ConfirmDialog }),
  history: async () => ({ default: (await import('./frame/history-slider.tsx')).HistorySlider }),
  keys: async () => ({ default: (await import('./frame/keys-dialog.tsx')).KeysDialog }),
  moreTabs: async () => ({ default: (await import('./frame/more-tabs.tsx')).MoreTabs }),
  notes: async () => ({ default: (await import('./notes/notes.tsx')).Notes }),
  notices: async () => ({ default: (await import('./notices.tsx')).Notices }),
  printHead: async () => ({ default: (await import('./frame/print-head.tsx')).PrintHead }),
  otherEyes: async () => ({ default: (await import('./desk/other-eyes-bar.tsx')).OtherEyesBar }),
  referee: async () => ({ default: (await import('./panels/referee-desk.tsx')).RefereeDesk }),
  replay: async () => ({ default: (await import('./replay/replay-bar.tsx')).ReplayBar }),
  report: async () => ({ default: (await import('./report/report-panel.tsx')).ReportPanel }),
  sealed: () => import('./seal/sealed-foot.tsx'),
  standIn: () => import('./seal/stand-in.tsx'),
  standing: async () => ({ default: (await import('./seal/standing-seal.tsx')).StandingSeal }),
  seats: async () => ({ default: (await import('./panels/seats-panel.tsx')).SeatsPanel }),
  talk: async () => ({ default: (await import('./talk/talk-panel.tsx')).TalkPanel }),
};

// The parts of the page that giving orders does not need: each is loaded when it is first drawn.
export const ConfirmDialog = lazy(parts.confirm);
export const KeysDialog = lazy(parts.keys);
export const OtherEyesBar = lazy(parts.otherEyes);
export const RefereeDesk = lazy(parts.referee);
export const ReplayBar = lazy(parts.replay);
export const ReportPanel = lazy(parts.report);
/** What is shown once a sheet is sealed. */
export const Committed = lazy(async () => ({ default: (await parts.sealed()).Committed }));
export const ReadFoot = lazy(async () => ({ default: (await parts.sealed()).ReadFoot }));
export const SealedButton = lazy(async () => ({ default: (await parts.sealed()).SealedButton }));
export const SeatsPanel = lazy(parts.seats);
export const StandInDialog = lazy(async () => ({ default: (await parts.standIn()).StandInDialog }));
export const StandInNote = lazy(async () => ({ default: (await parts.standIn()).StandInNote }));
export const TalkPanel = lazy(parts.talk);

/** This one is drawn from the beginning, but loads after everything that orders need. */
export const Notices = lazy(async () => {
  await allLoaded();
  return parts.notices();
});

/** So is the list of the views that have no place on a phone's tab bar. */
export const MoreTabs = lazy(async () => {
  await allLoaded();
  return parts.moreTabs();
});

/** So is the title on paper. */
export const PrintHead = lazy(async () => {
  await allLoaded();
  return parts.printHead();
});

/** So are the notes of the reader's side. */
export const Notes = lazy(async () => {
  await allLoaded();
  return parts.notes();
});

/** So is the campaign's history. */
export const HistorySlider = lazy(async () => {
  await allLoaded();
  return parts.history();
});

/** So is the automatic sealing box. */
export const StandingSeal = lazy(async () => {
  await allLoaded();
  return parts.standing();
});

/** Preloads what a reader is likely to open next, once the page has everything that orders need. */
export async function loadAhead(): Promise<void> {
  await allLoaded();
  const failures = import('@sealed-orders/text/pages/sealing');
  await Promise.all([parts.confirm(), parts.report(), parts.talk(), parts.seats(), parts.sealed(), failures]);
}
