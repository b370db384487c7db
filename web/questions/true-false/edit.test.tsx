import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { trueFalseEditor } from './edit.tsx'
import { ReviewTrueFalse } from './review.tsx'

const { Edit, Preview, firstField } = trueFalseEditor
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('one of both is marked as right', async () => {
  const onChange = vi.fn()
  const edit = (correct: boolean | null) => (
    <Edit id={1} draft={{ correct }} onChange={onChange} onFocus={() => undefined} onSaid={() => undefined} />
  )
  const { user, show: showNow } = show(edit(null))
  const group = screen.getByRole('group', { name: 'Is the statement true or false?' })
  expect(group.querySelectorAll(`[data-field="${firstField}"]`)).toHaveLength(2)
  await user.click(screen.getByRole('radio', { name: 'False' }))
  expect(onChange.mock.calls).toEqual([[{ correct: false }]])
  showNow(edit(false))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'False Correct answer' }).checked).toBe(true)
})

it('the preview shows which is right', () => {
  show(<Preview draft={{ correct: false }} />)
  expect(rows()).toEqual(['TTrue', 'FFalseCorrect answer'])
})

it.each([
  [true, true, ['TTrueYour answer, and right', 'FFalse']],
  [true, false, ['TTrueRight answer', 'FFalseYour answer']],
  [true, null, ['TTrueRight answer', 'FFalse']],
  [null, true, ['TTrueYour answer', 'FFalse']],
])('where %s is right and %s was chosen, the review says so', (correct, answer, texts) => {
  show(
    <ReviewTrueFalse asked={{}} answerKey={correct === null ? null : { correct }} answer={answer} reader="student" />,
  )
  expect(rows()).toEqual(texts)
})
