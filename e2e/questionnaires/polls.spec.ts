import { giveResponse, readResponded } from '#contract/runs/responses.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

test('a poll goes from nothing to moving bars before thirty voters @phone @desktop @gate', async ({
  page,
  server,
  browser,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/polls/create')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Something is still missing.')).toBeVisible()
  await page.getByLabel('Question text').fill('Shall we <b>revise</b> optics?')
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Option 1' }).press('Enter')
  await page.keyboard.type('No')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Later')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('img', { name: 'QR code to the poll' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shall we <b>revise</b> optics?' })).toBeVisible()
  // Keys reach nothing that the presented poll covers.
  await expect(page.getByRole('link', { name: 'Home' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  const code = (await page.getByText(/^[0-9A-Z]{8}$/).textContent()) ?? ''

  const paper = await page.request.get(`${server.url}${API_BASE}${readResponded.path}?code=${code}`)
  const { version_id, questions } = readResponded.data.parse(envelope.parse(await paper.json()).response.data)
  const bar = page.getByRole('row', { name: /Later/ }).locator('[style]')
  const widthOf = async () => (await bar.boundingBox())?.width ?? 0
  expect(await widthOf()).toBe(0)
  for (let at = 0; at < 29; at += 1) {
    const given = await page.request.put(`${server.url}${API_BASE}${giveResponse.path}`, {
      data: {
        code,
        device_key: `device-${String(at).padStart(25, '0')}`,
        version_id,
        based_on: 0,
        change: `change-${String(at).padStart(25, '0')}`,
        answers: questions.map(({ id }) => ({ question_id: id, value: [at % 3] })),
        is_ended: true,
      },
    })
    expect(given.status()).toBe(200)
  }
  await expect(page.getByText('Votes: 29')).toBeVisible()
  await expect.poll(widthOf).toBeGreaterThan(0)
  const voter = await browser.newPage()
  await voter.goto(`${server.url}/poll?code=${code}`)
  await voter.getByRole('radio', { name: 'Later' }).click()
  await voter.getByRole('button', { name: 'Send' }).click()
  await expect(voter.getByText('Your answers have arrived.')).toBeVisible()
  await voter.close()
  await expect(page.getByText('Votes: 30')).toBeVisible()
  await expect(page.getByRole('row', { name: /Later/ })).toContainText('10')
  await page.getByRole('button', { name: 'Hide results' }).click()
  await expect(page.getByRole('row', { name: /Later/ })).toBeHidden()
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('row', { name: /Later/ })).toBeVisible()
  await page.goto('/dashboard/polls')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: 'Stop taking answers' }).click()
  await expect(page.getByText('Closed. It takes no more answers.')).toBeVisible()
})
