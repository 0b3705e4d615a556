import { counted } from '../sentence.ts';

/** Words of the page of army lists. */
export const armiesText = {
  title: 'Army lists',
  says: 'Only names, numbers, costs and categories are kept; no rules text, no statistics.',
  drop: 'Drop army lists here, or choose files',
  kinds: '.ros, .rosz or .json, up to 5 MB each',
  reading: 'Reading',
  kept: 'Kept lists',
  empty: {
    title: 'No army list yet',
    says: 'Export a list from your roster program and drop it above. It is read here and nothing else happens with it.',
  },
  tooLarge: 'The file is larger than 5 MB. Nothing was uploaded.',
  tooMany: 'You keep as many lists as an account may. Nothing was uploaded: remove one first.',
  remove: {
    action: (name: string): string => `Remove ${name}`,
    title: (name: string): string => `Remove ${name}?`,
    says: 'Detachments that were made of it stay as they are. To use it again you would have to upload it again.',
    confirm: 'Remove the list',
    done: (name: string): string => `${name} is removed.`,
    failed: (name: string): string => `${name} was not removed: it is gone already, or there is no connection.`,
  },
  from: (file: string, when: string): string => `${file}, ${when}`,
  open: (name: string): string => `Review ${name}`,
  review: {
    title: 'Review',
    says: 'Choose which cost counts as points and what each selection is in the campaign. Untick everything that is not a unit.',
    points: 'Points are',
    cost: (name: string, total: number): string => `${name}, ${total.toLocaleString('en-GB')} in all`,
    head: {
      counted: 'Unit',
      name: 'Name',
      slot: 'Slot',
      moveClass: 'Moves as',
      models: 'Models',
      scout: 'Scouts',
      points: 'Points',
    },
    counted: (name: string): string => `${name} is a unit`,
    slotOf: (name: string): string => `Slot of ${name}`,
    moveOf: (name: string): string => `How ${name} moves`,
    modelsOf: (name: string): string => `Models of ${name}`,
    scoutOf: (name: string): string => `${name} scouts`,
    sum: { units: 'units', models: 'models', points: 'points' },
  },
  join: {
    title: 'Join into one detachment',
    says: 'Lists that are ticked become one detachment with all their units.',
    tick: (name: string): string => `Use ${name}`,
    name: 'Name of the detachment',
    result: 'The detachment',
    makes: (units: number, points: number): string =>
      `${counted(units, 'unit', 'units')}, ${points.toLocaleString('en-GB')} points`,
    attach: 'Attach it in the lobby of a campaign, on your seat.',
  },
  problem: (fileName: string): string => `${fileName} was not read. Nothing was changed.`,
} as const;
