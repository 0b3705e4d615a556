/** The commands of the command line, and what each one does. */
export const commandText = {
  usage: 'usage: npm run <command> -- …',
  noCommand: (name: string): string => `there is no command called ${name}`,
  summaries: {
    scenarios: 'plays scenarios: [--show] [file or folder]…',
    'scenario-schema': 'writes the JSON schema of the scenario format: [file]',
    'map-schema': 'writes the JSON schema of map files: [file]',
    fuzz: 'plays complete random campaigns: <system> [number] [--seed 1] [--turns 30] [--seats 2-8] [--threads 2]',
    rulebook: 'writes the printed rulebook of each game: [folder]',
    coverage: 'lists where players give each order of the hex campaign: [file]',
    verify: 'replays and checks the log of a campaign: <its address, as in /c/…, an archive file, or --all>',
    backup: 'writes everything in the database to a file: <file, or - for standard output>',
    restore: 'restores a backup into an empty database and verifies all logs: <file, or - for standard input>',
    soak: 'plays while processes, the database, the disk and the mail server fail: [--steps 200] [--minutes 0] [--seed abc] [--faults …]',
    bench:
      'measures speed and memory: [engine | turn | stepping | memory | sealing | telling | spectators | deadlines | minute | gazette | visits | clubs | panning | pages]…',
  },
} as const;

export type CommandName = keyof typeof commandText.summaries;
