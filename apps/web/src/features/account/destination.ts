/** Where to go after signing in: a path of this site, else the campaigns. */
export function destination(to: string | null): string {
  return to?.startsWith('/') && !to.startsWith('//') && !to.startsWith('/\\') ? to : '/campaigns';
}
