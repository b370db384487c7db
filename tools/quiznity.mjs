// What every npm script of ours runs: node tools/quiznity.mjs <command> [arguments]
// Plain JavaScript for Node 20 and later: the Node that runs the programs is here only once it has been installed.
import { spawnSync } from 'node:child_process'
import { commands } from './commands.mjs'
import { become, bootstrap, root } from './node/bootstrap.mjs'
import { serverFlags } from './node/server-flags.mjs'

const usage = `Usage:
  npm run <command> -- [arguments]      or: node tools/quiznity.mjs <command> [arguments]

${commands.map(({ name, does }) => `  ${name.padEnd(20)}${does}`).join('\n')}`

const buildPages = (node, how) => {
  const { status } = spawnSync(node, ['tools/commands/build.ts', ...how], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const run = async ({ program, pages, isServer }, args) => {
  const node = await bootstrap()
  if (pages !== undefined) buildPages(node, pages)
  become(node, [...(isServer ? serverFlags() : []), program, ...args])
}

const [asked = 'help', ...args] = process.argv.slice(2)
const command = commands.find(({ name }) => name === asked)
if (command !== undefined) await run(command, args)
else if (['help', '--help', '-h'].includes(asked)) console.log(usage)
else {
  console.error(`There is no command "${asked}".\n\n${usage}`)
  process.exitCode = 1
}
