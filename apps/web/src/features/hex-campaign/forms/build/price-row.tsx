import { type BuildLine, buildingTerms, type Judgement, type LineOf, roadDie } from '@sealed-orders/rules/hex-campaign';
import { plain } from '@sealed-orders/text';
import { describeRejection } from '@sealed-orders/text/hex-campaign';
import { BUILDING_EFFECTS, buildText, lineNote, lineTitle, signed } from '@sealed-orders/text/hex-campaign/forms/build';
import { Check, Minus, Plus } from 'lucide-react';
import { startTransition, useMemo, useState } from 'react';
import { useFocusKept } from '../../../browser/use-lost-focus.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import type { BuildForm } from './build-form.ts';
import { iconOf } from './line-icons.ts';
import { amountIn, amountOf, type Row, withAmount } from './rows.ts';

interface PriceRowProps {
  readonly form: BuildForm;
  readonly row: Row;
  /** What distinguishes its buttons from those of the other rows. */
  readonly nameOf: (line: BuildLine) => string;
}

/** Something that can be ordered: a tap adds it, another removes it. */
export function PriceRow({ form, row, nameOf }: PriceRowProps) {
  const [wished, setWished] = useState<number | null>(null);
  const { offer, added, line: about } = row;
  const line = useMemo(
    () => (offer === null ? null : wished === null ? offer.line : withAmount(offer.line, wished)),
    [offer, wished],
  );
  const judgement = line === null ? null : form.judge(line);
  const isRefused = judgement !== null && (judgement.refusal !== null || judgement.falls.length > 0);
  const title = lineTitle(line ?? about, form.names);
  const isIn = added.length > 0;
  const kept = useFocusKept<HTMLLIElement>(added.length, '.add:not(:disabled)');
  return (
    <li {...kept} className={`price-row ${isRefused && !isIn ? 'no' : ''} ${isIn ? 'in' : ''}`}>
      <Icon of={iconOf(about)} size={20} />
      <div className="what">
        <b>{title}</b>
        <span className="why">
          {isRefused ? <Refused form={form} judgement={judgement} /> : effectOf(form, line ?? about)}
          {about.type === 'building' && !isRefused ? (
            <span className="narrow-only">
              , {buildText.upkeep(buildingTerms(about.building, form.own.record.faction).maintenance)}
            </span>
          ) : null}
          {added.length > 1 ? <span className="chip">{buildText.times(added.length)}</span> : null}
        </span>
      </div>
      <Aside form={form} line={line} about={about} name={nameOf(line ?? about)} onAmount={setWished} />
      <span className="num cost">{costOf(form, row, judgement)}</span>
      <Buttons form={form} row={row} line={line} name={nameOf(line ?? about)} isRefused={isRefused} />
    </li>
  );
}

interface ButtonsProps extends Omit<PriceRowProps, 'nameOf'> {
  readonly line: BuildLine | null;
  readonly name: string;
  readonly isRefused: boolean;
}

function Buttons({ form, row: { added }, line, name, isRefused }: ButtonsProps) {
  const { isTaken, take } = useTaking(added);
  const last = added.at(-1);
  const remove = (index: number) => startTransition(() => form.remove(index));
  const isOnce = last !== undefined && line === null;
  if (isOnce) {
    return (
      <Button
        kind="main"
        size="small"
        className="add"
        aria-label={buildText.removeNamed(name)}
        aria-pressed
        disabled={!form.isOpen}
        onClick={() => remove(last)}
      >
        <Icon of={Check} stroke={2} /> <span className="word">{buildText.added}</span>
      </Button>
    );
  }
  return (
    <span className="row justify-end">
      {last === undefined ? null : (
        <Button
          size="small"
          className="add minus"
          aria-label={buildText.removeNamed(name)}
          disabled={!form.isOpen}
          onClick={() => remove(last)}
        >
          <Icon of={Minus} stroke={2} />
        </Button>
      )}
      <Button
        kind={isTaken ? 'main' : 'plain'}
        size="small"
        className="add"
        aria-label={buildText.addNamed(name)}
        disabled={!form.isOpen || isRefused || line === null}
        onClick={() => {
          if (line !== null) take(() => form.add(line));
        }}
      >
        <Icon of={isTaken ? Check : Plus} stroke={2} />{' '}
        <span className="word">{isTaken ? buildText.added : buildText.add}</span>
      </Button>
    </span>
  );
}

