import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, it } from 'vitest'
import { aDraftsServer } from '../../testing/drafts-server.ts'
import { fillIn } from '../../testing/field.ts'
import { soon, stopTime } from '../../testing/passing-time.ts'
import { act } from '../../testing/show.tsx'
import { showDashboard } from '../../testing/show-dashboard.tsx'
import { press } from '../../testing/show-questions.tsx'
import { signedIn } from '../../testing/signed-in.ts'
import { CreateSurvey } from './create-survey.tsx'

beforeEach(() => {
  stopTime()
  signedIn()
})

it('A survey that may not be meant is asked about before it is published, once', async () => {
  const server = aDraftsServer()
  showDashboard('/dashboard/surveys/create', [{ path: '/dashboard/surveys/create', element: <CreateSurvey /> }])
  fillIn('Title', 'The trip')
  fillIn('Question text', 'Which of the places in the figure below?')
  fillIn('Option 1', 'The lake')
  fillIn('Option 2', 'The hill')
  press('Publish')
  await soon(() => expect(screen.getByRole('dialog', { name: 'Is this meant?' })).toBeTruthy())
  const asked = screen.getByRole('dialog', { name: 'Is this meant?' })
  expect(asked.textContent).toContain('It speaks of a figure, and has no picture.')
  expect(server.surveys).toEqual([])
  act(() => within(asked).getByRole('button', { name: 'Publish' }).click())
  await soon(() => expect(server.surveys).toHaveLength(1))
})
