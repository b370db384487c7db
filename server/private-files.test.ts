import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closeToOthers } from './private-files.ts'
import { startChildServer } from './testing/child-server.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let root = ''
  let dataDir = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'quiznity-private-'))
    dataDir = join(root, 'data')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const everything = () =>
    [dataDir, ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))].map(
      (path) => `${path.slice(dataDir.length)} ${modeOf(path)}`,
    )
  const anOldFile = (name: string) => {
    mkdirSync(join(dataDir, name, '..'), { recursive: true, mode: 0o755 })
    writeFileSync(join(dataDir, name), '')
    chmodSync(join(dataDir, name), 0o644)
  }

  it('is closed to others with all that earlier versions left in it', () => {
    for (const name of ['quiznity.sqlite', 'receipt.key', 'backups/old.sqlite', 'outbox/mail.eml']) anOldFile(name)
    chmodSync(dataDir, 0o755)
    expect(closeToOthers(dataDir)).toEqual([])
    expect(everything().sort()).toEqual([
      ' 700',
      '/backups 700',
      '/backups/old.sqlite 600',
      '/outbox 700',
      '/outbox/mail.eml 600',
      '/quiznity.sqlite 600',
      '/receipt.key 600',
    ])
  })

  it('is left alone where it leads elsewhere, or is not there', () => {
    expect(closeToOthers(join(root, 'nothing'))).toEqual([])
    mkdirSync(dataDir)
    const elsewhere = join(root, 'elsewhere')
    writeFileSync(elsewhere, '')
    chmodSync(elsewhere, 0o644)
    symlinkSync(elsewhere, join(dataDir, 'link'))
    expect([closeToOthers(dataDir), modeOf(elsewhere)]).toEqual([[], '644'])
  })

  it('is nobody else’s to read, whatever a server has written and found there', { tags: ['long'] }, async () => {
    anOldFile('backups/old.sqlite')
    const server = await startChildServer(dataDir, { NEW_DATABASE: 'yes' })
    const found = everything()
    await server.end('SIGTERM')
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((each) => !/ [67]00$/.test(each))).toEqual([])
  })
})
