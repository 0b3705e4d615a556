'use client';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { UPLOAD_ID } from './use-focus-after-removal.ts';

interface DropZoneProps {
  readonly isBusy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files, dropped or chosen. */
export function DropZone({ isBusy, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was fixed.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon of={Upload} size={24} />
      <b className="text-base font-semibold">{isBusy ? armiesText.reading : armiesText.drop}</b>
      <span className="muted">{armiesText.kinds}</span>
      <input id={UPLOAD_ID} type="file" multiple accept=".ros,.rosz,.json" disabled={isBusy} onChange={onChange} />
    </label>
  );
}
