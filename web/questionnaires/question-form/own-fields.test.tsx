import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { type DraftQuestion, emptyQuestion, gapsOf } from '#domain/questionnaires/drafts/draft.ts'
import { errorOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { OwnFields } from './own-fields.tsx'

const USUAL = { ...defaultMarking(true), marksPerQuestion: 2400 }

const someFields = (first: DraftQuestion = emptyQuestion()) => {
  const onChange = vi.fn<(question: DraftQuestion) => void>()
  function Form() {
    const [question, setQuestion] = useState(first)
    const change = (changed: DraftQuestion) => {
      setQuestion(changed)
      onChange(changed)
    }
    return <OwnFields question={question} usual={USUAL} onChange={change} />
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

  it('may be any percentage of its marks', async () => {
    const { user, own, latest } = someFields()
    await user.selectOptions(field('Wrong answers cost'), 'Another part of its marks')
    await user.clear(field('Percent of its marks'))
    expect(errorOf('Percent of its marks')).toBe('Enter a percentage from 0 to 100, with at most two decimals')
    expect(gapsOf(latest())).toContainEqual({ need: 'wrong_costs', field: 'wrongPercent' })
    await user.type(field('Percent of its marks'), '12,5')
    expect(own().marking).toEqual({ wrongCosts: { numerator: 1250, denominator: 10_000 } })
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
