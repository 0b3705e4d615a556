import type { Kind, Resource } from '../vocabulary.ts';

interface ResourceRow {
  /** Price in VP; for ground detachments, per 250 points. */
  readonly price: number;
  /** The largest detachment, and what it can be; null: it brings none. */
  readonly detachment: { readonly most: number; readonly kinds: readonly Kind[] } | null;
}

/** SEC-CR-07 to -11. */
export const RESOURCE_TABLE: Readonly<Record<Resource, ResourceRow>> = {
  ground: { price: 1, detachment: { most: 250, kinds: ['ground', 'airborne'] } },
  air: { price: 2, detachment: { most: 300, kinds: ['aerial'] } },
  bombardment: { price: 2, detachment: null },
  dropship: { price: 2, detachment: { most: 350, kinds: ['dropship'] } },
  engineers: { price: 2, detachment: null },
};
/** SEC-CR-09. */
export const BOMBARDMENT_USES = 4;
