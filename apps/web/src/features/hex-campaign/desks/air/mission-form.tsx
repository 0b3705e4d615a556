import type { MissionChoice } from '@sealed-orders/rules/hex-campaign';
import { airText, MISSION_HINTS, MISSION_TILES } from '@sealed-orders/text/hex-campaign/desks/air';
import { squadronName } from '@sealed-orders/text/hex-campaign/desks/squadrons';
import { ChevronRight } from 'lucide-react';
import { Button } from '../../../shell/button.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { PHONE, useMedia } from '../../../shell/use-media.ts';
import { useHexPlace } from '../../hex-context.ts';
import { SelectionHead } from '../../panels/panel-head.tsx';
import { Refusals } from '../parts/refusals.tsx';
import { Tiles } from '../parts/tiles.tsx';
import { usePhaseDesk } from '../phase-desk.ts';
import { type AirDesk, airspaceAt, missionInHand, type Squadron, useAirDesk } from './air-desk.ts';
import { useAirGiving } from './air-giving.ts';
import { MissionDice } from './mission-dice.tsx';
import { MISSION_ICONS } from './mission-icons.ts';
import { MISSION_KEYS, MISSION_TYPES } from './mission-keys.ts';
import { missionWords, placeName } from './mission-words.ts';
import { SquadronChit } from './squadron-chit.tsx';
import { Airspaces, Targets } from './where-to.tsx';

interface FormProps {
  readonly desk: AirDesk;
  readonly squadron: Squadron;
}

/** One squadron in hand: where it is at home, and its mission. */
export function SquadronForm({ squadron: number }: { readonly squadron: number }) {
  const { view, words } = useHexPlace();
  const desk = useAirDesk();
  const squadron = desk?.squadrons.find((one) => one.number === number);
  if (desk === null || squadron === undefined) return null;
  const { hex, place, places } = squadron;
  return (
    <section className="mission-form" aria-label={squadronName(number)} data-keys>
      <SelectionHead
        picture={<SquadronChit desk={desk} squadron={number} size={58} />}
        eyebrow={words.hex(hex).text}
        title={squadronName(number)}
        says={airText.home(placeName(view, words, hex), place, places)}
      />
      <div className="border-t border-rule px-4 py-3">
        {desk.isOpen ? <OpenForm desk={desk} squadron={squadron} /> : <SealedMission desk={desk} squadron={squadron} />}
      </div>
    </section>
  );
}

function SealedMission({ desk, squadron }: FormProps) {
  const { view, words } = useHexPlace();
  const order = desk.orderOf(squadron.number);
  return <p className="font-semibold">{order === null ? airText.free : missionWords(view, words, order)}</p>;
}

function OpenForm({ desk, squadron: { number } }: FormProps) {
  const giving = useAirGiving();
  const order = desk.orderOf(number);
  const mission = missionInHand(desk, number);
  const choice = desk.choices.find((one) => one.mission === mission);
  const given = order?.mission === mission ? order : null;
  const choices = MISSION_TYPES.flatMap((kind) => tileOf(desk.choices, kind));
  return (
    <>
      <Tiles
        label={airText.missions}
        choices={choices}
        chosen={mission}
        onChoose={(kind) => giving.choose(number, kind)}
      />
      {choice === undefined ? null : choice.mission === 'strategic' ? (
        <Targets desk={desk} squadron={number} choice={choice} order={given} />
      ) : (
        <Airspaces desk={desk} squadron={number} choice={choice} order={given} />
      )}
      <Refusals rejections={desk.refusalsOf(number)} />
      <TouchedInVain desk={desk} squadron={number} />
      {choice === undefined ? null : <MissionDice mission={choice.mission} />}
      <MissionButtons desk={desk} squadron={number} />
    </>
  );
}

function tileOf(choices: readonly MissionChoice[], kind: MissionChoice['mission']) {
  const icon = MISSION_ICONS[kind];
  const hotkey = MISSION_KEYS[kind];
  const about = { kind, name: MISSION_TILES[kind], hint: MISSION_HINTS[kind], icon, hotkey };
  return choices.flatMap(({ mission, refusal }) => (mission === kind ? [{ ...about, refusal }] : []));
}

/** A hex was touched that cannot be bombed: why. */
function TouchedInVain({ desk, squadron }: { readonly desk: AirDesk; readonly squadron: number }) {
  const target = desk.writing?.squadron === squadron ? desk.writing.refused : null;
  const airspace = target === null ? null : airspaceAt(desk, target);
  if (airspace === null) return null;
  return <Refusals rejections={desk.judge({ airspace, mission: 'strategic', target })} />;
}

function MissionButtons({ desk, squadron }: { readonly desk: AirDesk; readonly squadron: number }) {
  const { openTab } = useHexPlace();
  const giving = useAirGiving();
  const isPhone = useMedia(PHONE);
  const gap = usePhaseDesk()?.nextGap ?? null;
  if (desk.orderOf(squadron) === null) return null;
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
