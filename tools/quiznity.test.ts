import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { commands } from './commands.mjs'

const root = join(import.meta.dirname, '..')
const names = commands.map(({ name }) => name)
const ours = Object.values(packageJson.scripts).filter((script) => /\bnode\b|\btools\//.test(script))

it.each(ours)('%s is a command', (script) => {
  const [, name] = /^node tools\/quiznity\.mjs (\S+)/.exec(script) ?? []
  expect(names).toContain(name)
})

it.each(commands)('$name is an npm script, and its program is there', ({ name, program }) => {
  expect(packageJson.scripts).toHaveProperty([name], `node tools/quiznity.mjs ${name}`)
  expect(existsSync(join(root, program))).toBe(true)
})

it('has a command for each program', () => {
  const programs = readdirSync(join(root, 'tools/commands')).filter((file) => !file.endsWith('.test.ts'))
  const known = commands.map(({ program }) => program)
  expect(programs.map((file) => `tools/commands/${file}`).filter((program) => !known.includes(program))).toEqual([])
})

it.each([
  ['help', 0],
  ['nonsense', 1],
  ['constructor', 1],
])('lists all commands when it is asked for %s', (asked, status) => {
  const listed = spawnSync(process.execPath, ['tools/quiznity.mjs', asked], { cwd: root, encoding: 'utf8' })
  expect(listed.status).toBe(status)
  const said = status === 0 ? listed.stdout : listed.stderr
  for (const { name, does } of commands) expect(said).toMatch(new RegExp(`^  ${name} +${does}$`, 'm'))
})