/**
 * The touched button responds immediately. Updating the rules, the cart and the stores may take a frame or two, and
 * yields to input. The button counts as taken until the row receives the sheet's new state.
 */
function useTaking(added: Row['added']) {
  const [taken, setTaken] = useState<Row['added'] | null>(null);
  const take = (add: () => boolean) => {
    setTaken(added);
    startTransition(() => {
      if (!add()) setTaken(null);
    });
  };
  return { isTaken: taken === added, take };
}

/** Why it is not available now, with the rule. */
function Refused({ form, judgement: { refusal, falls } }: { readonly form: BuildForm; readonly judgement: Judgement }) {
  const { words } = useHexPlace();
  if (refusal === null) {
    const lines = falls.flatMap((i) => (form.lines[i] ? [lineTitle(form.lines[i], form.names)] : []));
    return (
      <>
        {buildText.pushesOut(lines)} <RuleChip rule="HEX-BP-01" />
      </>
    );
  }
  return (
    <>
      {plain(describeRejection(refusal, words))} <RuleChip rule={refusal.rule} />
    </>
  );
}

interface AsideProps {
  readonly form: BuildForm;
  readonly line: BuildLine | null;
  readonly about: BuildLine;
  readonly name: string;
  readonly onAmount: (amount: number) => void;
}

/** Before the price: the upkeep of a building, or how many of it the player wants. */
function Aside({ form, line, about, name, onAmount }: AsideProps) {
  if (about.type === 'building') {
    const { maintenance } = buildingTerms(about.building, form.own.record.faction);
    return <span className="num upkeep">{maintenance}</span>;
  }
  const amount = line === null ? null : amountOf(line);
  if (line === null || amount === null || !form.isOpen) return <span className="upkeep" />;
  return (
    <input
      type="number"
      inputMode="numeric"
      className="input small amount"
      aria-label={amount.field === 'models' ? buildText.amount(name) : buildText.bpOf(name)}
      min={amount.least}
      max={amount.most ?? undefined}
      value={amountIn(line)}
      onChange={(event) => {
        const wanted = Math.floor(Number(event.target.value));
        if (wanted >= 1) onAmount(Math.min(wanted, amount.most ?? 9999));
      }}
    />
  );
}

function costOf(form: BuildForm, { offer, added }: Row, judgement: Judgement | null): string {
  const booked =
    judgement !== null && judgement.refusal === null
      ? judgement.bookings
      : added.flatMap((index) => form.reckoning.lines.find((one) => one.index === index)?.bookings ?? []);
  const bp = booked.reduce((sum, one) => sum + one.bp, 0);
  if (judgement?.refusal)
    return offer !== null && offer.cost > 0 && amountOf(offer.line) === null ? offer.cost.toLocaleString('en-GB') : '';
  if (bp === 0) return buildText.free;
  return bp > 0 ? signed(bp) : (-bp).toLocaleString('en-GB');
}

/** Its use. */
function effectOf(form: BuildForm, line: BuildLine): string {
  if (line.type === 'building') return BUILDING_EFFECTS[line.building];
  if (line.type === 'road') return buildText.road.chance[roadDie(form.view, line.edge)];
  if (line.type === 'defence') return buildText.standingThere(standingLike(form, line));
  return lineNote(line, form.names);
}

/** How many such defences the Stronghold has. */
function standingLike({ own }: BuildForm, { hex, defence, weapon }: LineOf<'defence'>): number {
  const all = own.strongholds[hex]?.defences ?? [];
  return all.filter((one) => one.type === defence && one.weapon === weapon).length;
}
