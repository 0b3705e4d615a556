/** Names of gods by key; free keys, for rejections carry them as facts. */
export const GOD_NAMES: Readonly<Record<string, string>> = {
  khorne: 'Khorne',
  tzeentch: 'Tzeentch',
  nurgle: 'Nurgle',
  slaanesh: 'Slaanesh',
  undivided: 'Chaos Undivided',
};
