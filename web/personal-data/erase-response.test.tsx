import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { eraseResponses } from '#contract/personal-data/erasure.ts'
import { openPage } from '../testing/open-page.tsx'
import { aTeacherServer } from '../testing/teacher-server.ts'
import { EraseResponse } from './erase-response.tsx'

const RAHUL = { id: 'a', name: 'Rahul' }
const MITA = { id: 'b', name: 'Mita' }

/** A list that has come anew, in which somebody else stands in the place. */
function Page() {
  const [response, setResponse] = useState(RAHUL)
  return (
    <>
      <button type="button" onClick={() => setResponse(MITA)}>
        come anew
      </button>
      <EraseResponse of="s1" response={response} onErased={() => {}} />
    </>
  )
}

it('erases whom it was asked for, where the reply was lost and another one stands there when it is pressed again', async () => {
  const { answers, sent, state } = aTeacherServer()
  answers(eraseResponses, { erased: 1 })
  const { user } = openPage(Page, '/', '/')
  await user.click(screen.getByRole('button', { name: 'Erase this response' }))
  state.isDown = true
  const dialog = screen.getByRole('alertdialog', { name: 'Erase the response of Rahul for good?' })
  await user.click(within(dialog).getByRole('button', { name: 'Erase for good' }))
  await screen.findByText(/No answer came/)
  await user.click(screen.getByText('come anew'))
  state.isDown = false
  const again = screen.getByRole('alertdialog', { name: 'Erase the response of Rahul for good?' })
  await user.click(within(again).getByRole('button', { name: 'Erase for good' }))
  await screen.findByText('The response is erased')
  expect(sent(eraseResponses).at(-1)).toMatchObject({ params: ['s1'], body: { responses: ['a'] } })
  expect(screen.queryByRole('alertdialog')).toBe(null)
})
