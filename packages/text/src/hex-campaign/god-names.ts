import type { God } from '@sealed-orders/rules/hex-campaign';

export const GOD_NAMES: Readonly<Record<God, string>> = {
  khorne: 'Khorne',
  tzeentch: 'Tzeentch',
  nurgle: 'Nurgle',
  slaanesh: 'Slaanesh',
  undivided: 'Chaos Undivided',
};
