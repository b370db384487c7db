import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { receiptSecret } from '../../server/receipt-secret.ts'
import { examinePlace } from './examine-place.ts'
import { secretInWords, secretStateOf } from './secret.ts'
import { inFolder, types } from './testing.ts'

const NOW = Date.UTC(2026, 0, 15, 9)

it('the secret that no backup holds is asked for, and named beside each', { tags: ['long'], timeout: 60_000 }, () =>
  inFolder(async (dataDir) => {
    const place = { databaseUrl: null, dataDir, receiptSecret: null, plans: null }
    const found = async () => (await examinePlace(place, NOW)).find(({ check }) => check === 'receipt.key')
    expect(await found()).toMatchObject({ state: 'ok', says: 'The first start makes it.' })
    const db = await connect(place)
    await migrate(db, join(dataDir, 'backups'))
    await db.destroy()
    expect(await found()).toMatchObject({
      state: 'warn',
      says: expect.stringMatching(/receipt\.key is missing\. Put back/),
    })
    receiptSecret(place)
    expect(await found()).toMatchObject({ state: 'ok', says: expect.stringMatching(/^Keep \S+receipt\.key with/) })
    const made = await types('backup', [], place)
    expect(made.stdout).toMatch(/^Backed up into .*\nKeep \S+receipt\.key with your backups, which do not hold it/)
    const told = await types('backup', ['--json', '--to', join(dataDir, 'one.sqlite')], place)
    expect(told.told).toMatchObject({ ok: true, secret: 'in_file' })
    rmSync(join(dataDir, 'receipt.key'))
    const restored = await types('restore', [join(dataDir, 'one.sqlite'), '--yes'], place)
    expect(restored.stdout).toMatch(/^Restored .*\n\S+receipt\.key is missing\. Put back/m)
    writeFileSync(join(dataDir, 'receipt.key'), 'noise')
    expect(await found()).toMatchObject({ state: 'fail', says: expect.stringContaining('does not hold a secret') })
    expect(() => receiptSecret(place)).toThrow(/does not hold a secret\. Put back/)
    const configured = { ...place, receiptSecret: 'a'.repeat(64) }
    expect([secretStateOf(configured), secretInWords(configured)]).toEqual([
      'configured',
      expect.stringContaining('Keep RECEIPT_SECRET with your backups'),
    ])
  }),
)
