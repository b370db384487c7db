import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { callerOf } from '../calls.ts'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const LUNCH = {
  kind: 'opinion',
  problem: 'Lunch?',
  draft: { options: ['Rice', 'Bread'], least: null, most: 1, look: 'list', other: false },
}

const aSurvey = async (server: Server) => {
  const { teacher, token } = await anAccount(server)
  const sections = [{ questions: [LUNCH] }]
  const body = {
    kind: 'survey' as const,
    title: 'Lunch at school',
    sections,
    responding: { ask_name: 'required' as const },
  }
  return { teacher, ...(await callerOf(server, token)(createResponded, { body })) }
}

test('@phone @desktop what somebody gave is erased for good, and their page gives nothing again by itself', async ({
  page,
  browser,
  server,
}) => {
  const { teacher, id, share_code: code } = await aSurvey(server)
  const respondent = await (await browser.newContext({ baseURL: server.url })).newPage()
  await respondent.goto(`/survey?code=${code}`)
  await respondent.getByLabel('Your name').fill('Rahul Das')
  await respondent.getByRole('radio', { name: 'Rice' }).check()
  await respondent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(respondent.getByText('Your answers have arrived.')).toBeVisible()

  await enter(page, teacher)
  await page.goto(`/dashboard/surveys/responses?survey=${id}&view=one`)
  await page.getByRole('button', { name: 'Erase this response' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Erase the response of Rahul Das for good?' })
  await asked.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('The response is erased')).toBeVisible()
  await expect(page.getByText('Rahul Das')).toHaveCount(0)

  await respondent.reload()
  await expect(respondent.getByText('What you gave here was erased')).toBeVisible()
  await respondent.getByRole('button', { name: 'Look at it and give it again' }).click()
  await expect(respondent.getByRole('radio', { name: 'Rice' })).toBeChecked()
  await respondent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(respondent.getByText('Your answers have arrived.')).toBeVisible()

  await page.goto(`/dashboard/quizzes/${id}/privacy`)
  await page.getByRole('button', { name: 'Erase all responses …' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/type the code/)
    .fill(code.toLowerCase())
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('All responses are erased')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the responses' }).click()
  await expect(page.getByText('Rahul Das')).toHaveCount(0)
})
