'use client';
import { Crashed } from '../features/shell/frame.ts';

export default function PageError({ error }: { readonly error: Error & { readonly digest?: string } }) {
  return <Crashed digest={error.digest} />;
}
