import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useState } from 'react';
import { refusalSentence } from '../../actions/refusal-sentence.ts';
import { useAction } from '../../actions/use-action.ts';
import { base64 } from '../../api/base64.ts';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { shrunk } from './shrunk.ts';

const { pictureProblems, refusals } = writeUpText;

type Problem = Extract<Outputs['writeUps']['addPicture'], { ok: false }>['problem'];
type OfTheFile = Exclude<Problem['code'], RefusalCode>;

/** Does not compile if a problem with a file has no sentence. */
const OF_THE_FILE: Readonly<Record<OfTheFile, string>> = pictureProblems;
const isOfTheFile = (code: Problem['code']): code is OfTheFile => Object.hasOwn(OF_THE_FILE, code);
const sentenceOf = (code: Problem['code']): string | Promise<string> =>
  isOfTheFile(code) ? OF_THE_FILE[code] : refusalSentence(refusals, code);

/** A picture that was not accepted, and why. */
interface Untaken {
  readonly fileName: string;
  readonly says: string;
}

/** What the server accepts; checked here too, so that nobody waits for a large file to be refused. */
const MOST_BYTES = 10_000_000;

/**
 * Sends pictures for the reader's own write-up, one after the other; reports each that was not accepted, with the
 * reason.
 */
export function usePictures(topic: string) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const [problems, setProblems] = useState<readonly Untaken[]>([]);
  const [isBusy, setBusy] = useState(false);
  const adding = useAction(trpc.writeUps.addPicture, {
    why: ({ problem }) => sentenceOf(problem.code),
    again: [trpc.writeUps.pathKey()],
    inPlace: true,
  });

  async function problemOf(file: File): Promise<string | null> {
    const picture = await shrunk(file);
    if (picture.size > MOST_BYTES) return pictureProblems['picture-too-long'];
    const came = await adding.run({ campaign: head.id, topic, caption: '', base64: await base64(picture) });
    return came?.problem ?? null;
  }
  async function send(files: readonly File[]) {
    setProblems([]);
    setBusy(true);
    for (const file of files) {
      const says = await problemOf(file);
      if (says !== null) setProblems((before) => [...before, { fileName: file.name, says }]);
    }
    setBusy(false);
  }
  return { send: (files: readonly File[]) => void send(files), isBusy, problems };
}
