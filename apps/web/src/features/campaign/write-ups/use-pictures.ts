import { siteText } from '@sealed-orders/text/pages/site';
import { writeUpText } from '@sealed-orders/text/pages/write-ups';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Outputs, type RefusalCode, useTRPC } from '../../api/client.ts';
import { refusalOf } from '../../api/provider.tsx';
import { refusalSentence } from '../../api/refusal-sentence.ts';
import { useCampaignPlace } from '../campaign-context.ts';
import { base64, shrunk } from './shrunk.ts';
import { useAgain } from './use-write-ups.ts';

const { pictureProblems, refusals } = writeUpText;

type Problem = Extract<Outputs['writeUps']['addPicture'], { ok: false }>['problem'];
type OfTheFile = Exclude<Problem['code'], RefusalCode>;

/** Does not compile if something can be wrong with a file that has no sentence. */
const OF_THE_FILE: Readonly<Record<OfTheFile, string>> = pictureProblems;
const isOfTheFile = (code: Problem['code']): code is OfTheFile => Object.hasOwn(OF_THE_FILE, code);
const sentenceOf = (code: Problem['code']): string | Promise<string> =>
  isOfTheFile(code) ? OF_THE_FILE[code] : refusalSentence(refusals, code);

/** A picture that was not taken, and why. */
interface Untaken {
  readonly fileName: string;
  readonly says: string;
}

/** What the server takes; asked here too, so that nobody waits for a large file to be refused. */
const MOST_BYTES = 10_000_000;

/** Sends pictures for the reader's own write-up, one after the other; says of each that was not taken why. */
export function usePictures(topic: string) {
  const { head } = useCampaignPlace();
  const trpc = useTRPC();
  const again = useAgain();
  const [problems, setProblems] = useState<readonly Untaken[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useMutation(trpc.writeUps.addPicture.mutationOptions());

  async function problemOf(file: File): Promise<string | null> {
    const picture = await shrunk(file);
    if (picture.size > MOST_BYTES) return pictureProblems['picture-too-long'];
    try {
      const answer = await mutateAsync({ campaign: head.id, topic, caption: '', base64: await base64(picture) });
      return answer.ok ? null : await sentenceOf(answer.problem.code);
    } catch (error) {
      return refusalOf(error) === 'UNAUTHORIZED' ? siteText.signedOut : siteText.unreachable.title;
    }
  }
  async function send(files: readonly File[]) {
    setProblems([]);
    setBusy(true);
    for (const file of files) {
      const says = await problemOf(file);
      if (says !== null) setProblems((before) => [...before, { fileName: file.name, says }]);
      await again();
    }
    setBusy(false);
  }
  return { send: (files: readonly File[]) => void send(files), isBusy, problems };
}
