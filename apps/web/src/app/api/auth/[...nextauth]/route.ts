import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { shared } from '../../../../../server/services.ts';

interface Context {
  readonly params: Promise<{ readonly nextauth: string[] }>;
}

/** Signing in and out, and who is signed in. */
const answer = (request: NextRequest, context: Context): Promise<Response> => NextAuth(request, context, shared().auth);

export { answer as GET, answer as POST };
