import type { AirMissionType, MissionChoice } from '@sealed-orders/rules/hex-campaign';
import { airText, MISSION_HINTS, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { Binoculars, ChevronRight, Crosshair, type LucideIcon, Shield, Target } from 'lucide-react';
import { PHONE, useMedia } from '../../../browser/use-media.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';
import { SelectionHead } from '../../panels/panel-head.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { usePhaseForm } from '../phase-form.ts';
import { type AirForm, missionInHand, type Squadron, useAirForm } from './air-form.ts';
import { useAirGiving } from './air-giving.ts';
import { MissionDice } from './mission-dice.tsx';
import { MISSION_KEYS, MISSION_TYPES } from './mission-keys.ts';
import { missionWords, placeName } from './mission-words.ts';
import { SquadronChit } from './squadron-chit.tsx';
import { Airspaces, Targets } from './where-to.tsx';

/** The sign of each mission. */
const MISSION_ICONS: Readonly<Record<AirMissionType, LucideIcon>> = {
  recon: Binoculars,
  intercept: Crosshair,
  strategic: Target,
  tactical: Shield,
};

interface FormProps {
  readonly form: AirForm;
  readonly squadron: Squadron;
}

/** The selected squadron: its home and its mission. */
export function SquadronForm({ squadron: number }: { readonly squadron: number }) {
  const { view, words } = useHexPlace();
  const form = useAirForm();
  const squadron = form?.squadrons.find((one) => one.number === number);
  if (form === null || squadron === undefined) return null;
  const { hex, place, places } = squadron;
  return (
    <section className="mission-form" aria-label={squadronName(number)} data-keys>
      <SelectionHead
        picture={<SquadronChit form={form} squadron={number} size={58} />}
        eyebrow={words.hex(hex).text}
        title={squadronName(number)}
        says={airText.home(placeName(view, words, hex), place, places)}
      />
      <div className="border-t border-rule px-4 py-3">
        {form.isOpen ? <OpenForm form={form} squadron={squadron} /> : <SealedMission form={form} squadron={squadron} />}
      </div>
    </section>
  );
}

function SealedMission({ form, squadron }: FormProps) {
  const { view, words } = useHexPlace();
  const order = form.orderOf(squadron.number);
  return <p className="font-semibold">{order === null ? airText.free : missionWords(view, words, order)}</p>;
}

function OpenForm({ form, squadron: { number } }: FormProps) {
  const giving = useAirGiving();
  const order = form.orderOf(number);
  const mission = missionInHand(form, number);
  const choice = form.choices.find((one) => one.mission === mission);
  const given = order?.mission === mission ? order : null;
  const choices = MISSION_TYPES.flatMap((kind) => tileOf(form.choices, kind));
  return (
    <>
      <Tiles
        label={airText.missions}
        choices={choices}
        chosen={mission}
        onChoose={(kind) => giving.choose(number, kind)}
      />
      {choice === undefined ? null : choice.mission === 'strategic' ? (
        <Targets form={form} squadron={number} choice={choice} order={given} />
      ) : (
        <Airspaces form={form} squadron={number} choice={choice} order={given} />
      )}
      <Refusals rejections={form.refusalsOf(number)} />
      {choice === undefined ? null : <MissionDice mission={choice.mission} />}
      <MissionButtons form={form} squadron={number} />
    </>
  );
}

function tileOf(choices: readonly MissionChoice[], kind: MissionChoice['mission']) {
  const icon = MISSION_ICONS[kind];
  const hotkey = MISSION_KEYS[kind];
  const about = { kind, name: MISSION_TILES[kind], hint: MISSION_HINTS[kind], icon, hotkey };
  return choices.flatMap(({ mission, refusal }) => (mission === kind ? [{ ...about, refusal }] : []));
}

function MissionButtons({ form, squadron }: { readonly form: AirForm; readonly squadron: number }) {
  const { openTab } = useHexPlace();
  const giving = useAirGiving();
  const isPhone = useMedia(PHONE);
  const gap = usePhaseForm()?.nextGap ?? null;
  if (form.orderOf(squadron) === null) return null;
  const hasOn = gap !== null || isPhone;
  return (
    <div className="order-buttons">
      <Button kind="quiet" size="small" onClick={() => giving.clear(squadron)}>
        {airText.clear}
      </Button>
      {hasOn ? (
        <Button
          kind="main"
          size="small"
          aria-keyshortcuts={gap === null ? undefined : 'N'}
          onClick={() => (gap === null ? openTab('orders') : gap.take())}
        >
          {gap === null ? airText.toSeal : airText.next(gap.name)} <Icon of={ChevronRight} />
        </Button>
      ) : null}
    </div>
  );
}
