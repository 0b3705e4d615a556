'use client';
import { lookup, seatId } from '@sealed-orders/rules/kernel';
import { factionsText } from '@sealed-orders/text/node-campaign/factions';
import { forcesText } from '@sealed-orders/text/node-campaign/forces';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PHONE, useMedia } from '../../browser/use-media.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Empty } from '../../kit/notice.tsx';
import { useNodePlace } from '../node-context.ts';
import { Battleforce } from './battleforce.tsx';
import { FactionPage } from './faction-page.tsx';
import { firstForce } from './force-lists.ts';
import { FactionList, ForceList, type ListOf, ListTabs } from './lists.tsx';
import { useOpenForce } from './open-force.ts';

/** Battleforces and factions: a list, and what is open of it. On a phone one after the other. */
export function ForcesPage() {
  const { view } = useNodePlace();
  const { force, faction, show } = useOpenForce();
  const [chosen, choose] = useState<ListOf>('forces');
  const isPhone = useMedia(PHONE);
  const list = faction !== null ? 'factions' : force !== null ? 'forces' : chosen;
  const isOpen = force !== null || faction !== null;
  const shownForce = force ?? (isPhone ? null : (firstForce(view)?.id ?? null));
  const shownFaction = faction ?? (isPhone ? null : (view.you ?? view.seats[0] ?? null));
  const back = () => {
    choose(list);
    show(null);
  };
  const lists = (
    <nav className="force-lists" aria-label={forcesText.tabs[list]}>
      <ListTabs
        value={list}
        onChange={(next) => {
          choose(next);
          if (isOpen) show(null);
        }}
      />
      {list === 'forces' ? <ForceList open={shownForce} /> : <FactionList open={shownFaction} />}
    </nav>
  );
  if (isPhone && !isOpen) return <div className="force-page">{lists}</div>;
  return (
    <div className="force-page">
      {isPhone ? <Back onBack={back}>{list === 'forces' ? forcesText.back : factionsText.back}</Back> : lists}
      {list === 'forces' ? <OpenForce id={shownForce} /> : <OpenFaction id={shownFaction} />}
    </div>
  );
}

function Back({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) {
  return (
    <Button size="small" className="force-back no-print" onClick={onBack}>
      <Icon of={ArrowLeft} /> {children}
    </Button>
  );
}

function OpenForce({ id }: { readonly id: string | null }) {
  const { view } = useNodePlace();
  const force = id === null ? undefined : lookup(view.forces, id);
  if (force !== undefined) return <Battleforce key={force.id} force={force} />;
  return (
    <div className="force-middle">
      <Empty title={forcesText.tabs.forces}>{id === null ? forcesText.noneAtAll : forcesText.gone}</Empty>
    </div>
  );
}

function OpenFaction({ id }: { readonly id: string | null }) {
  const { view } = useNodePlace();
  if (id !== null && lookup(view.players, id) !== undefined) return <FactionPage key={id} seat={seatId(id)} />;
  return (
    <div className="force-middle">
      <Empty title={forcesText.tabs.factions}>{factionsText.undecided}</Empty>
    </div>
  );
}
