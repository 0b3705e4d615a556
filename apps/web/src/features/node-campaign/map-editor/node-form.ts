import type { MapNode, Mission, NodeId, NodeMap, NodeType } from '@sealed-orders/rules/node-campaign';
import { isIdFree, nodeChanged, nodeRenamed } from '@sealed-orders/rules/node-campaign/cartography';

/** A node as its dialog has it: all fields as they are typed. */
export interface NodeForm {
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  /** Empty: none. */
  readonly planet: string;
  /** Empty: as usual. */
  readonly vp: string;
  readonly site: 'none' | 'city' | 'economic';
  readonly siteName: string;
  readonly terrain: string;
  readonly mission: Mission | 'none';
  readonly note: string;
  /** In percent of the map's width and height. */
  readonly across: string;
  readonly down: string;
}

const percent = (part: number | undefined): string => (part === undefined ? '' : String(part / 100));

export const formOf = ({ id, name, type, planet, vp, site, terrain, mission, note, at }: MapNode): NodeForm => ({
  ...{ id, name, type, terrain, note },
  planet: planet ?? '',
  vp: vp === null ? '' : String(vp),
  site: site?.kind ?? 'none',
  siteName: site?.name ?? '',
  mission: mission ?? 'none',
  across: percent(at?.x),
  down: percent(at?.y),
});

/** The fields that cannot be taken as they are. */
export function wrongFields(map: NodeMap, id: NodeId, form: NodeForm): readonly (keyof NodeForm)[] {
  const wrong: (keyof NodeForm)[] = [];
  if (form.id !== id && !isIdFree(map, form.id)) wrong.push('id');
  if (form.name.trim() === '') wrong.push('name');
  if (form.site !== 'none' && form.siteName.trim() === '') wrong.push('siteName');
  if (!/^(?:\d{1,2}|100)?$/.test(form.vp.trim())) wrong.push('vp');
  for (const field of ['across', 'down'] as const) if (hundredths(form[field]) === null) wrong.push(field);
  return wrong;
}

/** Percent as the map has them; null: no part of the map. */
function hundredths(typed: string): number | null {
  const part = Math.round(Number(typed.replace(',', '.')) * 100);
  return typed.trim() !== '' && part >= 0 && part <= 10_000 ? part : null;
}

/** The map with the node as its dialog has it. */
export function formed(map: NodeMap, id: NodeId, form: NodeForm): NodeMap {
  const [x, y] = [hundredths(form.across), hundredths(form.down)];
  const changed = nodeChanged(map, id, {
    name: form.name.trim(),
    type: form.type,
    planet: form.planet === '' ? null : form.planet,
    vp: form.vp.trim() === '' ? null : Number(form.vp),
    site: form.site === 'none' ? null : { kind: form.site, name: form.siteName.trim() },
    terrain: form.terrain.trim(),
    mission: form.mission === 'none' ? null : form.mission,
    note: form.note.trim(),
    at: x === null || y === null ? null : { x, y },
  });
  return form.id === id ? changed : nodeRenamed(changed, id, form.id);
}
