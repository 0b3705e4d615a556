import type { Building } from '@sealed-orders/rules/hex-campaign';
import { buildingTerms } from '@sealed-orders/rules/hex-campaign';
import { banks, distance, type HexKey } from '@sealed-orders/rules/space';
import { BUILDING_EFFECTS, buildText, TAB_OF } from '@sealed-orders/text/hex-campaign/forms/build';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { memo, useState } from 'react';
import { useAfterPaint } from '../../../browser/use-after-paint.ts';
import { Button } from '../../../kit/button.tsx';
import { Choice } from '../../../kit/field.tsx';
import { Icon } from '../../../kit/icon.tsx';
import type { BuildForm } from './build-form.ts';
import { type BuildTab, COMPOSED, isSamePlace } from './build-pen.ts';
import { BUILDING_ICONS } from './line-icons.ts';
import { namesAmong } from './names-among.ts';
import { placesOfLine } from './places.ts';
import { PriceRow } from './price-row.tsx';
import { type Row, rowsOf } from './rows.ts';

interface PriceListProps {
  readonly form: BuildForm;
  readonly tab: BuildTab;
}

/** How many rows of a long list are shown at first. */
const SHOWN = 14;

/**
 * Everything that can be ordered on one part of the form: its price, its use, and why it is not available. After a tap
 * the cart and the stores change immediately, and the list, which checks every row against the rules, a moment later.
 */
export function PriceList({ form, tab }: PriceListProps) {
  return <Prices form={useAfterPaint(form)} tab={tab} />;
}

const Prices = memo(function Prices({ form, tab }: PriceListProps) {
  const [payer, setPayer] = useState<HexKey | null>(() => ownStore(form));
  const [hasClosed, setClosed] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const rows = nearestFirst(form, rowsHere(form, tab, payer));
  const closed = rows.filter(isClosed);
  const open = rows.filter((row) => !closed.includes(row));
  const nameOf = namesAmong(
    rows.map(({ line }) => line),
    form.names,
  );
  const payers = [
    ...new Set(
      rows.flatMap(({ offers }) =>
        offers.flatMap(({ line }) => ('payer' in line && line.payer !== null ? [line.payer] : [])),
      ),
    ),
  ];
  return (
    <div className="prices">
      {payers.length > 1 ? (
        <div className="payer">
          <Choice
            label={buildText.payer}
            value={payer ?? payers[0] ?? ''}
            options={payers.map(
              (hex) => [hex, `${form.names.hex(hex)}, ${buildText.leftShort(form.leftIn(hex))}`] as const,
            )}
            onChange={(hex) => setPayer(payers.find((one) => one === hex) ?? null)}
          />
        </div>
      ) : null}
      <div className="price-head" aria-hidden>
        <span />
        <span>{buildText.head.what}</span>
        <span>{buildText.head.effect}</span>
        <span>{tab === 'buildings' ? buildText.head.upkeep : ''}</span>
        <span>{buildText.head.cost}</span>
        <span />
      </div>
      <ul>
        {open.slice(0, shown).map((row) => (
          <PriceRow key={row.key} form={form} row={row} nameOf={nameOf} />
        ))}
        {tab === 'buildings' ? <Standing form={form} /> : null}
        {hasClosed ? closed.map((row) => <PriceRow key={row.key} form={form} row={row} nameOf={nameOf} />) : null}
      </ul>
      {open.length > shown ? (
        <Button kind="quiet" onClick={() => setShown(open.length)}>
          {buildText.more(open.length - shown)}
        </Button>
      ) : null}
      {closed.length > 0 ? (
        <Button kind="quiet" aria-expanded={hasClosed} onClick={() => setClosed(!hasClosed)}>
          {hasClosed ? buildText.hideClosed : buildText.closed(closed.length)}
        </Button>
      ) : null}
      {rows.length === 0 && tab !== 'buildings' && tab !== 'change' ? (
        <p className="p-4 muted">{buildText.nothingHere}</p>
      ) : null}
    </div>
  );
});

/** The store of the open place, which pays if it may. */
function ownStore({ place, own }: BuildForm): HexKey | null {
  return place.kind === 'hex' && own.sites[place.hex]?.kind === 'urban' ? place.hex : null;
}

function rowsHere(form: BuildForm, tab: BuildTab, payer: HexKey | null): readonly Row[] {
  const { place, own, view, before, offers, lines } = form;
  const composed: readonly string[] = COMPOSED;
  return rowsOf({ before, offers, lines, payer }, (line) => {
    if (TAB_OF[line.type] !== tab || composed.includes(line.type)) return false;
    // The roads that a settlement pays for; those elsewhere belong to the hexes that they join.
    if (line.type === 'road' && place.kind === 'hex' && ownStore(form) !== null) return line.payer === place.hex;
    return placesOfLine({ own, pieces: view.pieces }, line).some((one) => isSamePlace(one, place));
  });
}

/** Roads and foundations nearer to the place first; everything else in the order of the rules. */
function nearestFirst({ place }: BuildForm, rows: readonly Row[]): readonly Row[] {
  if (place.kind !== 'hex') return rows;
  const far = ({ line }: Row): number => {
    if (line.type === 'found') return distance(place.hex, line.hex);
    if (line.type !== 'road') return 0;
    return Math.min(...banks(line.edge).map((hex) => distance(place.hex, hex)));
  };
  return rows.toSorted((a, b) => far(a) - far(b));
}

/** Refused for a reason other than BP, and not in the sheet: shown on demand. */
const isClosed = ({ offer, added }: Row): boolean =>
  added.length === 0 && offer !== null && offer.refusal !== null && offer.refusal.code !== 'too-dear';

/** The buildings that are there already. */
function Standing({ form }: { readonly form: BuildForm }) {
  const { place, own } = form;
  const site = place.kind === 'hex' ? own.sites[place.hex] : undefined;
  if (site?.kind !== 'urban') return null;
  return site.buildings.map((building) => <StandingRow key={titleOf(building)} form={form} building={building} />);
}

const titleOf = ({ type, aspect }: Building): string => holdingsText.building(type, aspect);

function StandingRow({ form, building }: { readonly form: BuildForm; readonly building: Building }) {
  const { maintenance } = buildingTerms(building.type, form.own.record.faction);
  return (
    <li className="price-row have">
      <Icon of={BUILDING_ICONS[building.type]} size={20} />
      <div className="what">
        <b>{titleOf(building)}</b>
        <span className="why">
          {BUILDING_EFFECTS[building.type]}.{' '}
          {building.built === 0 ? buildText.builtBefore : buildText.builtIn(building.built)}
        </span>
      </div>
      <span className="num upkeep">{maintenance}</span>
      <span className="num cost" />
      <span className="num muted">{buildText.standing}</span>
    </li>
  );
}
