import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { type DraftQuestion, emptyQuestion, gapsOf } from '#domain/questionnaires/drafts/draft.ts'
import { errorOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { OwnFields } from './own-fields.tsx'

const USUAL = { ...defaultMarking(true), marksPerQuestion: 2400 }

const someFields = (first: DraftQuestion = emptyQuestion(), isOfSection = false) => {
  const onChange = vi.fn<(question: DraftQuestion) => void>()
  function Form() {
    const [question, setQuestion] = useState(first)
    const change = (changed: DraftQuestion) => {
      setQuestion(changed)
      onChange(changed)
    }
    return <OwnFields question={question} usual={USUAL} isOfSection={isOfSection} onChange={change} />
  }
  const { user } = show(<Form />)
  const latest = () => onChange.mock.lastCall?.[0] ?? first
  const own = () => {
    const { points, marking, language } = latest()
    return { points, marking, language }
  }
  return { user, own, latest }
}

const summary = () => screen.getByText('Marks and language').parentElement?.textContent

describe('what a question has of its own', () => {
  it('is nothing at first, and its summary says so', () => {
    someFields()
    expect(summary()).toBe('Marks and languageAs the quiz')
    expect(field('Marks').placeholder).toBe('2')
  })

  it('is as its section where that has marks of its own', () => {
    someFields(undefined, true)
    expect(summary()).toBe('Marks and languageAs its section')
    expect(screen.getByText('Empty: as its section.')).toBeTruthy()
    expect(within(field('Wrong answers cost')).getByRole('option', { name: 'As its section' })).toBeTruthy()
    expect(screen.queryByText('As the quiz')).toBe(null)
  })

  it('is told by the summary, and taken back', async () => {
    const { user, own } = someFields()
    await user.type(field('Marks'), '4')
    expect(summary()).toContain('4 marks, wrong −1')
    await user.selectOptions(field('Wrong answers cost'), 'Nothing')
    await user.selectOptions(field('Language'), 'Bengali')
    expect(summary()).toContain('4 marks, wrong costs nothing, Bengali')
    expect(own()).toEqual({
      points: 4800,
      marking: { wrongCosts: { numerator: 0, denominator: 1 } },
      language: 'bn',
    })
    await user.clear(field('Marks'))
    await user.selectOptions(field('Wrong answers cost'), 'As the quiz')
    await user.selectOptions(field('Language'), 'As the page')
    expect(own()).toEqual({ points: undefined, marking: undefined, language: undefined })
    expect(summary()).toContain('As the quiz')
  })

  it.each(['0', '1001', 'four', '1.234', '-1'])('can not be worth %s', async (typed) => {
    const { user, latest } = someFields()
    await user.type(field('Marks'), typed)
    expect(errorOf('Marks')).toBe('Enter marks from 0.01 to 1,000, with at most two decimals')
    expect(field('Marks').value).toBe(typed)
    expect(gapsOf(latest())).toContainEqual({ need: 'marks', field: 'points' })
  })

  it.each([
    ['12,5 %', { numerator: 1250, denominator: 10_000 }, 'Of 2 marks a wrong answer takes off 0.25.'],
    ['1/3', { numerator: 1, denominator: 3 }, 'Of 2 marks a wrong answer takes off 2/3.'],
    ['0.5 marks', { numerator: 1, denominator: 4 }, 'Of 2 marks a wrong answer takes off 0.5.'],
    [
      '1/7',
      { numerator: 1, denominator: 7 },
      'Of 2 marks a wrong answer takes off 0.285: 1/7 of them is 0.285714…, rounded down to whole 1/1200 of a mark, in the student’s favour.',
    ],
    ['0', { numerator: 0, denominator: 10_000 }, 'A wrong answer takes nothing off.'],
  ])('may be any part of its marks, which is told exactly: %s', async (typed, wrongCosts, told) => {
    const { user, own } = someFields()
    await user.selectOptions(field('Wrong answers cost'), 'Another part of its marks')
    expect(screen.getByText('Of 2 marks a wrong answer takes off 0.4.')).toBeTruthy()
    await user.clear(field('Part of its marks'))
    await user.type(field('Part of its marks'), typed)
    expect(own().marking).toEqual({ wrongCosts })
    expect(field('Part of its marks').value).toBe(typed)
    expect(screen.getByText(told)).toBeTruthy()
  })

  it.each([
    [' ', 'Enter a part of the marks, as 1/4, 33.33 %, 0.25 or “1 mark of 4”'],
    ['abc', 'Enter a part of the marks, as 1/4, 33.33 %, 0.25 or “1 mark of 4”'],
    ['1/0', 'Nothing can be divided by 0: enter a part of the marks, as 1/4'],
    ['3/2', 'A wrong answer can take off all of the marks, and no more'],
    ['1/20000', 'Too fine: below the line of a fraction 10,000 is the most, and a percentage can have two decimals'],
    ['25', 'Say what is meant, as “25 %” or “1 mark of 4”'],
  ])('is told what is wrong with %j as a part, which stays', async (typed, said) => {
    const { user, latest } = someFields()
    await user.selectOptions(field('Wrong answers cost'), 'Another part of its marks')
    await user.clear(field('Part of its marks'))
    await user.type(field('Part of its marks'), typed)
    expect(errorOf('Part of its marks')).toBe(said)
    expect(field('Part of its marks').value).toBe(typed)
    expect(gapsOf(latest())).toContainEqual({ need: 'wrong_costs', field: 'wrongPart' })
  })

  it('says that a wrong answer costs nothing where its scheme takes nothing', async () => {
    const { user } = someFields(emptyQuestion('ordering'))
    await user.selectOptions(field('Wrong answers cost'), 'A quarter of its marks')
    await user.selectOptions(
      field('Answers that are right in part'),
      'A share for each right part, less one for each wrong part',
    )
    const told =
      'Of 2 marks a wrong answer takes off 0.5. Where an answer has several parts, this scheme takes nothing off.'
    expect(screen.getByText(told)).toBeTruthy()
  })

  it('says what ticking every option earns, where its scheme pays for that', async () => {
    const draft = { options: ['a', 'b', 'c'], correct: [0, 1], tellsHowMany: false }
    const { user } = someFields({ kind: 'multiple_choice', prompt: 'Which?', draft })
    const said = () => screen.queryByText(/^Whoever ticks every option/)?.textContent
    await user.selectOptions(field('Answers that are right in part'), 'A share of the marks for each right part')
    await vi.waitFor(() =>
      expect(said()).toBe('Whoever ticks every option gets 1.9991… of 2 marks, though some are wrong.'),
    )
    await user.selectOptions(field('Answers that are right in part'), 'All or nothing')
    expect(said()).toBe(undefined)
  })

  it('has a scheme only where an answer has parts', async () => {
    const { user, own } = someFields(emptyQuestion('ordering'))
    await user.selectOptions(field('Answers that are right in part'), 'A share of the marks for each right part')
    expect(own().marking).toEqual({ scheme: 'proportional' })
    expect(summary()).toContain('A share of the marks for each right part')
  })

  it('has none where it has a single part', () => {
    someFields()
    expect(screen.queryByLabelText('Answers that are right in part')).toBe(null)
  })
})
