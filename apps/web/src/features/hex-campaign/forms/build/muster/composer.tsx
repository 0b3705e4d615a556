import type { MusterOption, UnitSetup } from '@sealed-orders/rules/hex-campaign';
import { lookup, sortedKeys } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { buildText, lineTitle, specialName } from '@sealed-orders/text/hex-campaign/forms/build';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { Notice } from '../../../../kit/notice.tsx';
import { RuleChip } from '../../../../kit/rule-chip.tsx';
import { useAnswers } from '../../../../kit/toasts.tsx';
import { useHexPlace } from '../../../hex-context.ts';
import type { BuildForm } from '../build-form.ts';
import { type BuildTab, type ComposedType, composedLine, type MusterDraft } from '../build-pen.ts';
import { ChartLine } from './chart-line.tsx';
import { freshDraft, isGarrison, pointsTogether } from './draft.ts';
import { DraftUnits } from './draft-units.tsx';
import { Rather } from './rather.tsx';
import { ReadyMade } from './ready-made.tsx';
import { UnitSources } from './unit-sources.tsx';

interface ComposerProps {
  readonly form: BuildForm;
  readonly tab: BuildTab;
}

/** Composes units into a detachment, a garrison, a find, or one unit that joins; the rules check it as it grows. */
export function Composer({ form, tab }: ComposerProps) {
  const types = typesHere(form, tab);
  const say = useAnswers(tab);
  const [readied, setReadied] = useState(0);
  const [first] = types;
  if (first === undefined || !form.isOpen) return null;
  const held = form.pen.draft;
  const laid = held !== null && types.includes(held.type) ? held : freshDraft(first, freeName(form, first));
  const draft = withTarget(form, laid);
  const write = (change: Partial<MusterDraft>) => form.hold({ draft: { ...draft, ...change } });
  const take = (units: readonly UnitSetup[]) => {
    const all = draft.type === 'add-unit' ? units.slice(0, 1) : [...draft.units, ...units];
    write({ units: all });
    const { added, together } = buildText.muster;
    say(
      added(
        units.map(({ name }) => name),
        together(all.length, pointsTogether(all), null),
      ),
    );
  };
  const ready = (units: readonly UnitSetup[]) => {
    write({ units });
    setReadied(readied + 1);
  };
  const muster = form.musters.find((one) => form.place.kind === 'hex' && one.muster === form.place.hex) ?? null;
  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <Refusal muster={muster} type={draft.type} />
      {types.length > 1 ? <Kind form={form} draft={draft} types={types} write={write} /> : null}
      {draft.special === null && draft.units.length === 0 ? (
        <ReadyMade form={form} draft={draft} onTake={ready} />
      ) : null}
      <Head form={form} draft={draft} muster={muster} write={write} />
      {isPlaced(draft) ? <Rather form={form} draft={draft} write={write} /> : null}
      <ChartLine form={form} draft={draft} />
      <DraftUnits draft={draft} write={write} />
      <UnitSources form={form} kinds={muster?.kinds ?? null} onTake={take} />
      <OrderIt form={form} draft={draft} readied={readied} />
    </form>
  );
}

/** What can be composed on this part of the form. */
function typesHere({ place, own, view }: BuildForm, tab: BuildTab): readonly ComposedType[] {
  if (place.kind === 'army')
    return tab === 'change' && lookup(view.pieces, place.piece)?.kind === 'detachment' ? ['add-unit'] : [];
  if (place.kind !== 'hex') return [];
  const { hex } = place;
  if (tab === 'finds') {
    const kinds = view.pending.filter((one) => one.hex === hex).map(({ kind }) => kind);
    return [
      ...(kinds.includes('followers') ? (['compose-followers'] as const) : []),
      ...(kinds.includes('mercenaries') ? (['compose-mercenaries'] as const) : []),
    ];
  }
  const isTown = own.sites[hex]?.kind === 'urban';
  if (view.phase !== 'spending') return isTown ? ['new-detachment', 'new-garrison-detachment'] : [];
  return [
    ...(isTown ? (['new-detachment'] as const) : []),
    ...(own.strongholds[hex] === undefined ? [] : (['new-garrison'] as const)),
  ];
}

/** A first name that none of the seat's armies has, nor one on the sheet. */
function freeName({ lines, places }: BuildForm, type: ComposedType): string {
  if (type === 'add-unit') return '';
  const taken = new Set([...places.armies, ...lines].flatMap((one) => ('name' in one ? [one.name] : [])));
  const named = (n: number): string => {
    const name = buildText.muster.defaultName(isGarrison(type), n);
    return taken.has(name) ? named(n + 1) : name;
  };
  return named(1);
}

/** HEX-DET-11: placed in a hex, and not in orbit or in a find. */
const isPlaced = ({ type, orbit }: MusterDraft): boolean =>
  type === 'new-garrison-detachment' || (type === 'new-detachment' && !orbit);

