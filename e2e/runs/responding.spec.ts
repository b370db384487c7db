import { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { aPublishedQuiz } from '../teacher.ts'

test('a vote that nothing carries is kept, and arrives once the network is back @phone', async ({ page, server }) => {
  const { token } = await aPublishedQuiz(server)
  const data = {
    kind: 'poll',
    title: 'Lunch',
    responding: { ask_name: 'required' },
    sections: [
      { questions: [{ problem: 'What shall we eat?', options: ['Rice', 'Bread'], correct_answer: 0, required: true }] },
    ],
  }
  const made = await page.request.post(`${server.url}${API_BASE}${createResponded.path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  const { share_code: code } = createResponded.data.parse(envelope.parse(await made.json()).response.data)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Quiz code' }).fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/poll?code=${code}`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please answer this')).toBeVisible()
  await expect(page.getByText('Please give your name')).toBeVisible()
  await page.getByLabel('Your name').fill('Mita Pal')
  await page.getByRole('radio', { name: 'Bread' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('are kept on this device')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your answers have arrived.')).toBeVisible()
})
