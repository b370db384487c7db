// Plain JavaScript for Node 20 and later: it is read before anything is installed.

const ifNeeded = ['--if-needed']

/**
 * The commands of tools/quiznity.mjs, each an npm script of the same name. `program` is what it runs; `pages`, where it
 * needs them, are the arguments that they are built with first; `isServer`: it runs with the flags of a server.
 */
export const commands = [
  {
    name: 'start',
    does: 'serves quizzes, after installing and building what has changed',
    program: 'server/main.ts',
    pages: [...ifNeeded, '--brief'],
    isServer: true,
  },
  { name: 'demo', does: "fills an empty database with four weeks of a teacher's", program: 'tools/commands/demo.ts' },

  { name: 'backup', does: 'copies the database, while a server runs or not', program: 'tools/commands/backup.ts' },
  { name: 'verify', does: 'reads a whole backup, and says what is in it', program: 'tools/commands/verify.ts' },
  { name: 'restore', does: 'puts a backup in the place of the database', program: 'tools/commands/restore.ts' },
  {
    name: 'doctor',
    does: 'looks at settings, data folder, database and backups, and changes nothing',
    program: 'tools/commands/doctor.ts',
  },
  { name: 'erase', does: "erases a student's, a quiz's or a teacher's data", program: 'tools/commands/erase.ts' },
  {
    name: 'two-factor',
    does: 'turns two-factor authentication off for somebody who can not log in',
    program: 'tools/commands/two-factor.ts',
  },
  { name: 'plan', does: 'gives an account one of the plans in PLANS_FILE', program: 'tools/commands/plan.ts' },
  {
    name: 'security-log',
    does: "finds logins and what else concerns security in the server's log",
    program: 'tools/commands/security-log.ts',
  },
  { name: 'subscribers', does: 'lists who confirmed the newsletter', program: 'tools/commands/subscribers.ts' },

  { name: 'dev', does: 'serves pages and server, and reloads both on change', program: 'tools/commands/dev.ts' },
  {
    name: 'test',
    does: 'runs what every change has to pass, with --long all tests',
    program: 'tools/commands/test.ts',
  },
  { name: 'build', does: 'builds the pages', program: 'tools/commands/build.ts' },
  {
    name: 'check:architecture',
    does: 'looks whether the code keeps the rules of ARCHITECTURE.md',
    program: 'tools/commands/check-architecture.ts',
  },
  { name: 'bench', does: 'measures speed beside a bare limit', program: 'bench/main.ts' },
  {
    name: 'lighthouse',
    does: 'measures what a phone on a slow network sees',
    program: 'tools/commands/lighthouse.ts',
    pages: ifNeeded,
  },
  {
    name: 'faults',
    does: 'tries what may happen to an answer on its way',
    program: 'tools/commands/faults.ts',
    pages: ifNeeded,
  },
  {
    name: 'attacks',
    does: 'fills a server on a small host, as a stranger could',
    program: 'tools/commands/attacks.ts',
  },
  {
    name: 'pictures',
    does: 'takes the pictures of the README and of the public site',
    program: 'tools/commands/pictures.ts',
    pages: ifNeeded,
  },
  {
    name: 'record-version',
    does: 'records what this version answers and leaves behind, for later ones',
    program: 'tools/commands/record-version.ts',
    pages: ifNeeded,
  },
  {
    name: 'frames',
    does: 'writes what each route answers to other sites into docs/frames.md',
    program: 'tools/commands/frames.ts',
  },
]
