import { lookup } from '@sealed-orders/rules/kernel';
import { chartFilesText } from '@sealed-orders/text/hex-campaign/map-files';
import { mapsText } from '@sealed-orders/text/pages/maps';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Choice } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import type { MapQuestionProps } from '../../maps/door.ts';

type Letter = keyof typeof chartFilesText.terrains;

const LETTERS: readonly Letter[] = ['p', 'h', 'f', 'j', 's'];

/** The terrain of tiles for which the file does not say it. */
export function ImportTiles({ file, problem, onAnswered, onClose }: MapQuestionProps) {
  const text = chartFilesText;
  const tiles = problem.code === 'unknown-tiles' ? problem.tiles : [];
  const [chosen, choose] = useState<Readonly<Record<string, Letter>>>({});
  const [isShort, setShort] = useState(false);
  const go = () => {
    if (tiles.every(({ id }) => chosen[id] !== undefined)) onAnswered(chosen);
    else setShort(true);
  };
  return (
    <Dialog
      title={mapsText.imported.title(file)}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button kind="quiet" onClick={close}>
            {mapsText.imported.cancel}
          </Button>
          <Button kind="main" onClick={go}>
            {mapsText.imported.go}
          </Button>
        </>
      )}
    >
      <p>{text.unknown}</p>
      <div className="tile-choices">
        {tiles.map(({ id, name, hexes }) => (
          <Choice<Letter | ''>
            key={id}
            label={`${text.tile(name)}: ${text.hexes(hexes)}`}
            value={lookup(chosen, String(id)) ?? ''}
            options={[['', text.choose], ...LETTERS.map((letter) => [letter, text.terrains[letter]] as const)]}
            onChange={(letter) => {
              if (letter !== '') choose((before) => ({ ...before, [id]: letter }));
            }}
          />
        ))}
      </div>
      {isShort ? (
        <Notice kind="danger" live>
          {text.chooseAll}
        </Notice>
      ) : null}
    </Dialog>
  );
}
