import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { show } from '../../testing/show.tsx'
import type { UnitMarks } from '../entries/unit-marks.ts'
import { SectionMarks } from './section-marks.tsx'

const usual = { ...defaultMarking(true), marksPerQuestion: wholeMarks(4) }
let kept: SectionRules = {}

type Heading = Extract<DraftPart, { kind: 'section' }>

/** Ten questions: four that stand alone, and two passages of three. */
const UNITS = [1, 1, 1, 1, 3, 3].map((size) => Array.from({ length: size }, () => wholeMarks(4)))
const ALONE = UNITS.map(() => [wholeMarks(4)])

function Kept({ units }: { units: UnitMarks }) {
  const [section, setSection] = useState<Heading>({ kind: 'section', title: 'Physics', text: '' })
  const { kind: _, title: __, text: ___, ...own } = section
  kept = own
  return <SectionMarks section={section} usual={usual} units={units} onChange={setSection} />
}

const opened = async (units: UnitMarks = UNITS) => {
  const { user } = show(<Kept units={units} />)
  await user.click(screen.getByText('Marks and time of this section'))
  return user
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const summary = () => document.querySelector('summary')?.textContent

describe('what a section says of its questions', () => {
  it('is nothing at first, and each part of it can be said and taken back', async () => {
    const user = await opened()
    expect(summary()).toContain('As the quiz')
    await user.type(field('Questions that count'), '5')
    await user.type(field('Marks for each question'), '2')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wrong answers cost' }), 'third')
    expect(kept).toEqual({
      choose: 5,
      points: wholeMarks(2),
      marking: { wrongCosts: { numerator: 1, denominator: 3 } },
    })
    expect(summary()).toContain('any 5 count, 2 marks, wrong −0.67')
    await user.clear(field('Questions that count'))
    await user.clear(field('Marks for each question'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wrong answers cost' }), 'usual')
    expect(kept).toEqual({})
  })

  it.each([
    ['0', 'Enter a number from 1 to 10, as many as there are here'],
    ['11', 'Enter a number from 1 to 10, as many as there are here'],
    ['five', 'A whole number from 1'],
  ])('says beside the field that %s can’t count', async (typed, told) => {
    const user = await opened()
    await user.type(field('Questions that count'), typed)
    expect(field('Questions that count').getAttribute('aria-invalid')).toBe('true')
    expect(document.body.textContent).toContain(told)
  })

  it('says its own minutes, and beside the field that a section has no more than a day', async () => {
    const user = await opened()
    await user.type(field('Minutes of its own'), '90')
    expect(kept).toEqual({ minutes: 90 })
    expect(summary()).toContain('90 minutes of its own')
    await user.clear(field('Minutes of its own'))
    expect(kept).toEqual({})
    await user.type(field('Minutes of its own'), '1441')
    expect(document.body.textContent).toContain('Enter a whole number from 1 to 1,440')
  })

  it('draws some for each student, and not where students choose', async () => {
    const user = await opened()
    await user.type(field('Drawn for each student'), '3')
    expect(kept).toEqual({ draw: 3 })
    expect(summary()).toContain('3 drawn for each student')
    await user.type(field('Questions that count'), '2')
    expect(document.body.textContent).toContain('Leave this or “Questions that count” empty')
    await user.clear(field('Questions that count'))
    await user.clear(field('Drawn for each student'))
    expect(kept).toEqual({})
    await user.type(field('Drawn for each student'), '7')
    expect(document.body.textContent).toContain('Enter a number from 1 to 6')
  })

  it.each([
    ['Questions that count', ALONE, '', false],
    ['Questions that count', UNITS, '', false],
    ['Questions that count', [[wholeMarks(4)], [wholeMarks(1)]], 'are worth 1 and 4 marks: all have to', true],
    ['Drawn for each student', ALONE, '', false],
    ['Drawn for each student', [[wholeMarks(4)], [wholeMarks(1)]], 'are worth 1 and 4 marks: all have to', true],
    ['Drawn for each student', UNITS, 'have 1 and 3 questions: all passages need as many', true],
  ])('of which only some count or are drawn says under %s of %j %j', async (name, units, told, isTold) => {
    const user = await opened(units)
    await user.type(field(name), '1')
    expect(field(name).getAttribute('aria-invalid') === 'true').toBe(isTold)
    expect(document.body.textContent).toContain(told)
  })

  it('takes digits of any script', async () => {
    const user = await opened()
    await user.type(field('Questions that count'), '৫')
    expect(kept).toEqual({ choose: 5 })
  })
})
