import { screen } from '@testing-library/dom'
import { type ReactElement, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { comment } from '#domain/questions/comment.ts'
import type { FillInBlanks } from '#domain/questions/fill-in-blanks.ts'
import type { Numerical } from '#domain/questions/numerical.ts'
import type { Opinion } from '#domain/questions/opinion.ts'
import type { Value } from '#domain/questions/value.ts'
import { show } from '../../testing/show.tsx'
import { PlayComment } from '../comment/play.tsx'
import { PlayFillInBlanks } from '../fill-in-blanks/play.tsx'
import { PlayNumerical } from '../numerical/play.tsx'
import { PlayOpinion } from '../opinion/play.tsx'
import { PlayShortAnswer } from '../short-answer/play.tsx'
import { Unsaved } from '../unsaved-context.tsx'
import { type UnsavedTexts, unsavedTexts } from '../unsaved-texts.ts'

beforeEach(() => localStorage.clear())

const common = { id: 'q1', isReadOnly: false, labelledBy: 'problem' }
const line = comment.draft.made({ ...comment.draft.empty(), expects: 'line' }, () => 0).asked
const choice: Opinion['asked'] = { options: ['a', 'b'], look: 'list', least: null, most: 1, other: true }

/** The question as its page shows it; it is left by the first button, and its answer cleared by the second. */
type PageProps<Given extends Value> = {
  unsaved: UnsavedTexts
  first: Given | null
  play: (playing: { answer: Given | null; onAnswer: (answer: Given | null) => void }) => ReactElement
}

function Page<Given extends Value>({ unsaved, first, play }: PageProps<Given>) {
  const [answer, setAnswer] = useState<Given | null>(first)
  const [isOpen, setOpen] = useState(true)
  return (
    <Unsaved value={unsaved}>
      {isOpen && play({ answer, onAnswer: setAnswer })}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Next and back
      </button>
      <button type="button" onClick={() => setAnswer(null)}>
        Clear
      </button>
      <output>{JSON.stringify(answer)}</output>
    </Unsaved>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const press = (name: string) => screen.getByRole('button', { name })
const answer = () => document.querySelector('output')?.textContent

const SHORT = (unsaved: UnsavedTexts) => (
  <Page<string>
    unsaved={unsaved}
    first="short"
    play={(playing) => <PlayShortAnswer {...common} {...playing} asked={{}} />}
  />
)

const FIELDS: [string, number, (unsaved: UnsavedTexts) => ReactElement][] = [
  ['a short answer', 600, SHORT],
  [
    'a number',
    41,
    (unsaved) => (
      <Page<Numerical['given']>
        unsaved={unsaved}
        first="5"
        play={(playing) => <PlayNumerical {...common} {...playing} asked={{ decimals: null, units: ['cm'] }} />}
      />
    ),
  ],
  [
    'a blank',
    300,
    (unsaved) => (
      <Page<FillInBlanks['given']>
        unsaved={unsaved}
        first={['Delhi']}
        play={(playing) => <PlayFillInBlanks {...common} {...playing} asked={{ pieces: [{ kind: 'text' }] }} />}
      />
    ),
  ],
  [
    'a comment',
    400,
    (unsaved) => (
      <Page<string>
        unsaved={unsaved}
        first="good"
        play={(playing) => <PlayComment {...common} {...playing} asked={line} />}
      />
    ),
  ],
  [
    'another option',
    400,
    (unsaved) => (
      <Page<Opinion['given']>
        unsaved={unsaved}
        first={['c']}
        play={(playing) => <PlayOpinion {...common} {...playing} asked={choice} />}
      />
    ),
  ],
]

describe.each(FIELDS)('what is too long for %s', (_, length, page) => {
  const long = 'x'.repeat(length)

  it('is there again after Next and back, and in a page loaded anew, and takes nothing from what was saved', async () => {
    const unsaved = unsavedTexts('a1')
    const { user, show: showNow } = show(page(unsaved))
    await user.clear(field())
    await user.click(field())
    await user.paste(long)
    await user.click(press('Next and back'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(unsaved.questions()).toEqual(['q1'])
    await user.click(press('Next and back'))
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([long, 'true'])
    showNow(<div />)
    showNow(page(unsavedTexts('a1')))
    expect(field().value).toBe(long)
    expect(unsavedTexts('another').questions()).toEqual([])
  })

  it('is gone once it is short enough', async () => {
    const unsaved = unsavedTexts('a1')
    const { user } = show(page(unsaved))
    await user.click(field())
    await user.paste(long)
    expect(unsaved.questions()).toEqual(['q1'])
    await user.clear(field())
    await user.paste('12')
    expect(unsaved.questions()).toEqual([])
    expect(localStorage.length).toBe(0)
    expect(answer()).toContain('12')
  })
})

it('what was saved before stays saved while there is too much', async () => {
  const { user } = show(SHORT(unsavedTexts('a1')))
  await user.click(field())
  await user.paste('x'.repeat(600))
  expect(answer()).toBe('"short"')
  await user.click(press('Clear'))
  expect([field().value, answer()]).toEqual(['', 'null'])
})
