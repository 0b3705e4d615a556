import type { AirMissionType, AirOrder } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { squadronsText } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { type FormSeat, useFormSeat } from '../phase-form.ts';
import { withMission } from './air-draft.ts';
import { type AirForm, airFormOf, airspaceAt, missionInHand } from './air-form.ts';

interface Hands {
  readonly form: AirForm;
  readonly seat: FormSeat;
}

const choiceOf = (form: AirForm, mission: AirMissionType) => form.choices.find((choice) => choice.mission === mission);

function hold({ seat }: Hands, squadron: number, mission: AirMissionType): void {
  seat.hold({ phase: 'air-orders', squadron, mission });
}

function give(hands: Hands, squadron: number, order: AirOrder): void {
  hands.form.write((air) => withMission(air, squadron, order));
  hold(hands, squadron, order.mission);
}

/** Chooses the mission. One without a target takes the Airspace of the previous mission. */
function choose(hands: Hands, squadron: number, mission: AirMissionType): void {
  const { form } = hands;
  const choice = choiceOf(form, mission);
  if (choice === undefined || choice.refusal !== null) return;
  const given = form.orderOf(squadron);
  const isOther = given !== null && given.mission !== mission;
  if (isOther && mission !== 'strategic' && choice.airspaces.includes(given.airspace)) {
    give(hands, squadron, { airspace: given.airspace, mission, target: null });
    return;
  }
  if (isOther) form.write((air) => withMission(air, squadron, null));
  hold(hands, squadron, mission);
}

/** Sends the squadron over an Airspace. Bombers need a settlement instead. */
function over(hands: Hands, squadron: number, airspace: number): void {
  const mission = missionInHand(hands.form, squadron);
  if (mission === null || mission === 'strategic') return;
  const order = { airspace, mission, target: null };
  if (choiceOf(hands.form, mission)?.airspaces.includes(airspace)) give(hands, squadron, order);
  else refuse(hands, order);
}

/** Says why a squadron cannot be given this mission, with the rule. Nothing else changes. */
function refuse({ form, seat }: Hands, order: AirOrder): void {
  const [fault] = form.judge(order);
  void import('@sealed-orders/text/hex-campaign/forms/why-not').then(
    ({ reasonFor }) => seat.say(fault === undefined ? squadronsText.notThere : reasonFor(fault, seat.place.words)),
    () => seat.say(squadronsText.notThere),
  );
}

function bomb(hands: Hands, squadron: number, target: HexKey): void {
  const found = choiceOf(hands.form, 'strategic')?.targets.find(({ hex }) => hex === target);
  const airspace = found?.airspace ?? airspaceAt(hands.form, target) ?? 0;
  const order = { airspace, mission: 'strategic' as const, target };
  if (found === undefined) refuse(hands, order);
  else give(hands, squadron, order);
}

/**
 * The meaning of a touched hex for the selected mission: its Airspace, or a settlement to bomb. False: there is none.
 */
function touch(hands: Hands, squadron: number, hex: HexKey): boolean {
  const mission = missionInHand(hands.form, squadron);
  const airspace = airspaceAt(hands.form, hex);
  if (mission === null || airspace === null) return false;
  if (mission === 'strategic') bomb(hands, squadron, hex);
  else over(hands, squadron, airspace);
  return true;
}

function clear({ form, seat }: Hands, squadron: number): void {
  if (form.orderOf(squadron) === null) return;
  form.write((air) => withMission(air, squadron, null));
  seat.say(squadronsText.cleared(squadron), seat.paper.undo);
}

/** Selects a squadron. The usual choice is shown immediately: the first mission that may be flown. */
function take(hands: Hands, squadron: number): void {
  const { form, seat } = hands;
  seat.place.select({ kind: 'squadron', squadron });
  if (!form.isOpen) return;
  const mission = form.orderOf(squadron)?.mission ?? 'recon';
  hold(hands, squadron, mission);
}

/**
 * The player's actions for ordering missions, the same for map, panel, list and keys. Nothing happens while orders are
 * closed.
 */
export function airGiving(seat: FormSeat | null) {
  const form = seat && airFormOf(seat);
  const all: Hands | null = seat && form && { form, seat };
  const hands = form?.isOpen ? all : null;
  return {
    choose: (squadron: number, mission: AirMissionType) => hands && choose(hands, squadron, mission),
    over: (squadron: number, airspace: number) => hands && over(hands, squadron, airspace),
    bomb: (squadron: number, target: HexKey) => hands && bomb(hands, squadron, target),
    touch: (squadron: number, hex: HexKey) => hands !== null && touch(hands, squadron, hex),
    clear: (squadron: number) => hands && clear(hands, squadron),
    take: (squadron: number) => all && take(all, squadron),
  };
}

export type AirGiving = ReturnType<typeof airGiving>;

export const useAirGiving = (): AirGiving => airGiving(useFormSeat());
