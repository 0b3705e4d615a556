import type { MapNode, Mission } from '@sealed-orders/rules/node-campaign';
import { MISSIONS, NODE_TYPES } from '@sealed-orders/rules/node-campaign';
import { isOpenSpace, nodeErased, usualVp } from '@sealed-orders/rules/node-campaign/cartography';
import { nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { siteText } from '@sealed-orders/text/pages/site';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Choice, Field } from '../../kit/field.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { formed, formOf, type NodeForm, wrongFields } from './node-form.ts';
import type { Editor } from './use-editor.ts';

interface NodeDialogProps {
  readonly editor: Editor;
  readonly node: MapNode;
}

/** All that a map says about a node. */
export function NodeDialog({ editor, node }: NodeDialogProps) {
  const { map, draw, setOpen } = editor;
  const text = nodeMapEditorText;
  const [form, setForm] = useState(() => formOf(node));
  const [isTried, setTried] = useState(false);
  const wrong = wrongFields(map, node.id, form);
  const shown = isTried ? wrong : wrong.filter((field) => field === 'id');
  const left = nodeErased(map, node.id);
  return (
    <Dialog
      title={text.node.title}
      onClose={() => setOpen(null)}
      onSubmit={(event, close) => {
        event.preventDefault();
        setTried(true);
        if (wrong.length > 0) return;
        draw(formed(map, node.id, form));
        close();
      }}
      actions={(close) => (
        <>
          <Button
            kind="danger"
            disabled={left === map}
            onClick={() => {
              draw(left, text.speech.removed(node.name));
              close();
            }}
          >
            {text.node.remove(node.name)}
          </Button>
          <Button kind="quiet" onClick={close}>
            {siteText.back}
          </Button>
          <Button type="submit" kind="main">
            {text.node.apply}
          </Button>
        </>
      )}
    >
      <NodeFields {...{ editor, form, shown }} onChange={(part) => setForm((before) => ({ ...before, ...part }))} />
    </Dialog>
  );
}

interface NodeFieldsProps {
  readonly editor: Editor;
  readonly form: NodeForm;
  /** The fields whose problems are shown. */
  readonly shown: readonly (keyof NodeForm)[];
  readonly onChange: (part: Partial<NodeForm>) => void;
}

/** What every field needs that is typed into, with its problem once that is shown. */
const typing =
  ({ form, shown, onChange }: NodeFieldsProps) =>
  (field: 'id' | 'name' | 'vp' | 'siteName' | 'terrain' | 'across' | 'down', problem: string) => ({
    name: field,
    value: form[field],
    problem: shown.includes(field) ? problem : null,
    onChange: (event: { readonly target: { readonly value: string } }) => onChange({ [field]: event.target.value }),
  });

function NodeFields(props: NodeFieldsProps) {
  const { editor, form, onChange } = props;
  const text = nodeMapEditorText.node;
  const typed = typing(props);
  const isInSpace = isOpenSpace(form);
  return (
    <div className="node-fields">
      <Field {...typed('name', text.noName)} label={text.name} maxLength={60} />
      <Field {...typed('id', text.badId)} label={text.id} maxLength={16} hint={text.idSays} />
      <Choice
        label={text.type}
        value={form.type}
        options={NODE_TYPES.map((type) => [type, text.types[type]])}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={text.planet}
        value={isInSpace ? '' : form.planet}
        options={[['', text.noPlanet], ...editor.map.planets.map(({ id, name }) => [id, name] as const)]}
        disabled={isInSpace}
        onChange={(planet) => onChange({ planet })}
      />
      {isInSpace || form.type === 'orbit' ? null : <SurfaceFields {...props} />}
      <Field {...typed('across', text.badPlace)} label={text.across} inputMode="decimal" />
      <Field {...typed('down', text.badPlace)} label={text.downwards} inputMode="decimal" />
      <BattleFields {...props} />
    </div>
  );
}

/** What only a node on a planet has. */
function SurfaceFields(props: NodeFieldsProps) {
  const { form, onChange } = props;
  const text = nodeMapEditorText.node;
  const typed = typing(props);
  return (
    <>
      <Field
        {...typed('vp', text.badVp)}
        label={text.vp}
        inputMode="numeric"
        maxLength={3}
        hint={text.vpDefault(usualVp(form.type))}
      />
      <Choice
        label={text.site}
        value={form.site}
        options={(['none', 'city', 'economic'] as const)
          .filter((site) => site !== 'city' || form.type === 'city')
          .map((site) => [site, text.sites[site]])}
        onChange={(site) => onChange({ site })}
      />
      {form.site === 'none' ? null : <Field {...typed('siteName', text.noName)} label={text.siteName} maxLength={60} />}
    </>
  );
}

/** What matters in a battle there. */
function BattleFields(props: NodeFieldsProps) {
  const { form, onChange } = props;
  const text = nodeMapEditorText.node;
  return (
    <>
      <Field {...typing(props)('terrain', '')} label={text.terrain} maxLength={200} />
      <Choice<Mission | 'none'>
        label={text.mission}
        value={form.mission}
        options={[['none', text.noMission], ...MISSIONS.map((one) => [one, text.missions[one]] as const)]}
        onChange={(mission) => onChange({ mission })}
      />
      <div className="col-span-full">
        <TextArea
          label={text.note}
          value={form.note}
          hint={text.noteSays}
          limit={{ most: 500, left: text.noteLeft, nearly: 400 }}
          onChange={(note) => onChange({ note })}
        />
      </div>
    </>
  );
}
