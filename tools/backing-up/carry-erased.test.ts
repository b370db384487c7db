import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { eraseLetters } from '../../server/personal-data/erasure/erase-letters.ts'
import { eraseQuiz } from '../../server/personal-data/erasure/erase-quiz.ts'
import { eraseStudent } from '../../server/personal-data/erasure/erase-student.ts'
import { eraseTeacher } from '../../server/personal-data/erasure/erase-teacher.ts'
import { wasErased } from '../../server/runs/attempts/store.ts'
import { anAudienceQuestion } from '../../server/testing/audience-questions.ts'
import { describeEachDatabase } from '../../server/testing/describe-each-database.ts'
import { expectGone } from '../../server/testing/every-row.ts'
import { aSubscriber } from '../../server/testing/letters.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aStudent,
  aTeacher,
  expectOk,
  type QuizInTest,
} from '../../server/testing/people.ts'
import { aWorld, type World } from '../../server/testing/world.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { inFolder } from './testing.ts'

const NOW = Date.UTC(2026, 0, 15, 12)
const sure = { now: NOW, mayReplace: async () => true }

describeEachDatabase('a restore', (open) => {
  /** What is there after a backup of now was put in the place of what became of it. */
  const restoredAfter = async (
    world: World,
    change: () => Promise<void>,
    look: (database: World['database']) => Promise<void>,
  ) => {
    const { place, close } = world.database
    await inFolder(async (folder) => {
      const file = join(folder, 'backup.sqlite')
      await makeBackup(place, { to: file, now: NOW })
      await change()
      await world.app.stop()
      expect(await restoreBackup(place, { file, ...sure })).toMatchObject({ ok: true, isErasedKnown: true })
      const db = await connect(place)
      await look({ db, place, close })
      await db.destroy()
    })
    await close()
  }
  const ended = async (world: World, quiz: QuizInTest, name: string) => {
    const student = await aStudent(world, quiz, name)
    expectOk(await student.submits([1, 0, 0]))
    return student
  }

  it('knows what was erased since the backup was made, also of what came after it', async () => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    let id = ''
    const change = async () => {
      const { started, details } = await aStudent(world, quiz)
      id = started.id
      await eraseStudent(world.app.context, { questionnaireId: quiz.id, participantKey: `${quiz.id}:${details.phone}` })
    }
    await restoredAfter(world, change, async ({ db }) => expect(await wasErased(db, [id])).toBe(true))
  })

  it('brings back no student, quiz, account or letter that was erased since, and all that was not', async () => {
    const world = await aWorld(open)
    const [teacher, leaving] = [await aTeacher(world), await aTeacher(world)]
    const [quiz, erased, poll] = [
      await aPublishedQuiz(teacher),
      await aPublishedQuiz(teacher),
      await aPublishedPoll(leaving),
    ]
    const stays = await ended(world, quiz, 'Mita Stays')
    const student = await ended(world, quiz, 'Rahul Erased')
    const taken = await ended(world, quiz, 'Rahul Taken')
    await ended(world, erased, 'Rahul Elsewhere')
    const { email } = await aSubscriber(world)
    await world.app.foldReports()
    const why = { submissions: [taken.started.id], why: 'removed', reason: 'Rahul was here' }
    expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${quiz.id}/removed`, why))
    const { context } = world.app
    const change = async () => {
      for (const { details } of [student, taken])
        await eraseStudent(context, { questionnaireId: quiz.id, participantKey: `${quiz.id}:${details.phone}` })
      await eraseQuiz(context, erased.id)
      await eraseTeacher(context, leaving.email)
      await eraseLetters(context, email)
    }
    await restoredAfter(world, change, async (database) => {
      await expectGone({ database }, ['Rahul', erased.code, poll.code, leaving.email, email])
      const { db } = database
      const left = await db.selectFrom('submission').select('name').execute()
      expect(left).toEqual([{ name: stays.details.name }])
      const report = await db.selectFrom('report').select('count').where('questionnaire_id', '=', quiz.id).execute()
      expect(report).toEqual([{ count: 1 }])
    })
  })

  it('erases what was being erased, and all that was erased of a whole poll', async () => {
    const world = await aWorld(open)
    const teacher = await aTeacher(world)
    const [quiz, binned] = [await aPublishedQuiz(teacher), await aPublishedQuiz(teacher)]
    await ended(world, quiz, 'Rahul Waiting')
    const poll = await aPublishedPoll(teacher, { responding: { hall_questions: 'open' } })
    await anAudienceQuestion(world, poll, { text: 'Does Rahul come?' })
    const { db } = world.database
    const change = async () => {
      const erasure = { id: 'an-erasure', questionnaire_id: quiz.id, asked_at: world.clock.now(), done_at: null }
      await db.insertInto('quiz_erasure').values(erasure).execute()
      await db.updateTable('questionnaire').set({ bin_until: 0 }).where('id', '=', binned.id).execute()
      const wish = { quiz_code: poll.code, change: 'k'.repeat(16) }
      expectOk(await teacher.browser.calls('POST', `/teacher/quizzes/${poll.id}/erasure`, wish))
    }
    await restoredAfter(world, change, async (database) => {
      await expectGone({ database }, [binned.code, 'Rahul'])
    })
  })
})
