import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { OpenEnded } from '#domain/questions/open-ended.ts'
import { MAX_VALUE_LENGTH } from '#domain/questions/value.ts'
import { show } from '../../testing/show.tsx'
import { lengthHint, PlayOpenEnded } from './play.tsx'

type AskedProps = {
  words?: OpenEnded['asked']['words']
  first?: string | null
  isReadOnly?: boolean
  onSaid?: (answer: string | null) => void
}

function Asked({ words = null, first = null, isReadOnly = false, onSaid = () => undefined }: AskedProps) {
  const [answer, setAnswer] = useState(first)
  const say = (given: string | null) => {
    setAnswer(given)
    onSaid(given)
  }
  return (
    <>
      <p id="problem">Why is the sky blue?</p>
      <PlayOpenEnded
        id="q1"
        asked={{ words }}
        answer={answer}
        isReadOnly={isReadOnly}
        labelledBy="problem"
        onAnswer={say}
      />
    </>
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer Why is the sky blue?' })
const LONGEST = MAX_VALUE_LENGTH - 2

it('is saved as it is typed, with its paragraphs, and counts its words', async () => {
  const onSaid = vi.fn()
  const { user } = show(<Asked words={{ least: 50, most: 100 }} onSaid={onSaid} />)
  expect(screen.getByText('About 50 to 100 words.').id).toBe(field().getAttribute('aria-describedby'))
  await user.type(field(), 'a{Enter}{Enter}b ')
  expect(onSaid.mock.lastCall).toEqual(['a\n\nb'])
  expect(field().value).toBe('a\n\nb ')
  expect(screen.getByText('2 words')).toBeTruthy()
})

it('says how much room is left once it is little, in letters of any script', async () => {
  show(<Asked first={'ক'.repeat(LONGEST - 150)} />)
  expect(screen.getByRole('status').textContent).toBe('Room for about 100 more characters')
})

it('cuts nothing in silence: what is too long stays, is said, and what fitted last stays saved', async () => {
  const onSaid = vi.fn()
  const { user } = show(<Asked first="short" onSaid={onSaid} />)
  await user.click(field())
  await user.paste('ক'.repeat(LONGEST))
  expect(onSaid).not.toHaveBeenCalled()
  expect(field().value.length).toBe(LONGEST + 5)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/Make it 5 characters shorter/)).toBeTruthy()
  await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(onSaid.mock.lastCall?.[0].length).toBe(LONGEST)
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

it('stays as it is where nothing can be changed any more', async () => {
  const onSaid = vi.fn()
  const { user } = show(<Asked first="text" isReadOnly onSaid={onSaid} />)
  await user.type(field(), 'x')
  expect([field().value, onSaid.mock.calls]).toEqual(['text', []])
})

it.each([
  [null, null],
  [{ least: null, most: null }, null],
  [{ least: 50, most: 50 }, 'About 50 words.'],
  [{ least: 50, most: null }, 'At least about 50 words.'],
  [{ least: null, most: 50 }, 'At most about 50 words.'],
])('%j is said as %j', (words, hint) => expect(lengthHint(words)).toBe(hint))
