import { lookup } from '@sealed-orders/rules/kernel';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { ImagePlus, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import { pictureAddress } from './article.tsx';
import { usePictures } from './use-pictures.ts';
import { useRemoving, type WriteUp } from './use-write-ups.ts';

interface PictureFieldsProps {
  readonly topic: string;
  readonly pictures: WriteUp['pictures'];
  /** Captions that are not saved yet, by picture. */
  readonly captions: Readonly<Record<string, string>>;
  readonly write: (picture: string, caption: string) => void;
}

const MOST = 6;
const LONGEST = 200;

/** The pictures of the reader's write-up: each is sent as soon as it is chosen. */
export function PictureFields({ topic, pictures, captions, write }: PictureFieldsProps) {
  const { head } = useCampaignPlace();
  const { send, isBusy, problems } = usePictures(topic);
  const { removePicture, isRemoving } = useRemoving();
  const { form } = writeUpText;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    send([...(event.target.files ?? [])]);
    // The same file may be chosen again after it was fixed.
    event.target.value = '';
  };
  return (
    <fieldset className="field">
      <legend className="name">{form.pictures}</legend>
      <ul className="picture-fields">
        {pictures.map(({ id, caption }, i) => (
          <li key={id}>
            {/* biome-ignore lint/performance/noImgElement: the server has made it as small as it is shown */}
            <img src={pictureAddress(head.id, id, 'small')} alt={writeUpText.picture(i + 1, caption)} />
            <input
              className="input"
              aria-label={form.caption(i + 1)}
              placeholder={form.caption(i + 1)}
              maxLength={LONGEST}
              value={lookup(captions, id) ?? caption}
              onChange={(event) => write(id, event.target.value)}
            />
            <Button kind="icon" aria-label={form.remove(i + 1)} disabled={isRemoving} onClick={() => removePicture(id)}>
              <Icon of={X} size={17} />
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < MOST ? (
        <label className={buttonClass({ className: isBusy ? 'file busy' : 'file' })}>
          <Icon of={ImagePlus} size={18} /> {isBusy ? form.reading : form.choose}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="visually-hidden"
            disabled={isBusy}
            onChange={onChange}
          />
        </label>
      ) : null}
      <p className="hint">{form.picturesHint}</p>
      {problems.map(({ fileName, says }) => (
        <p key={fileName} className="hint bad" role="alert">
          {fileName}: {says}
        </p>
      ))}
    </fieldset>
  );
}