/** Why nothing can be ordered here, whatever its units. */
function Refusal({ muster, type }: { readonly muster: MusterOption | null; readonly type: ComposedType }) {
  const { words } = useHexPlace();
  const refusal =
    type === 'new-detachment' || type === 'new-garrison-detachment' ? (muster?.detachments ?? null) : null;
  if (refusal === null) return null;
  return (
    <Notice kind="warn">
      {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
    </Notice>
  );
}

interface HeadProps {
  readonly form: BuildForm;
  readonly draft: MusterDraft;
  readonly muster: MusterOption | null;
  readonly write: (change: Partial<MusterDraft>) => void;
}

interface KindProps extends Omit<HeadProps, 'muster'> {
  readonly types: readonly ComposedType[];
}

/** Its kind. A name that the player did not write changes with it. */
function Kind({ form, draft, types, write }: KindProps) {
  const { kind, kinds } = buildText.muster;
  const nameAs = (type: ComposedType) =>
    draft.name === freeName(form, draft.type) ? freeName(form, type) : draft.name;
  return (
    <Choice
      label={kind}
      value={draft.type}
      options={types.map((type) => [type, kinds[type]] as const)}
      onChange={(type) => write({ type, name: nameAs(type), target: null, special: null, orbit: false, prefer: [] })}
    />
  );
}

/** Its name, composition and where it goes. */
function Head({ form, draft, muster, write }: HeadProps) {
  const text = buildText.muster;
  const isNamed = draft.type !== 'add-unit' && draft.type !== 'compose-followers';
  return (
    <div className="composer-head">
      {isNamed ? (
        <Field
          name="detachment"
          label={text.name}
          value={draft.name}
          maxLength={80}
          onChange={(event) => write({ name: event.target.value })}
        />
      ) : null}
      {draft.type === 'new-detachment' && muster !== null && muster.specials.length > 0 ? (
        <Choice
          label={text.special}
          value={draft.special ?? ''}
          options={[
            ['', text.normal] as const,
            ...muster.specials.map(({ special }) => [special, specialName(special)] as const),
          ]}
          onChange={(special) => write({ special: special === '' ? null : special })}
        />
      ) : null}
      {draft.type === 'new-garrison-detachment' ? <Target form={form} draft={draft} write={write} /> : null}
      {draft.type === 'new-detachment' ? (
        <label className="row">
          <input
            type="checkbox"
            className="toggle"
            checked={draft.orbit}
            onChange={(event) => write({ orbit: event.target.checked })}
          />
          {text.orbit}
        </label>
      ) : null}
    </div>
  );
}

/** The Strongholds that a garrison may be built for: those that stand, and those ordered. */
function targetsOf(form: BuildForm): readonly HexKey[] {
  const ordered = form.lines.flatMap((line) => (line.type === 'stronghold' ? [line.hex] : []));
  const demolished = form.lines.flatMap((line) => (line.type === 'demolish' ? [line.hex] : []));
  const standing = sortedKeys(form.own.strongholds).filter((hex) => !demolished.includes(hex));
  return [...new Set<HexKey>([...standing, ...ordered])];
}

/** A garrison for the only Stronghold, if there is just one. */
function withTarget(form: BuildForm, draft: MusterDraft): MusterDraft {
  if (draft.type !== 'new-garrison-detachment' || draft.target !== null) return draft;
  const [only, another] = targetsOf(form);
  return only === undefined || another !== undefined ? draft : { ...draft, target: only };
}

/** For which Stronghold a garrison is built. */
function Target({ form, draft, write }: Pick<HeadProps, 'form' | 'draft' | 'write'>) {
  const { words } = useHexPlace();
  const targets = targetsOf(form);
  // A hex without any name is called by its label.
  const nameOf = (hex: HexKey) => [...new Set([form.names.hex(hex), words.hex(hex).text])].join(', ');
  return (
    <Choice
      label={buildText.muster.target}
      value={draft.target ?? ''}
      options={[['', buildText.chooseHex] as const, ...targets.map((hex) => [hex, nameOf(hex)] as const)]}
      onChange={(hex) => write({ target: targets.find((one) => one === hex) ?? null })}
    />
  );
}

/** What a draft with units still lacks. */
const lackOf = ({ name }: MusterDraft): string => buildText.muster.lacks[name.trim() === '' ? 'name' : 'target'];

interface OrderItProps extends Pick<HeadProps, 'form' | 'draft'> {
  /** How often ready-made units were taken: the button is next then. */
  readonly readied: number;
}

/** Its cost, the rules' objections, and the button that adds it to the sheet. */
function OrderIt({ form, draft, readied }: OrderItProps) {
  const { words } = useHexPlace();
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (readied > 0) foot.current?.querySelector('button')?.focus();
  }, [readied]);
  const [isPressed, setPressed] = useState(false);
  const line = composedLine(draft, form.place);
  const judgement = line === null ? null : form.judge(line);
  const refusal = judgement?.refusal ?? null;
  const cost = judgement === null || refusal !== null ? null : judgement.bookings.reduce((sum, { bp }) => sum - bp, 0);
  const falls = judgement?.falls.flatMap((i) => (form.lines[i] ? [lineTitle(form.lines[i], form.names)] : [])) ?? [];
  const points = pointsTogether(draft.units);
  return (
    <div className="composer-foot">
      {draft.units.length > 0 && refusal !== null ? (
        <Notice kind={isPressed ? 'danger' : 'warn'} live>
          {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
        </Notice>
      ) : null}
      {draft.units.length > 0 && line === null ? <p className="hint">{lackOf(draft)}</p> : null}
      {falls.length > 0 ? <Notice kind="warn">{buildText.pushesOut(falls)}</Notice> : null}
      <div className="row" ref={foot}>
        <b className="grow">{buildText.muster.together(draft.units.length, points, cost)}</b>
        <Button
          kind="main"
          disabled={line === null || refusal !== null || falls.length > 0}
          onClick={() => {
            setPressed(true);
            if (line !== null && form.add(line)) form.hold({ draft: null });
          }}
        >
          {buildText.muster.order}
        </Button>
      </div>
    </div>
  );
}
