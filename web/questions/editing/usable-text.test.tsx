import { fireEvent, screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { value } from '#domain/questions/value.ts'
import { show } from '../../testing/show.tsx'
import { PlayFillInBlanks } from '../fill-in-blanks/play.tsx'
import { PlayNumerical } from '../numerical/play.tsx'
import { PlayShortAnswer } from '../short-answer/play.tsx'

const onAnswer = vi.fn()
const PLAYED = { id: 'q1', answer: null, isReadOnly: false, labelledBy: 'problem', onAnswer }

const FIELDS = [
  ['a blank', <PlayFillInBlanks key="q1" {...PLAYED} asked={{ pieces: [{ kind: 'text' }] }} />],
  ['a number', <PlayNumerical key="q1" {...PLAYED} asked={{ decimals: null, units: [] }} />],
  ['a short answer', <PlayShortAnswer key="q1" {...PLAYED} asked={{}} />],
] as const

it.each(FIELDS)('what cannot be seen is no answer as %s', (_, field) => {
  show(field)
  for (const typed of ['\u200b', '\u200d \ufeff', '\u00ad', '\u2800'])
    fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } })
  expect(onAnswer.mock.calls.filter(([answer]) => answer !== null)).toEqual([])
  onAnswer.mockClear()
})

it.each(FIELDS)(
  'what no database can hold is never given as %s: one such answer would keep back the whole sheet',
  (_, field) => {
    show(field)
    for (const typed of ['12', '12\ud83d', '\udc4d', '12\u0000', '\u0000']) {
      fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } })
    }
    const given = onAnswer.mock.calls.map(([answer]) => answer).filter((answer) => answer !== null)
    expect(given.length).toBeGreaterThan(0)
    expect(given.filter((answer) => !value.safeParse(answer).success)).toEqual([])
    onAnswer.mockClear()
  },
)
