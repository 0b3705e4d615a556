import { SeatSwatch } from '@sealed-orders/map';
import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { type Force, rosterPoints } from '@sealed-orders/rules/node-campaign';
import { ownerTitle } from '@sealed-orders/text/node-campaign';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { useId } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { ForceChit } from '../force-chit.tsx';
import { useNodePlace } from '../node-context.ts';
import { type ForceGroup, groupedForces, standingOf } from './force-lists.ts';
import { useOpenForce } from './open-force.ts';

const LISTS = ['forces', 'factions'] as const;
export type ListOf = (typeof LISTS)[number];

interface ListTabsProps {
  readonly value: ListOf;
  readonly onChange: (list: ListOf) => void;
}

/** Chooses between the battleforces and the factions. */
export function ListTabs({ value, onChange }: ListTabsProps) {
  const name = useId();
  return (
    <fieldset className="list-tabs">
      <legend className="visually-hidden">{forcesText.label}</legend>
      <div className="segments">
        {LISTS.map((list) => (
          <label key={list}>
            <input type="radio" name={name} checked={list === value} onChange={() => onChange(list)} />
            {forcesText.tabs[list]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The battleforces of all players, the reader's first. */
export function ForceList({ open }: { readonly open: string | null }) {
  const { view } = useNodePlace();
  const groups = groupedForces(view);
  const hasOwn = groups.some(({ owner }) => owner === view.you);
  return (
    <>
      {view.you !== null && !hasOwn ? <p className="hint p-4">{forcesText.none}</p> : null}
      {groups.map((group) => (
        <Group key={group.owner} group={group} open={open} />
      ))}
      <p className="hint px-4 pb-4">
        {forcesText.public} <RuleChip rule="NODE-BF-05" />
      </p>
    </>
  );
}

function Group({ group: { owner, forces }, open }: { readonly group: ForceGroup; readonly open: string | null }) {
  const { view, words } = useNodePlace();
  const title = owner === view.you ? forcesText.yours : ownerTitle(owner, words);
  return (
    <section aria-label={title}>
      <header className="force-group">
        <h3>{title}</h3>
        <span className="muted">{forces.length}</span>
      </header>
      <ul>
        {forces.map((force) => (
          <ForceRow key={force.id} force={force} isOpen={force.id === open} />
        ))}
      </ul>
    </section>
  );
}

function ForceRow({ force, isOpen }: { readonly force: Force; readonly isOpen: boolean }) {
  const { view, words } = useNodePlace();
  const { show } = useOpenForce();
  const says = forcesText.state[standingOf(view, force)](words.node(force.node).text);
  return (
    <li>
      <button
        type="button"
        className="force-row"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => show({ force: force.id })}
      >
        <ForceChit force={force} size={38} />
        <span>
          <b>{force.name}</b>
          <small>{says}</small>
        </span>
        <span className="muted">{forcesText.points(rosterPoints(force.units))}</span>
      </button>
    </li>
  );
}

/** The factions of the players, the reader's first. */
export function FactionList({ open }: { readonly open: string | null }) {
  const { view } = useNodePlace();
  const own: readonly SeatId[] = view.you === null ? [] : [view.you];
  const seats = [...new Set([...own, ...view.seats])];
  return (
    <>
      <ul>
        {seats.map((seat) => (
          <FactionRow key={seat} seat={seat} isOpen={seat === open} />
        ))}
      </ul>
      <p className="hint p-4">
        {factionsText.public} <RuleChip rule="NODE-SETUP-06" />
      </p>
    </>
  );
}

function FactionRow({ seat, isOpen }: { readonly seat: SeatId; readonly isOpen: boolean }) {
  const { view, letterOf } = useNodePlace();
  const { show } = useOpenForce();
  const player = lookup(view.players, seat);
  const faction = player?.faction ?? null;
  const name = player?.name ?? seat;
  return (
    <li>
      <button
        type="button"
        className="force-row"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => show({ faction: seat })}
      >
        <SeatSwatch seat={letterOf(seat)} width={30} height={19} />
        <span>
          <b>{faction === null ? factionsText.undecided : factionsText.names[faction]}</b>
          <small>{seat === view.you ? factionsText.yours(name) : name}</small>
        </span>
      </button>
    </li>
  );
}
