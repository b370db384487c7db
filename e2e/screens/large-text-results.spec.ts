import type { Page } from '@playwright/test'
import { MINUTE } from '#domain/time/time-limit.ts'
import { expectWholeIn, type View } from '../boxes.ts'
import { callerOf, publishResponded, respond } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { startByCalls, takeQuizByCalls } from '../student.ts'
import { type Account, anAccount, enter, publish, questionsOf } from '../teacher.ts'
import { ADDRESS, LETTERS, LONG_POLL, LONG_SURVEY, LONG_TITLE } from './long-texts.ts'

const VIEWS: View[] = [
  { width: 320, height: 640, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 768, height: 1024, text: 100 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 100 },
  { width: 1280, height: 800, text: 200 },
]

test.use({ ownServer: true })

type Place = { server: Parameters<typeof publish>[0] & Parameters<typeof startByCalls>[0]; account: Account }

const student = (at: number) => ({
  name: at % 2 === 0 ? LETTERS.slice(0, 90) : 'শ্রীমতী অনিন্দিতা বন্দ্যোপাধ্যায়-চট্টোপাধ্যায়',
  phone: String(9_876_543_210 + at),
  district: 'South 24 Parganas',
})

const TYPED = {
  kind: 'short_answer',
  problem: `Where? ${ADDRESS}`,
  draft: { accepted: [LETTERS.slice(0, 90)], caseMatters: false, accentsMatter: false },
}

/** Two have handed in, and two are at it. */
const taken = async ({ server, account }: Place): Promise<string> => {
  const quiz = await publish(server, account, { title: LONG_TITLE, questions: [TYPED] })
  const [question_id] = (await questionsOf(server, quiz)).map(({ id }) => id)
  const answers = [{ question_id, selected_index: -1, value: LETTERS.slice(0, 95) }]
  for (const at of [0, 1]) await takeQuizByCalls(server, quiz.code, { ...student(at), answers })
  for (const at of [2, 3]) await startByCalls(server, quiz.code, student(at))
  return quiz.id
}

/** One whose answer comes after the time is over. */
const late = async (
  { server, account }: Place & { server: { now: () => Promise<number> } },
  advance: () => Promise<unknown>,
) => {
  const quiz = await publish(server, account, { title: LONG_TITLE, questions: [TYPED] })
  const [question_id] = (await questionsOf(server, quiz)).map(({ id }) => id)
  const calls = await startByCalls(server, quiz.code, student(4))
  const given_at = (await server.now()) + 14 * MINUTE
  await advance()
  const answers = [{ question_id, selected_index: -1, value: ADDRESS, seq: 40, given_at }]
  await calls('PUT', '/student/quiz/answers', { revision: 2, device: 'phone-0001', turn: 0, answers })
  return quiz.id
}

const lookAtAll = async (page: Page, screens: readonly (readonly [address: string, sees: string | RegExp])[]) => {
  for (const [address, sees] of screens) {
    await page.goto(address)
    await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible()
    await expectWholeIn(VIEWS, page, address)
  }
}

test('with large text and long words the results of a quiz stay whole, and on paper @desktop', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const account = await anAccount(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [id, lateId] = [
    await taken({ server, account }),
    await late({ server, account }, () => server.advance({ minutes: 16, seconds: 20 })),
  ]
  const running = await publish(server, account, { title: LONG_TITLE, questions: [TYPED] })
  for (const at of [5, 6]) await startByCalls(server, running.code, student(at))
  await server.run('closeOverdue')
  await enter(page, account.teacher)
  await lookAtAll(page, [
    [`/dashboard/quizzes/result?quiz=${id}`, 'Handed in'],
    [`/dashboard/quizzes/result?quiz=${running.id}`, 'Taking it now'],
    [`/dashboard/quizzes/result?quiz=${id}&view=overview`, /handed in/],
    [`/dashboard/quizzes/${lateId}/late`, 'Late answers'],
    [`/dashboard/quizzes/${id}/removed`, 'Reset and removed'],
    [`/dashboard/quizzes/${id}/print?what=class`, 'Everything is here.'],
    [`/dashboard/quizzes/${id}/print?what=sheets`, 'Everything is here.'],
  ])
})

test('with large text and long words the responses to polls and surveys stay whole @desktop', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const { teacher, token } = await anAccount(server)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const caller = callerOf(server, token)
  const poll = await publishResponded(caller, LONG_POLL)
  await respond(caller, { code: poll.code, at: 0, values: [[LETTERS.slice(0, 150)]] })
  const survey = await publishResponded(caller, LONG_SURVEY)
  const given = [[0], [7], [9], LETTERS.slice(0, 150), [1, 0], [0, 1], true, [ADDRESS.slice(0, 150)]]
  await respond(caller, { code: survey.code, at: 0, values: given })
  await enter(page, teacher)
  const responses = `/dashboard/surveys/responses?survey=${survey.id}`
  await lookAtAll(page, [
    [`/dashboard/polls/analytics?poll=${poll.id}`, 'Votes: 1'],
    [`${responses}`, '1 complete'],
    [`${responses}&view=table`, '1 response'],
    [`${responses}&view=cross`, '1 complete'],
  ])
})
