import type { NodeMap } from '@sealed-orders/rules/node-campaign';
import {
  joinedToOrbit,
  type MapPath,
  type Planet,
  pathChanged,
  pathErased,
  planetChanged,
  planetErased,
} from '@sealed-orders/rules/node-campaign/cartography';
import { nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { siteText } from '@sealed-orders/text/pages/site';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { nameIn } from './strokes.ts';
import type { Editor } from './use-editor.ts';

/** What a path can need, as the fields have it. */
export const ROLLS: readonly (readonly [string, string])[] = [
  ['0', nodeMapEditorText.path.noRoll],
  ...([2, 3, 4, 5, 6] as const).map((roll) => [String(roll), nodeMapEditorText.path.needs(roll)] as const),
];

/** The roll of a field. */
export const rollIn = (value: string): MapPath['roll'] =>
  ([2, 3, 4, 5, 6] as const).find((roll) => String(roll) === value) ?? 0;

interface SmallDialogProps {
  readonly editor: Editor;
  readonly title: string;
  readonly remove: string;
  readonly removed: NodeMap;
  /** The map as the fields have it; null: something is missing. */
  readonly applied: NodeMap | null;
  readonly children: ReactNode;
}

function SmallDialog({ editor, title, remove, removed, applied, children }: SmallDialogProps) {
  const { draw, setOpen } = editor;
  return (
    <Dialog
      title={title}
      onClose={() => setOpen(null)}
      onSubmit={(event, close) => {
        event.preventDefault();
        if (applied === null) return;
        draw(applied);
        close();
      }}
      actions={(close) => (
        <>
          <Button
            kind="danger"
            disabled={removed === editor.map}
            onClick={() => {
              draw(removed);
              close();
            }}
          >
            {remove}
          </Button>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button type="submit" kind="main" disabled={applied === null}>
            {nodeMapEditorText.node.apply}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}

interface PathDialogProps {
  readonly editor: Editor;
  /** Its place in the map's list. */
  readonly index: number;
  readonly path: MapPath;
}

/** What a path needs. */
export function PathDialog({ editor, index, path }: PathDialogProps) {
  const text = nodeMapEditorText.path;
  const [roll, setRoll] = useState(String(path.roll));
  const { map } = editor;
  return (
    <SmallDialog
      editor={editor}
      title={text.title(nameIn(map, path.ends[0]), nameIn(map, path.ends[1]))}
      remove={text.remove}
      removed={pathErased(map, index)}
      applied={pathChanged(map, index, rollIn(roll))}
    >
      <Choice label={text.roll} value={roll} options={ROLLS} onChange={setRoll} />
    </SmallDialog>
  );
}

interface PlanetDialogProps {
  readonly editor: Editor;
  readonly planet: Planet;
}

/** A planet: its name, whether it is habitable, and its landings. */
export function PlanetDialog({ editor, planet }: PlanetDialogProps) {
  const text = nodeMapEditorText.planet;
  const [name, setName] = useState(planet.name);
  const [isHabitable, setHabitable] = useState(planet.isHabitable);
  const [isJoined, setJoined] = useState(false);
  const { map } = editor;
  const isNamed = name.trim() !== '';
  const changed = planetChanged(map, planet.id, { name: name.trim(), isHabitable });
  const applied = isJoined ? joinedToOrbit(changed, planet.id) : changed;
  return (
    <SmallDialog
      editor={editor}
      title={text.title}
      remove={text.remove(planet.name)}
      removed={planetErased(map, planet.id)}
      applied={isNamed ? applied : null}
    >
      <Field
        name="planet"
        label={text.name}
        maxLength={60}
        value={name}
        problem={isNamed ? null : nodeMapEditorText.node.noName}
        onChange={(event) => setName(event.target.value)}
      />
      <Check label={text.isHabitable} isOn={isHabitable} onChange={setHabitable} />
      <Check label={text.toOrbit} isOn={isJoined} onChange={setJoined} />
    </SmallDialog>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label className="row min-h-11">
      <input
        type="checkbox"
        className="check-box"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
