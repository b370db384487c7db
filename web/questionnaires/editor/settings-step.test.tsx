import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { field } from '../../testing/field.ts'
import { openPage } from '../../testing/open-page.tsx'
import { emptyDetails } from '../entries/stored-draft.ts'
import { SettingsStep } from './settings-step.tsx'

const Page = () => {
  const [details, setDetails] = useState(emptyDetails)
  const change = (changed: Partial<typeof details>) => setDetails((before) => ({ ...before, ...changed }))
  return <SettingsStep details={details} isPublished={false} onChange={change} onBack={() => {}} />
}

it('says beside a setting why its teacher cannot go on', async () => {
  const { user } = openPage(Page, '/dashboard/quizzes/create')
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' })
  await user.selectOptions(field('Moving between questions'), 'by_question')
  await user.type(field('Seconds for each question'), '3')
  expect([done.disabled, screen.getAllByText('This is out of range').length]).toEqual([true, 1])
  await user.type(field('Seconds for each question'), '0')
  expect([done.disabled, screen.queryByText('This is out of range')]).toEqual([false, null])
})
