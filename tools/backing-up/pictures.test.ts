import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { describeEachDatabase } from '../../server/testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher } from '../../server/testing/people.ts'
import { aPicture } from '../../server/testing/pictures.ts'
import { aWorld } from '../../server/testing/world.ts'
import { makeBackup } from './make-backup.ts'
import type { Place } from './place.ts'
import { restoreBackup } from './restore-backup.ts'
import { inFolder } from './testing.ts'
import { verifyBackup } from './verify-backup.ts'

const NOW = Date.UTC(2026, 0, 15, 12)

const picturesAt = async (place: Place) => {
  const db = await connect(place)
  const media = await db.selectFrom('media').selectAll().orderBy('id').execute()
  const uses = await db.selectFrom('media_use').selectAll().execute()
  await db.destroy()
  return { media: media.map((row) => ({ ...row, bytes: Buffer.from(row.bytes).toString('base64') })), uses }
}

describeEachDatabase('pictures in a backup', (openFrom) => {
  describeEachDatabase('restored', (openInto) => {
    it('are there byte by byte, and belong to what they belonged to', async () => {
      const world = await aWorld(openFrom)
      const teacher = await aTeacher(world)
      const [{ token }] = [await aPicture(teacher), await aPicture(teacher)]
      await aPublishedQuiz(teacher, {
        questions: [{ format: 'prose', problem: token, options: ['1', '2'], correct_answer: 0 }],
      })
      await world.app.stop()
      const before = await picturesAt(world.database.place)
      expect([before.media.length, before.uses.length]).toEqual([2, 1])
      const into = await openInto()
      await into.db.destroy()
      await inFolder(async (folder) => {
        const file = join(folder, 'backup.sqlite')
        expect(await makeBackup(world.database.place, { to: file, now: NOW })).toMatchObject({ ok: true })
        expect(await verifyBackup(file)).toMatchObject({ ok: true })
        expect(await restoreBackup(into.place, { file, now: NOW, mayReplace: async () => true })).toMatchObject({
          ok: true,
        })
        expect(await picturesAt(into.place)).toEqual(before)
        // A bit of a picture that has changed is found out.
        const spoilt = new DatabaseSync(file)
        spoilt.exec(`update media set bytes = zeroblob(length(bytes))`)
        spoilt.close()
        expect(await verifyBackup(file)).toMatchObject({ ok: false, code: 'damaged' })
      })
      await into.close()
      await world.database.close()
    })
  })
})
