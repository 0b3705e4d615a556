import type { BattleOrder, BattleOrderChoice, Piece, Rejection, View } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { plain } from '@sealed-orders/text';
import { describeRejection, TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { battleOrdersText } from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { siteName } from '@sealed-orders/text/hex-campaign/map';
import { RuleChip } from '../../../kit/rule-chip.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { inOrbit, terrainAt } from '../../map/known.ts';
import { type RadioChoice, RadioList } from '../parts/radio-list.tsx';
import { type BattleOrdersForm, faultOf } from './battle-context.ts';
import { useBattleGiving } from './battle-giving.ts';
import { isChosen, orderAgainst, orderAt, refusedArmies } from './battle-targets.ts';
import { armyName, hexOfArmy, type Namer } from './battle-words.ts';

interface NamesHexProps {
  readonly form: BattleOrdersForm;
  readonly piece: Piece;
  readonly choice: BattleOrderChoice;
}

/** What the selected order may name, as a list; touching it on the map does the same. */
export function NamesHex({ form, piece, choice }: NamesHexProps) {
  const place = useHexPlace();
  const { aim } = useBattleGiving();
  const given = form.orderOf(piece.id);
  const choose = (order: BattleOrder) => () => aim(piece, choice, order);
  switch (choice.type) {
    case 'attack':
    case 'planned-attack':
    case 'raid':
    case 'planned-raid':
      return (
        <RadioList
          title={battleOrdersText.target}
          choices={[...offeredLines(place, form, piece, choice, choose), ...refusedLines(place, form, piece, choice)]}
        />
      );
    case 'withdraw':
      return (
        <RadioList
          title={battleOrdersText.way}
          choices={choice.ways.map((to) => ({
            ...wayLine(place, to),
            isChosen: given?.type === 'withdraw' && given.to === to,
            choose: choose({ type: 'withdraw', piece: piece.id, to }),
          }))}
        />
      );
    case 'support':
      return (
        <RadioList
          title={battleOrdersText.supported}
          choices={choice.supported.map((target) => ({
            ...armyLine(place, target),
            isChosen: given?.type === 'support' && given.target === target,
            choose: choose({ type: 'support', piece: piece.id, target }),
          }))}
        />
      );
    case 'defend':
    case 'guard':
      return null;
  }
}

function offeredLines(
  place: Namer,
  form: BattleOrdersForm,
  piece: Piece,
  choice: BattleOrderChoice,
  choose: (order: BattleOrder) => () => void,
): readonly RadioChoice[] {
  const given = form.orderOf(piece.id);
  return shownTargets(form, choice, given).flatMap((named) => {
    const order = orderAt(piece.id, choice.type, named);
    return order === null ? [] : { ...targetLine(place, named, given), choose: choose(order) };
  });
}

/** Enemies in sight that can't be named, each with the reason. */
function refusedLines(
  place: Namer,
  { view }: BattleOrdersForm,
  piece: Piece,
  choice: BattleOrderChoice,
): readonly RadioChoice[] {
  return refusedArmies(view, piece.id, choice).flatMap((army) => {
    const order = orderAgainst(piece.id, choice.type, army);
    const fault = order && faultOf(view, order);
    if (!fault) return [];
    const line = { ...armyLine(place, army), isChosen: false, choose: () => undefined };
    return { ...line, refusal: <Because key={army} fault={fault} /> };
  });
}

/** Why an enemy in sight can't be named. */
function Because({ fault }: { readonly fault: Rejection }) {
  const { words } = useHexPlace();
  return (
    <>
      {plain(describeRejection(fault, words))} {fault.rule ? <RuleChip rule={fault.rule} /> : null}
    </>
  );
}

type Targeted = BattleOrderChoice['targets'][number];

/** Armies first. From orbit any hex may be a target: only the chosen one is listed. */
function shownTargets({ view }: BattleOrdersForm, { targets }: BattleOrderChoice, given: BattleOrder | undefined) {
  const isAbove = given !== undefined && inOrbit(view, given.piece) !== undefined;
  const isMany = targets.length > 60;
  const armies = targets.filter(({ target }) => target.kind === 'army');
  const hexes = targets.filter(
    (named) => named.target.kind === 'hex' && (!(isAbove || isMany) || isChosen(given, named)),
  );
  return [...armies, ...hexes];
}

type Line = Pick<RadioChoice, 'key' | 'label' | 'says'>;

const wayLine = ({ view, words }: Namer, to: HexKey): Line => ({
  key: to,
  label: words.hex(to).text,
  says: landName(view, to),
});

const armyLine = (place: Namer, army: Piece['id']): Line => ({
  key: army,
  label: armyName(place, army),
  says: whereArmy(place, army),
});

function targetLine(
  place: Namer,
  named: Targeted,
  given: BattleOrder | undefined,
): Line & { readonly isChosen: boolean } {
  return { ...targetName(place, named), isChosen: isChosen(given, named) };
}

function targetName(place: Namer, { target, via }: Targeted): Line {
  const { view, words } = place;
  const key = `${target.kind} ${target.kind === 'hex' ? target.hex : target.piece} ${via ?? ''}`;
  if (target.kind === 'army') {
    const label = battleOrdersText.wherever(armyName(place, target.piece));
    return { key, label, says: whereArmy(place, target.piece) };
  }
  const hex = words.hex(target.hex).text;
  const label = via === null ? hex : battleOrdersText.byWayOf(hex, words.hex(via).text);
  return { key, label, says: landName(view, target.hex) };
}

function whereArmy({ view, words }: Namer, id: Piece['id']): string {
  const hex = hexOfArmy(view, id);
  return hex === null ? battleOrdersText.inOrbit : words.hex(hex).text;
}

/** The place in a hex, or its ground. */
function landName(view: View, hex: HexKey): string {
  const site = view.hexes[hex]?.site ?? null;
  return site === null ? (view.chart.names[hex] ?? TERRAIN_NAMES[terrainAt(view, hex)]) : siteName(site);
}
