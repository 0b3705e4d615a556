import {
  LIMIT_KINDS,
  MOUNTS,
  UNIT_TAGS,
  type UnitKind,
  type UnitNatures,
  type UnitTag,
} from '@sealed-orders/rules/hex-campaign';
import {
  buildText,
  GOD_NAMES,
  LIMIT_NAMES,
  MOUNT_NAMES,
  TAG_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/build';
import { Choice, Field } from '../../../../kit/field.tsx';
import { PLAIN_KIND, type TypedDraft } from './typed.ts';

interface NatureProps {
  readonly known: readonly UnitKind[];
  readonly natures: UnitNatures;
  readonly draft: TypedDraft;
  readonly setDraft: (draft: TypedDraft) => void;
}

const text = buildText.muster;

/** What the rules need to know about a unit and its list leaves open: its transport, its mark, its type. */
export function UnitNature({ known, natures, draft, setDraft }: NatureProps) {
  const { kind } = draft;
  const listed = known.find((one) => one.kind === kind.kind) ?? PLAIN_KIND;
  const change = (to: Partial<UnitKind>) => setDraft({ ...draft, kind: { ...kind, ...to } });
  return (
    <>
      {natures.mounts.length > 0 && listed.mount === null ? (
        <Choice
          label={text.mount}
          value={kind.mount ?? ''}
          options={[['', text.onFoot] as const, ...natures.mounts.map((one) => [one, MOUNT_NAMES[one]] as const)]}
          onChange={(mount) => change({ mount: MOUNTS.find((one) => one === mount) ?? null })}
        />
      ) : null}
      {natures.marks.length > 0 && listed.mark === null ? (
        <Choice
          label={text.mark}
          value={kind.mark ?? ''}
          options={[['', text.unmarked] as const, ...natures.marks.map((god) => [god, GOD_NAMES[god]] as const)]}
          onChange={(mark) => change({ mark: mark === '' ? null : mark })}
        />
      ) : null}
      <details className="nature">
        <summary>{text.tags}</summary>
        <Tags always={listed} kind={kind} change={change} />
        {kind.kind === '' ? <Limit draft={draft} setDraft={setDraft} /> : null}
      </details>
    </>
  );
}

interface TagsProps {
  /** Its list says this anyway. */
  readonly always: UnitKind;
  readonly kind: UnitKind;
  readonly change: (to: Partial<UnitKind>) => void;
}

function Tags({ always, kind, change }: TagsProps) {
  const toggle = (tag: UnitTag, isOn: boolean) =>
    change({ tags: isOn ? [...kind.tags, tag] : kind.tags.filter((one) => one !== tag) });
  return (
    <div className="tags">
      <Tag name={text.scout} isOn={kind.scout} isFixed={always.scout} onChange={(scout) => change({ scout })} />
      {UNIT_TAGS.map((tag) => (
        <Tag
          key={tag}
          name={TAG_NAMES[tag]}
          isOn={kind.tags.includes(tag)}
          isFixed={always.tags.includes(tag)}
          onChange={(isOn) => toggle(tag, isOn)}
        />
      ))}
    </div>
  );
}

interface TagProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly isFixed: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tag({ name, isOn, isFixed, onChange }: TagProps) {
  return (
    <label className="row">
      <input
        type="checkbox"
        className="check-box"
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      {name}
    </label>
  );
}

/** How often a unit that is on no list may be included. */
function Limit({ draft, setDraft }: Pick<NatureProps, 'draft' | 'setDraft'>) {
  return (
    <>
      <Choice
        label={text.limit}
        value={draft.limit ?? ''}
        options={[['', text.noLimit] as const, ...LIMIT_KINDS.map((limit) => [limit, LIMIT_NAMES[limit]] as const)]}
        onChange={(limit) => setDraft({ ...draft, limit: limit === '' ? null : limit })}
      />
      {draft.limit === 'per-detachment' ? (
        <Field
          name="most"
          label={text.most}
          inputMode="numeric"
          value={draft.most}
          onChange={(event) => setDraft({ ...draft, most: event.target.value })}
        />
      ) : null}
    </>
  );
}
