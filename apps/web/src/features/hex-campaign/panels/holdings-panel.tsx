import { SeatSwatch } from '@sealed-orders/map';
import type { HexKey } from '@sealed-orders/rules/space';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import type { ReactNode } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { TitledSection } from '../../kit/titled-section.tsx';
import { useHexPlace } from '../hex-context.ts';
import { captivesAt, defencesAt, type HeldCaptives, type Idle, idleIn } from './holdings.ts';
import { pointsOf } from './points.ts';

/** What the reader has in one of their hexes: buildings, defences, captives. Nothing if they know of none. */
export function Holdings({ hex }: { readonly hex: HexKey }) {
  const { view } = useHexPlace();
  const { buildings, defences, captives } = holdingsText;
  return (
    <>
      <Holding title={buildings} rule="HEX-BLD-01">
        {(view.hexes[hex]?.site?.buildings ?? []).map((building) => (
          <li key={holdingsText.building(building.type, building.aspect)}>
            <b>{holdingsText.building(building.type, building.aspect)}</b>
            <Says idle={idleIn(view.turn, building)} />
          </li>
        ))}
      </Holding>
      <Holding title={defences} rule="HEX-DEF-01">
        {defencesAt(view, hex).map(({ key, defence, count, idle }) => (
          <li key={key}>
            <b>{holdingsText.defence(defence.type, defence.weapon, count)}</b>
            {defence.shrine === null ? null : <span>{holdingsText.shrine(defence.shrine)}</span>}
            <Says idle={idle} />
          </li>
        ))}
      </Holding>
      <Holding title={captives} rule="HEX-CAPT-01">
        {captivesAt(view, hex).map((held) => (
          <CaptivesLine key={held.captives.detachment.id} held={held} />
        ))}
      </Holding>
    </>
  );
}

interface HoldingProps {
  readonly title: string;
  /** The rule that allows holding these things. */
  readonly rule: string;
  readonly children: readonly ReactNode[];
}

function Holding({ title, rule, children }: HoldingProps) {
  if (children.length === 0) return null;
  return (
    <TitledSection title={title} rule={rule}>
      <ul className="holdings">{children}</ul>
    </TitledSection>
  );
}

/** Why something is out of use now, at the end of its line. */
function Says({ idle }: { readonly idle: Idle | null }) {
  if (idle === null) return null;
  return (
    <span className="says">
      {idle.kind === 'new' ? holdingsText.worksFrom(idle.from) : holdingsText.idle} <RuleChip rule={idle.rule} />
    </span>
  );
}

function CaptivesLine({ held: { captives, guard } }: { readonly held: HeldCaptives }) {
  const { words, letterOf } = useHexPlace();
  const { detachment, jailed } = captives;
  const prison = jailed === null ? holdingsText.jailed : holdingsText.jailedSince(jailed);
  return (
    <li>
      <SeatSwatch seat={letterOf(detachment.seat)} width={24} height={15} />
      <b>{holdingsText.captivesOf(detachment.name, words.seat(detachment.seat).text)}</b>
      <span className="says">
        {unitText.kindAndPoints(null, pointsOf(detachment.units))}
        {', '}
        {guard === null ? prison : holdingsText.guardedBy(words.piece(guard).text)}
      </span>
    </li>
  );
}
