import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { listActivity } from '#contract/people/activity.ts'
import { readEdit } from '#contract/questionnaires/drafts.ts'
import { listPolls, listPollVotes, readPoll, readPollResults } from '#contract/questionnaires/polls.ts'
import { readResponded, readResponse } from '#contract/runs/responses.ts'
import { lockRows } from '../../database/dialect.ts'
import { newToken } from '../../secrets.ts'
import { atOnce, sharedServers } from '../../testing/at-once.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import {
  aPublishedPoll,
  aPublishedQuiz,
  aTeacher,
  expectOk,
  type PollInTest,
  type TeacherInTest,
} from '../../testing/people.ts'
import { aPicture } from '../../testing/pictures.ts'
import { browserOf } from '../../testing/world.ts'

const asked = (problem: string) => ({ problem, options: ['Yes', 'No'], correct_answer: 0 })

describeEachDatabase('a poll that its teacher changes', (open, processes) => {
  const { world, appFor } = sharedServers(open, processes)
  const gives = async (call: number, body: object) => browserOf(await appFor(call)).calls('PUT', '/response', body)
  const as = async ({ token }: TeacherInTest, call: number) => {
    const browser = browserOf(await appFor(call))
    browser.bears(token)
    return browser
  }
  const read = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readPoll.data.parse(expectOk(await browser.calls('GET', `/teacher/polls/${id}`)))
  const results = async ({ browser }: TeacherInTest, { id }: PollInTest) =>
    readPollResults.data.parse(expectOk(await browser.calls('GET', `/teacher/polls/${id}/results`)))
  const paper = async ({ code }: PollInTest) =>
    readResponded.data.parse(expectOk(await world().newBrowser().calls('GET', `/response/paper?code=${code}`)))
  const edit = (based_on: string, changes: object = {}) => ({
    title: 'Dinner',
    sections: [{ questions: [asked('Soup?')] }],
    responding: { changeable: true, ask_name: 'optional' },
    based_on,
    draft_key: newToken(),
    ...changes,
  })
  const reset = ({ code, versionId }: PollInTest, changes: object = {}) => ({
    quiz_code: code,
    based_on: versionId,
    draft_key: newToken(),
    ...changes,
  })

  it('is asked anew at once, once however often it is sent, and only what was seen is replaced', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const change = edit(poll.versionId)
    const sent = await atOnce(4, async (at) =>
      (await as(teacher, at)).calls('PUT', `/teacher/polls/${poll.id}`, change),
    )
    expect(new Set(sent.map((answer) => JSON.stringify(expectOk(answer))))).toHaveProperty('size', 1)
    const late = await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, edit(poll.versionId))
    expect([late.status, late.error?.code]).toEqual([409, 'quiz_changed'])
    expect(await read(teacher, poll)).toMatchObject({
      title: 'Dinner',
      responding: { changeable: true, ask_name: 'optional' },
      sections: [{ questions: [{ problem: 'Soup?' }] }],
      has_votes: false,
    })
    world().clock.advance({ seconds: 2 })
    const old = await gives(0, poll.givenBy(newToken()))
    expect([old.status, old.error?.code]).toEqual([409, 'poll_changed'])
    const now = await paper(poll)
    const answers = now.questions.map(({ id }) => ({ question_id: id, value: 0 }))
    expectOk(await gives(0, poll.givenBy(newToken(), { version_id: now.version_id, answers })))
    expect(await results(teacher, poll)).toMatchObject({ votes: 1, questions: [{ of: 1 }] })
  })

  it('keeps its draft, its questions and how it is answered where a part of an edit is refused', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const before = await read(teacher, poll)
    const id = newToken()
    const edits = { quiz_id: poll.id, version_id: poll.versionId }
    const content = { details: { title: 'Dinner', subject: '' }, items: [] }
    const save = { based_on: 0, change: newToken(), kind: 'poll', edits, content }
    expectOk(await teacher.browser.calls('PUT', `/teacher/drafts/${id}`, save))
    const responding = { ...before.responding, anonymous: true, changeable: true }
    const change = edit(poll.versionId, { responding, draft: { id, revision: 1 } })
    const refused = await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, change)
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([400, ['responding.anonymous']])
    expect(await read(teacher, poll)).toEqual(before)
    expectOk(await teacher.browser.calls('GET', `/teacher/drafts/${id}`))
  })

  it('waits for nobody who waits for it, whatever pictures both show', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    const [poll, quiz] = [await aPublishedPoll(teacher), await aPublishedQuiz(teacher)]
    const [low, high] = [await aPicture(teacher), await aPicture(teacher)].map(({ id }) => id).sort()
    const shown = (id: string | undefined) => `![seen](${id})`
    const { db, place } = world().database
    const held = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async (trx) => {
      // A file has one writer at a time, and nobody waits for a row.
      if (place.databaseUrl === null) return
      await lockRows(
        trx,
        trx
          .selectFrom('media')
          .select('id')
          .where('id', '=', low ?? ''),
        'media',
      ).execute()
      await held.promise
    })
    const look = { intro: shown(low) + shown(high), format: 'prose' }
    const set = teacher.browser.calls('PUT', `/teacher/quizzes/${quiz.id}/settings`, { look })
    await setTimeout(300)
    const sections = [{ questions: [{ ...asked(shown(low)), format: 'prose' }] }]
    const responding = { thanks: shown(high), thanks_format: 'prose' }
    const edited = (await as(teacher, 1)).calls(
      'PUT',
      `/teacher/polls/${poll.id}`,
      edit(poll.versionId, { sections, responding }),
    )
    await setTimeout(700)
    held.resolve()
    await holding
    expectOk(await set)
    expectOk(await edited)
  })

  it('becomes what its draft was saved as last, which is gone then, once however often it is sent', {
    tags: ['race'],
  }, async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const id = newToken()
    const edits = { quiz_id: poll.id, version_id: poll.versionId }
    const content = { details: { title: 'Dinner', subject: '' }, items: [{ problem: 'Soup?' }] }
    const save = (based_on: number) => ({ based_on, change: newToken(), kind: 'poll', edits, content })
    const draftNow = async () =>
      readEdit.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/quizzes/${poll.id}/edit`))).draft
    for (const basedOn of [0, 1]) expectOk(await teacher.browser.calls('PUT', `/teacher/drafts/${id}`, save(basedOn)))
    const of = `/teacher/polls/${poll.id}`
    const older = await teacher.browser.calls('PUT', of, edit(poll.versionId, { draft: { id, revision: 1 } }))
    expect([older.status, older.error?.code]).toEqual([409, 'draft_changed'])
    expect(await draftNow()).toMatchObject({ revision: 2, kind: 'poll' })
    const change = edit(poll.versionId, { draft: { id, revision: 2 } })
    const sent = await atOnce(4, async (at) => (await as(teacher, at)).calls('PUT', of, change))
    expect(new Set(sent.map((answer) => JSON.stringify(expectOk(answer))))).toHaveProperty('size', 1)
    expect(await draftNow()).toBeNull()
    const now = await read(teacher, poll)
    const gone = await teacher.browser.calls('PUT', of, edit(now.version_id, { draft: { id, revision: 2 } }))
    expect([gone.status, gone.error?.code]).toEqual([409, 'draft_gone'])
  })

  it('speaks only of answers that come before, and an edit whose reply was lost is the same again', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const sends = (change: object) => teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, change)
    const speaking = await sends(edit(poll.versionId, { sections: [{ questions: [asked('Why {Q2}?')] }] }))
    expect(speaking).toMatchObject({ status: 400, error: { problems: { sections: 'speaks_of_nothing' } } })
    const change = edit(poll.versionId)
    expect(expectOk(await sends(change))).toEqual(expectOk(await sends(change)))
  })

  it('asks what it asks once somebody has voted; a copy and another name are possible', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    expectOk(await gives(0, poll.givenBy(newToken())))
    const refused = await teacher.browser.calls('PUT', `/teacher/polls/${poll.id}`, edit(poll.versionId))
    expect([refused.status, refused.error?.code]).toEqual([409, 'poll_has_votes'])
    expect(await read(teacher, poll)).toMatchObject({
      title: 'Lunch',
      responding: { changeable: false },
      has_votes: true,
    })
    expectOk(await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/title`, { title: 'Lunch at noon' }))
    expectOk(await gives(0, poll.givenBy(newToken())))
    world().clock.advance({ seconds: 2 })
    const renamed = await paper(poll)
    expectOk(await gives(0, poll.givenBy(newToken(), { version_id: renamed.version_id })))
    expect(await results(teacher, poll)).toMatchObject({ title: 'Lunch at noon', votes: 3, questions: [{ of: 3 }] })
  })

  it('is either voted on or changed first, never a vote on what nobody is asked', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    for (let round = 0; round < 8; round += 1) {
      const poll = await aPublishedPoll(teacher)
      const change = edit(poll.versionId)
      const outcomes = await atOnce(6, async (at) =>
        at === 2 + (round % 3)
          ? (await as(teacher, at)).calls('PUT', `/teacher/polls/${poll.id}`, change)
          : gives(at, poll.givenBy(newToken())),
      )
      const { votes, questions } = await results(teacher, poll)
      const counted = outcomes.filter(({ status }) => status === 200).length
      const isEdited = (await read(teacher, poll)).title === 'Dinner'
      expect([votes, questions[0]?.of]).toEqual(isEdited ? [0, 0] : [5, 5])
      expect(counted).toBe(isEdited ? 1 : 5)
    }
  })

  it('loses all its votes to a reset, for good: none comes back, and every device votes anew', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher)
    const given = Array.from({ length: 7 }, () => poll.givenBy(newToken()))
    for (const body of given) expectOk(await gives(0, body))
    const wrong = await teacher.browser.calls(
      'POST',
      `/teacher/polls/${poll.id}/reset`,
      reset(poll, { quiz_code: 'X' }),
    )
    expect(wrong.error?.code).toBe('wrong_quiz_code')
    expect((await results(teacher, poll)).votes).toBe(7)
    const body = reset(poll)
    const sent = await atOnce(4, async (at) =>
      (await as(teacher, at)).calls('POST', `/teacher/polls/${poll.id}/reset`, body),
    )
    for (const answer of sent) expectOk(answer)
    expect(await results(teacher, poll)).toMatchObject({ title: 'Lunch', votes: 0, questions: [{ of: 0 }] })
    const again = await Promise.all(given.map((said, at) => gives(at, said)))
    expect(new Set(again.map(({ error }) => error?.code))).toEqual(new Set(['poll_changed']))
    const [first] = given
    const device_key = first?.device_key ?? ''
    const stored = await world().newBrowser().calls('POST', '/response/read', { code: poll.code, device_key })
    expect(readResponse.data.parse(expectOk(stored)).response).toBeNull()
    world().clock.advance({ seconds: 2 })
    const now = await paper(poll)
    const answers = now.questions.map(({ id }) => ({ question_id: id, value: 0 }))
    expectOk(await gives(0, poll.givenBy(device_key, { version_id: now.version_id, answers })))
    expect((await results(teacher, poll)).votes).toBe(1)
    const log = expectOk(await teacher.browser.calls('GET', '/teacher/activity?part=quizzes'))
    const told = listActivity.data.parse(log).entries.filter(({ kind }) => kind === 'poll_reset')
    expect(told.map(({ details }) => details)).toEqual([{ votes: 7 }])
  })

  it('keeps exactly the votes on what it asks after a reset that came between votes', { tags: ['race'] }, async () => {
    const teacher = await aTeacher(world())
    for (let round = 0; round < 5; round += 1) {
      const poll = await aPublishedPoll(teacher)
      const votes = Array.from({ length: 30 }, () => poll.givenBy(newToken()))
      await Promise.all([
        ...votes.map((body, at) => gives(at, body)),
        as(teacher, round).then((browser) => browser.calls('POST', `/teacher/polls/${poll.id}/reset`, reset(poll))),
      ])
      expect(await results(teacher, poll)).toMatchObject({ votes: 0, questions: [{ of: 0 }] })
      expect((await gives(1, votes[0] ?? {})).error?.code).toBe('poll_changed')
    }
  })

  it('tells its votes one by one, the latest first, with the names that were given', async () => {
    const teacher = await aTeacher(world())
    const poll = await aPublishedPoll(teacher, { responding: { ask_name: 'optional' } })
    for (let at = 0; at < 31; at += 1) {
      world().clock.advance({ seconds: 1 })
      expectOk(await gives(0, poll.givenBy(newToken(), { told: [{ name: 'name', value: `Voter ${at}` }] })))
    }
    expectOk(await gives(0, poll.givenBy(newToken(), { is_ended: false })))
    const page = async (number: number) =>
      listPollVotes.data.parse(
        expectOk(await teacher.browser.calls('GET', `/teacher/polls/${poll.id}/votes?page=${number}`)),
      )
    const first = await page(1)
    expect([first.found, first.pages, first.rows.length, first.rows[0]?.name]).toEqual([31, 2, 30, 'Voter 30'])
    expect((await page(2)).rows).toMatchObject([{ name: 'Voter 0', answers: [{ words: 'B. Bread' }] }])
  })

  it('is listed with its votes and the last of them, and is told apart in the bin', async () => {
    const teacher = await aTeacher(world())
    const [poll, other] = [await aPublishedPoll(teacher), await aPublishedPoll(teacher, { title: 'Other' })]
    const listed = async (query = '') =>
      listPolls.data.parse(expectOk(await teacher.browser.calls('GET', `/teacher/polls${query}`)))
    expect((await listed()).map((each) => each.last_vote_at)).toEqual([null, null])
    world().clock.advance({ minutes: 5 })
    expectOk(await gives(0, poll.givenBy(newToken())))
    const at = world().clock.now()
    const [listedPoll] = (await listed()).filter(({ id }) => id === poll.id)
    expect(listedPoll).toMatchObject({ votes: 1, no_of_questions: 1 })
    expect(Math.abs(Date.parse(listedPoll?.last_vote_at ?? '') - at)).toBeLessThan(5000)
    expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'bin' }))
    expect((await listed()).map(({ id }) => id)).toEqual([other.id])
    const [binned] = await listed('?show=bin')
    expect([binned?.id, binned?.bin_until === undefined]).toEqual([poll.id, false])
    world().clock.advance({ seconds: 2 })
    expect((await gives(0, poll.givenBy(newToken()))).status).toBe(410)
    expectOk(await teacher.browser.calls('POST', '/teacher/quiz-actions', { ids: [poll.id], action: 'restore' }))
    world().clock.advance({ seconds: 2 })
    expectOk(await gives(0, poll.givenBy(newToken())))
    expect((await listed()).find(({ id }) => id === poll.id)).toMatchObject({ status: 'active', votes: 2 })
  })

  it('is changed by none of the calls for quizzes and surveys, and no quiz by these', async () => {
    const teacher = await aTeacher(world())
    const [poll, quiz] = [await aPublishedPoll(teacher), await aPublishedQuiz(teacher)]
    const current = { version_id: poll.versionId, instead_of: poll.versionId }
    const refused = [
      await teacher.browser.calls('PUT', `/teacher/quizzes/${poll.id}/versions/current`, current),
      await teacher.browser.calls('GET', `/teacher/surveys/${poll.id}`),
      await teacher.browser.calls('GET', `/teacher/polls/${quiz.id}`),
      await teacher.browser.calls('PUT', `/teacher/polls/${quiz.id}`, edit('none')),
      await teacher.browser.calls('POST', `/teacher/polls/${quiz.id}/reset`, { ...reset(poll), quiz_code: quiz.code }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})
