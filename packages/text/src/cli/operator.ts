/** Warnings to the operator of a site when a process starts. */
export const operatorText = {
  localHooks: (origins: readonly string[]): string =>
    `LOCAL_HOOKS is set: every user can make this site post to ${origins.join(', ')}, even inside your network and without encryption. Use it only to try out receivers.`,
} as const;
