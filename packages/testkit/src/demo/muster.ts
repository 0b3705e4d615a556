import { type DetachmentSetup, plainUnit } from '@sealed-orders/rules/hex-campaign';

type UnitSetup = DetachmentSetup['units'][number];

const unit =
  (slot: UnitSetup['slot'], moveClass: UnitSetup['moveClass']) =>
  (name: string, models: number, points: number): UnitSetup =>
    plainUnit({ name, slot, moveClass, models, points, scout: false });

/** Units of the detachments that are raised during the war. */
export const foot = {
  leads: unit('hq', 'infantry'),
  squad: unit('troops', 'infantry'),
  picked: unit('elite', 'infantry'),
  guns: unit('heavy-support', 'infantry'),
};
const vehicle =
  (slot: UnitSetup['slot']) =>
  (name: string, models: number, points: number): UnitSetup => ({
    ...unit(slot, 'tracked')(name, models, points),
    tags: ['vehicle'],
  });
export const tracks = { leads: vehicle('hq'), squad: unit('troops', 'tracked'), guns: vehicle('heavy-support') };
export const scouts = (name: string, models: number, points: number): UnitSetup => ({
  ...unit('fast-attack', 'infantry')(name, models, points),
  scout: true,
});
