/** Text for the page about hosting your own site. */
export const hostText = {
  title: 'Host it yourself',
  says: 'Sealed Orders is free software. It runs on one machine, and your club’s campaigns stay there.',
  steps: [
    {
      title: 'What you need',
      says: 'A machine with Node 18 or newer, npm and 2.5 GB of free disk space. PostgreSQL is included.',
      commands: [],
    },
    {
      title: 'Start it',
      says: 'Run this in the program’s folder. It installs and builds everything and loads three demo campaigns. The last line shows the address and the demo logins. The first start takes a few minutes, later ones a few seconds.',
      commands: ['npm start'],
    },
    {
      title: 'Let others in',
      says: 'Set the address that people will use, and switch off the demo, because everyone knows its passwords.',
      commands: ['NEXTAUTH_URL=https://war.example.org SEALED_ORDERS_DEMO=0 npm start'],
    },
    {
      title: 'Keep it safe',
      says: 'The database and its secret are in the .data folder. To back up, stop the site and copy that folder. You can save a finished campaign as one file and verify that file on any machine.',
      commands: ['npm run verify -- the-campaign.json.gz'],
    },
  ],
  more: 'To set up e-mail, sign-in through other services, Docker or several processes, see docs/operation.md in the program’s folder.',
} as const;
