import type { MusterOption } from '@sealed-orders/rules/hex-campaign';
import { lookup, sortedKeys } from '@sealed-orders/rules/kernel';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { buildText, lineTitle, specialName } from '@sealed-orders/text/hex-campaign/desks/build';
import { useState } from 'react';
import { Button } from '../../../../shell/button.tsx';
import { Choice, Field } from '../../../../shell/field.tsx';
import { Notice } from '../../../../shell/notice.tsx';
import { RuleChip } from '../../../../shell/rule-chip.tsx';
import { useHexPlace } from '../../../hex-context.ts';
import type { BuildDesk } from '../build-desk.ts';
import { type BuildTab, type ComposedType, composedLine, type MusterDraft } from '../build-pen.ts';
import { ChartLine } from './chart-line.tsx';
import { freshDraft, pointsTogether } from './draft.ts';
import { DraftUnits } from './draft-units.tsx';
import { Rather } from './rather.tsx';
import { UnitSources } from './unit-sources.tsx';

interface ComposerProps {
  readonly desk: BuildDesk;
  readonly tab: BuildTab;
}

/** Composes units into a detachment, a garrison, a find, or one unit that joins; the rules judge it as it grows. */
export function Composer({ desk, tab }: ComposerProps) {
  const types = typesHere(desk, tab);
  const [first] = types;
  if (first === undefined || !desk.isOpen) return null;
  const held = desk.pen.draft;
  const draft = held !== null && types.includes(held.type) ? held : freshDraft(first, nameFor(first));
  const write = (change: Partial<MusterDraft>) => desk.hold({ draft: { ...draft, ...change } });
  const muster = desk.musters.find((one) => desk.place.kind === 'hex' && one.muster === desk.place.hex) ?? null;
  return (
    <form className="composer" onSubmit={(event) => event.preventDefault()}>
      <Refusal muster={muster} type={draft.type} />
      <Head desk={desk} draft={draft} types={types} muster={muster} write={write} />
      {isPlaced(draft) ? <Rather desk={desk} draft={draft} write={write} /> : null}
      <ChartLine desk={desk} draft={draft} />
      <DraftUnits draft={draft} write={write} />
      <UnitSources
        desk={desk}
        kinds={muster?.kinds ?? null}
        onTake={(units) => write({ units: draft.type === 'add-unit' ? units.slice(0, 1) : [...draft.units, ...units] })}
      />
      <OrderIt desk={desk} draft={draft} />
    </form>
  );
}

/** What can be composed on this part of the desk. */
function typesHere({ place, own, view }: BuildDesk, tab: BuildTab): readonly ComposedType[] {
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

const nameFor = (type: ComposedType): string => (type === 'add-unit' ? '' : buildText.muster.defaultName);

/** HEX-DET-11: what comes to stand in a hex, and not above the map or in what was found. */
const isPlaced = ({ type, orbit }: MusterDraft): boolean =>
  type === 'new-garrison-detachment' || (type === 'new-detachment' && !orbit);

/** Why nothing can be ordered here whatever it is made of. */
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
  readonly desk: BuildDesk;
  readonly draft: MusterDraft;
  readonly types: readonly ComposedType[];
  readonly muster: MusterOption | null;
  readonly write: (change: Partial<MusterDraft>) => void;
}

/** Its kind, name, composition and where it goes. */
function Head({ desk, draft, types, muster, write }: HeadProps) {
  const text = buildText.muster;
  const isNamed = draft.type !== 'add-unit' && draft.type !== 'compose-followers';
  return (
    <div className="composer-head">
      {types.length > 1 ? (
        <Choice
          label={text.kind}
          value={draft.type}
          options={types.map((type) => [type, text.kinds[type]] as const)}
          onChange={(type) => write({ type, target: null, special: null, orbit: false, prefer: [] })}
        />
      ) : null}
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
      {draft.type === 'new-garrison-detachment' ? <Target desk={desk} draft={draft} write={write} /> : null}
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

/** For which Stronghold a garrison is built. */
function Target({ desk, draft, write }: Pick<HeadProps, 'desk' | 'draft' | 'write'>) {
  const { words } = useHexPlace();
  const ordered = desk.lines.flatMap((line) => (line.type === 'stronghold' ? [line.hex] : []));
  const demolished = desk.lines.flatMap((line) => (line.type === 'demolish' ? [line.hex] : []));
  const standing = sortedKeys(desk.own.strongholds).filter((hex) => !demolished.includes(hex));
  const targets = [...new Set<HexKey>([...standing, ...ordered])];
  // A hex in which nothing has a name is called by its label.
  const nameOf = (hex: HexKey) => [...new Set([desk.names.hex(hex), words.hex(hex).text])].join(', ');
  return (
    <Choice
      label={buildText.muster.target}
      value={draft.target ?? ''}
      options={[['', buildText.chooseHex] as const, ...targets.map((hex) => [hex, nameOf(hex)] as const)]}
      onChange={(hex) => write({ target: targets.find((one) => one === hex) ?? null })}
    />
  );
}

/** What it comes to, what the rules say of it, and the button that puts it into the sheet. */
function OrderIt({ desk, draft }: Pick<HeadProps, 'desk' | 'draft'>) {
  const { words } = useHexPlace();
  const [isPressed, setPressed] = useState(false);
  const line = composedLine(draft, desk.place);
  const judgement = line === null ? null : desk.judge(line);
  const refusal = judgement?.refusal ?? null;
  const cost = judgement === null || refusal !== null ? null : judgement.bookings.reduce((sum, { bp }) => sum - bp, 0);
  const falls = judgement?.falls.flatMap((i) => (desk.lines[i] ? [lineTitle(desk.lines[i], desk.names)] : [])) ?? [];
  const points = pointsTogether(draft.units);
  return (
    <div className="composer-foot">
      {draft.units.length > 0 && refusal !== null ? (
        <Notice kind={isPressed ? 'danger' : 'warn'} live>
          {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
        </Notice>
      ) : null}
      {falls.length > 0 ? <Notice kind="warn">{buildText.pushesOut(falls)}</Notice> : null}
      <div className="row">
        <b className="grow">{buildText.muster.together(draft.units.length, points, cost)}</b>
        <Button
          kind="main"
          disabled={line === null || refusal !== null || falls.length > 0}
          onClick={() => {
            setPressed(true);
            if (line !== null && desk.add(line)) desk.hold({ draft: null });
          }}
        >
          {buildText.muster.order}
        </Button>
      </div>
    </div>
  );
}
