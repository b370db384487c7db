import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { NOTHING } from '#domain/marking/marking.ts'
import type { DraftDetails, DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { show } from '../../testing/show.tsx'
import type { Entry } from '../entries/draft-entries.ts'
import { emptyDetails } from '../entries/stored-draft.ts'
import { AboutMarks } from './about-marks.tsx'

const question: DraftQuestion = {
  ...{ kind: 'single_choice', prompt: 'Which?' },
  draft: { options: ['a', 'b'], correct: 1 },
}
const entriesOf = (own: Partial<DraftQuestion> = {}): Entry[] => [
  { key: 1, question: { ...question, ...own } as DraftQuestion, inPassage: false },
]
const A_QUARTER = { numerator: 1, denominator: 4 }

function Kept({ begun, entries }: { begun: Partial<DraftDetails>; entries: readonly Entry[] }) {
  const [details, setDetails] = useState<DraftDetails>({ ...emptyDetails(), ...begun })
  return (
    <>
      <AboutMarks
        {...{ details, entries }}
        onChange={(change) => setDetails((before) => ({ ...before, ...change }))}
        onOpen={() => {}}
      />
      <output>{details.floor}</output>
    </>
  )
}
const floor = () => screen.queryByRole('combobox', { name: 'Lowest total' })

it.each<[string, Partial<DraftDetails>, Entry[], boolean]>([
  ['nothing takes marks away', {}, entriesOf(), false],
  ['the quiz does', { hasNegativeMarking: true }, entriesOf(), true],
  ['a question does', {}, entriesOf({ marking: { wrongCosts: A_QUARTER } }), true],
  ['a question costs nothing for itself', {}, entriesOf({ marking: { wrongCosts: NOTHING } }), false],
  [
    'a section does',
    {},
    [{ key: 2, part: { kind: 'section', title: 'A', text: '', marking: { wrongCosts: A_QUARTER } } }, ...entriesOf()],
    true,
  ],
  ['one is set already', { floor: 'total' }, entriesOf(), true],
])('offers a lowest total where marks can be lost: %s', (_, begun, entries, isOffered) => {
  show(<Kept {...{ begun, entries }} />)
  expect(floor() !== null).toBe(isOffered)
})

it('keeps what is chosen', async () => {
  const { user } = show(<Kept begun={{ hasNegativeMarking: true }} entries={entriesOf()} />)
  await user.selectOptions(floor() as HTMLElement, 'No section’s total goes below 0')
  expect(screen.getByRole('status').textContent).toBe('section')
})
