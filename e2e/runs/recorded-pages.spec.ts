import { jsonOf, recordedVersions } from '../../server/testing/recorded/places.ts'
import type { RecordedFile } from '../../tools/recording/record-pages.ts'
import { test } from '../behind-portal.ts'
import { callerOf, publishResponded } from '../calls.ts'
import { expect } from '../fixtures.ts'
import type { Portal } from '../portal.ts'
import { isThereSoon } from '../soon.ts'
import { choicesOnServer, choose, expectSaved, next, startQuiz, submit, workerServes } from '../student.ts'
import { anAccount, aPublishedQuiz, enter } from '../teacher.ts'

const bodyOf = (file: RecordedFile) => ('text' in file ? file.text : Buffer.from(file.base64, 'base64'))

for (const version of recordedVersions()) {
  const files = new Map(Object.entries(jsonOf(version, 'pages.json') as Record<string, RecordedFile>))

  /** Pages and their files are of that version, and the server of this one. */
  const answersAsThen = (path: string) => {
    const { pathname } = new URL(path, 'http://portal')
    const file = files.get(pathname.startsWith('/dashboard') ? '/dashboard' : pathname)
    return file ? { headers: file.headers, body: bodyOf(file) } : null
  }
  const isDeployed = (portal: Portal) => portal.answersWith(() => null)

  test(`a quiz that is open in ${version} goes on to its end @phone`, async ({ page, portal, server }) => {
    const quiz = await aPublishedQuiz(server)
    portal.answersWith(answersAsThen)
    await startQuiz(page, quiz.code)
    await workerServes(page)
    await choose(page, 'Carbon dioxide')
    await expectSaved(page)
    isDeployed(portal)
    await next(page)
    await choose(page, 'কলকাতা')
    await expectSaved(page)
    await submit(page)
    await isThereSoon(page.getByRole('heading', { name: 'Submitted' }))
    expect(await choicesOnServer(page, quiz.code)).toEqual([1, 2])
  })

  test(`a quiz that is loaded again after ${version} has all answers @phone`, async ({ page, portal, server }) => {
    const quiz = await aPublishedQuiz(server)
    portal.answersWith(answersAsThen)
    await startQuiz(page, quiz.code)
    await workerServes(page)
    await page.context().setOffline(true)
    await choose(page, 'Carbon dioxide')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
    isDeployed(portal)
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Carbon dioxide' })).toBeChecked()
    await expectSaved(page)
    expect(await choicesOnServer(page, quiz.code)).toEqual([1])
  })

  test(`a link opened in ${version} brings its cover through that version's worker @phone`, async ({
    page,
    portal,
    server,
  }) => {
    const quiz = await aPublishedQuiz(server)
    portal.answersWith(answersAsThen)
    await page.goto(`/quiz?code=${quiz.code}`)
    await expect(page.getByRole('button', { name: 'Take this quiz' })).toBeVisible()
    await workerServes(page)
    isDeployed(portal)
    await page.reload()
    await expect(page.locator('#root[data-cover]')).toHaveCount(1)
    await startQuiz(page, quiz.code)
    await choose(page, 'Carbon dioxide')
    await expectSaved(page)
  })

  for (const kind of ['poll', 'survey'] as const) {
    test(`a ${kind} that is open in ${version} goes on, and is sent @phone`, async ({ page, portal, server }) => {
      const { token } = await anAccount(server)
      const draft = { options: ['Rice', 'Bread'], look: 'list', least: null, most: 1, other: false }
      const { code } = await publishResponded(callerOf(server, token), {
        ...{ kind, title: 'Lunch' },
        sections: [{ questions: [{ kind: 'opinion', problem: 'What shall we eat?', draft }] }],
      })
      portal.answersWith(answersAsThen)
      await page.goto(`/${kind}?code=${code}`)
      await expect(page.getByRole('radio', { name: 'Bread' })).toBeVisible()
      await workerServes(page)
      isDeployed(portal)
      await page.getByRole('radio', { name: 'Bread' }).click()
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      const arrived = page.getByText('Your answers have arrived.')
      await isThereSoon(arrived)
      await page.reload()
      await isThereSoon(arrived)
    })
  }

  test(`a draft that is open in ${version} is saved, and goes on @desktop`, async ({ page, portal, server }) => {
    await enter(page, (await anAccount(server)).teacher)
    portal.answersWith(answersAsThen)
    await page.goto('/dashboard/surveys/create')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The course')
    await isThereSoon(page.getByText(/^Saved \d/))
    isDeployed(portal)
    // As it is called now, and as it was called before polls and surveys were written as quizzes are.
    const asked = page.getByLabel(/^(Question text|What do you ask\?)/).first()
    await asked.fill('Were you there?')
    await isThereSoon(page.getByText(/^Saved \d/))
    await page.reload()
    await expect(asked).toHaveValue('Were you there?')
  })
}
