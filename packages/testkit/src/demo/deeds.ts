import {
  type BattleReport,
  type LossItem,
  lossTasks,
  type Order,
  reportForm,
  type TreatyKind,
  unscathed,
  type View,
} from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { battleAt, hex } from './find.ts';
import type { Deed, Known, Seat } from './script.ts';

const order = (seat: Seat, says: string, write: (known: Known) => Order): Deed => ({
  kind: 'order',
  seat,
  says,
  write,
});

export const message = (seat: Seat, to: Seat | readonly Seat[], text: string): Deed => ({
  kind: 'message',
  seat,
  to: [to].flat(),
  text,
});

/** The headline of the previous turn's issue. */
export const headline = (title: string, lead: string): Deed => ({ kind: 'headline', title, lead });

/** A communiqué; it appears when the turn is over. */
export const communique = (seat: Seat, text: string): Deed => ({ kind: 'communique', seat, text });

const NOTHING = { bp: 0, from: null, captives: [] };

interface Terms {
  readonly treaty?: TreatyKind;
  readonly gives?: { readonly bp: number; readonly from: string };
  readonly promise?: string;
}

export const offer = (seat: Seat, to: Seat, { treaty, gives, promise = '' }: Terms): Deed =>
  order(seat, `offer to ${to}`, () => ({
    type: 'offer',
    to: seatId(to),
    secret: false,
    treaty: treaty ?? null,
    gives: gives === undefined ? NOTHING : { bp: gives.bp, from: hex(gives.from), captives: [] },
    takes: NOTHING,
    promise,
  }));

export const sign = (seat: Seat, from: Seat): Deed =>
  order(seat, `sign the offer of ${from}`, ({ view }) => {
    const deal = view.own?.deals.find((one) => one.from === from && !one.signed);
    if (deal === undefined) throw new Error(`there is no offer of ${from}`);
    return { type: 'sign', deal: deal.id, from: null };
  });

/** The losses of a detachment or garrison, by the names of its units; units that are not named lost nothing. */
type Losses = Readonly<
  Record<string, { readonly lost?: number; readonly damaged?: number; readonly retreated?: number }>
>;

export interface Told {
  readonly turns: number;
  readonly points: readonly [attacker: number, defender: number];
  readonly attacker?: Losses;
  readonly defender?: Losses;
  readonly scenario?: 'attacker' | 'defender';
  readonly retreats?: readonly ('attacker' | 'defender')[];
  readonly surrender?: 'attacker' | 'defender';
}

/** A report in the words of the form: what it does not mention did not happen. */
function reported(view: View, id: string, told: Told): BattleReport {
  const form = reportForm(view, id);
  if (form === null) throw new Error('nothing may be reported of the battle');
  const units = (['attacker', 'defender'] as const).flatMap((side) =>
    Object.entries(told[side] ?? {}).map(([name, fate]) => {
      const row = form.rows.find((one) => one.side === side && one.name === name);
      if (row === undefined) {
        const names = form.rows.filter((one) => one.side === side).map((one) => one.name);
        throw new Error(`no unit called ${name} fights for the ${side}, only ${names.join(', ')}`);
      }
      return { ...unscathed(row.piece, row.unit), took: row.took[0] ?? 'fought', ...fate };
    }),
  );
  const [attacker, defender] = told.points;
  return {
    turns: told.turns,
    points: { attacker, defender },
    scenario: told.scenario ?? null,
    retreats: [...(told.retreats ?? [])],
    surrender: told.surrender ?? null,
    units,
    defences: [],
  };
}

export const report = (seat: Seat, at: string, told: Told): Deed =>
  order(seat, `report of the battle in ${at}`, ({ view }) => {
    const { id } = battleAt(view, at);
    return { type: 'battle-report', battle: id, report: reported(view, id, told) };
  });

/** The other side confirms it. */
export const confirm = (seat: Seat, at: string): Deed =>
  order(seat, `confirmation of the report of ${at}`, ({ view }) => {
    const { id, talk } = battleAt(view, at);
    const [said] = Object.values(talk?.reports ?? {});
    if (said === undefined) throw new Error(`nobody has reported the battle in ${at}`);
    return { type: 'battle-report', battle: id, report: said };
  });

export const rule = (at: string, reason: string, told: Told): Deed => ({
  kind: 'ruling',
  says: `ruling on the battle in ${at}`,
  reason,
  write: (view) => {
    const { id } = battleAt(view, at);
    return { type: 'decide-battle', battle: id, report: reported(view, id, told) };
  },
});

export const agreeToDice = (seat: Seat, at: string): Deed =>
  order(seat, `quick dice for the battle in ${at}`, ({ view }) => ({
    type: 'quick-battle',
    battle: battleAt(view, at).id,
    agree: true,
  }));

/** Takes the losses that a Quick Battle demands from these units, in their order: half of one where that is enough. */
export const lose = (seat: Seat, at: string, names: readonly string[]): Deed =>
  order(seat, `losses in ${at}: ${names.join(', ')}`, ({ view }) => {
    const battle = battleAt(view, at);
    const task = lossTasks(view, seatId(seat), battle.id).find(({ kind }) => kind === 'choose');
    if (task === undefined) throw new Error(`no losses are owed for the battle in ${at}`);
    let left = task.goal;
    const items: LossItem[] = [];
    for (const name of names) {
      for (const { piece, unit, choices } of task.rows.filter((row) => row.name === name)) {
        const enough = choices.find(({ doubled }) => doubled >= left) ?? choices.at(-1);
        if (left <= 0 || enough === undefined) continue;
        items.push({ piece, unit, part: enough.part });
        left -= enough.doubled;
      }
    }
    if (left > 0) throw new Error(`${left / 2} points of losses are missing`);
    return { type: 'choose-losses', battle: battle.id, items };
  });

/** A planner's quarter of the enemy's losses: half of each of these units. */
export const pick = (seat: Seat, at: string, names: readonly string[]): Deed =>
  order(seat, `a quarter of the enemy's losses in ${at}: ${names.join(', ')}`, ({ view }) => {
    const battle = battleAt(view, at);
    const rows = lossTasks(view, seatId(seat), battle.id).flatMap(({ kind, rows }) => (kind === 'pick' ? rows : []));
    const items = names.map((name): LossItem => {
      const row = rows.find((one) => one.name === name);
      if (row === undefined) throw new Error(`the enemy has no unit called ${name}`);
      return { piece: row.piece, unit: row.unit, part: 'half' };
    });
    return { type: 'pick-losses', battle: battle.id, items };
  });

/** The winner lets captives live, or not. HEX-TBL-38. */
export const decideCaptives = (seat: Seat, at: string, kill: boolean): Deed =>
  order(seat, `the captives of ${at}`, ({ view }) => ({
    type: 'decide-captives',
    battle: battleAt(view, at).id,
    kill,
  }));
