import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

interface RenameFormProps {
  /** Its current name. */
  readonly name: string;
  readonly words: { readonly label: string; readonly save: string; readonly keep: string };
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Renames something that is saved. */
export function RenameForm({ name: first, words, isBusy, onRename, onClose }: RenameFormProps) {
  const [name, setName] = useState(first);
  const wanted = name.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== '') onRename(wanted);
  };
  return (
    <form className="form-grid pb-2" onSubmit={submit}>
      <Field
        name="new-name"
        label={words.label}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="row">
        <Button size="small" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" kind="main" size="small" disabled={isBusy || wanted === ''}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
