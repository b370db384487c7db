import { expect, it } from 'vitest'
import { listQuestionnaires } from '#contract/questionnaires/listing.ts'
import { quizPage } from '#contract/questionnaires/questionnaires.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher, expectOk } from '../../testing/people.ts'
import { sharedWorld } from '../../testing/world.ts'

describeEachDatabase('a list of what students take', (open) => {
  const world = sharedWorld(open, { RATE_LIMIT: 'off' })

  it('has what its window has closed among what is closed, from that moment on', async () => {
    const { clock } = world()
    const teacher = await aTeacher(world())
    const published = async (more: Partial<NewQuizOnWire>) => (await aPublishedQuiz(teacher, more)).id
    const until = { opening: { closes_at: clock.now() + 60_000 } } as NewQuizOnWire['settings']
    const free = await published({})
    const bounded = await published({ paper: 'with_start', settings: until })
    const exam = await published({ kind: 'exam', settings: until })
    const shown = async (show: string) => {
      const path = `/teacher/questionnaires?kind=all&show=${show}`
      const listed = listQuestionnaires.data.parse(expectOk(await teacher.browser.calls('GET', path)))
      return listed.rows.map(({ id }) => id).toSorted()
    }
    const statuses = async () => {
      const page = quizPage.parse(expectOk(await teacher.browser.calls('GET', '/teacher/quizzes?page=1')))
      return Object.fromEntries(page.rows.map(({ id, status }) => [id, status]))
    }
    expect([await shown('active'), await shown('closed')]).toEqual([[free, bounded, exam].toSorted(), []])
    expect(await statuses()).toEqual({ [free]: 'active', [bounded]: 'active' })
    clock.advance({ seconds: 60 })
    expect([await shown('active'), await shown('closed')]).toEqual([[free], [bounded, exam].toSorted()])
    expect(await shown('all')).toEqual([free, bounded, exam].toSorted())
    expect(await statuses()).toEqual({ [free]: 'active', [bounded]: 'closed' })
  })
})
