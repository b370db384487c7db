import { expect, test } from '../fixtures.ts'
import { onDevice } from '../on-device.ts'
import { isThereSoon } from '../soon.ts'
import { fillForm, openQuiz } from '../student.ts'
import { aPublishedQuiz } from '../teacher.ts'

test('what is tried before the start keeps nothing, and leads back to where one was @phone', async ({
  page,
  server,
}) => {
  const { code } = await aPublishedQuiz(server)
  await openQuiz(page, code)
  await fillForm(page)
  const open = page.getByRole('button', { name: 'Try it first' })
  await open.press('Enter')
  await isThereSoon(page.getByText('This device is ready.'))
  expect(await onDevice(page)).not.toContain('tryout')
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  const seven = page.getByRole('radio', { name: 'Seven' })
  await seven.press('Space')
  await expect(seven).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
})
