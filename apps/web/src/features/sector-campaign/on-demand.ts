import { lazy } from 'react';

/** Only campaigns that are being set up load it. */
export const SetUpCard = lazy(async () => ({ default: (await import('./setup/set-up-card.tsx')).SetUpCard }));

/** Only deployments load it. */
export const DeployDock = lazy(async () => ({ default: (await import('./setup/deploy-tray.tsx')).DeployDock }));

/** Only players who took over a seat load it. */
export const HandOver = lazy(async () => ({ default: (await import('./panels/hand-over.tsx')).SectorHandOver }));

/** Only referees load it. */
export const Rulings = lazy(async () => ({ default: (await import('./rulings/desk-rulings.tsx')).DeskRulings }));

/** Only steps in which somebody scouted load it. */
export const Scouting = lazy(async () => ({ default: (await import('./scouting/scouting-card.tsx')).ScoutingCards }));
