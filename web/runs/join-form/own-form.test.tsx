import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { failure } from '../../testing/student-server.ts'
import { ownForm } from './own-form.tsx'
import type { Typed } from './typed.ts'

const one = { label: '', required: true, identifies: true, options: [] }
const FORM = {
  fields: [
    { ...one, id: 'roll', kind: 'number', label: 'Roll number' },
    { ...one, id: 'class', kind: 'choice', label: 'Class', options: ['IX A', 'IX B'] },
    { ...one, id: 'email', kind: 'email', label: 'Email', required: false, identifies: false },
  ],
}
const LABELS = ['Roll number', 'Class', 'Email']
const BLANK: Typed = { name: '', phone: '', district: '' }

const made = () => {
  const form = ownForm(FORM)
  if (!form) throw new Error('the form was not understood')
  return form
}

const aForm = ({ first = BLANK, refused = {} as FieldProblems } = {}) => {
  const form = made()
  const onDone = vi.fn()
  const seen: Typed[] = []
  function Form() {
    const [typed, setTyped] = useState(first)
    seen.push(typed)
    return <form.Details {...{ typed, refused, onDone }} onType={setTyped} onResume={() => undefined} />
  }
  return { ...show(<Form />), onDone, form, typed: () => seen.at(-1) ?? BLANK }
}

const goOn = () => screen.getByRole('button', { name: 'Continue' })

describe('a form that is the teacher’s', () => {
  it('asks what it asks, and gives it on as a call brings it', async () => {
    const { user, onDone, form, typed } = aForm()
    await user.type(field('Roll number'), ' ১২ ')
    await user.selectOptions(field('Class'), 'IX B')
    await user.click(goOn())
    expect(onDone).toHaveBeenCalledOnce()
    expect(screen.queryByLabelText('Phone')).toBe(null)
    expect(form.ready(typed())).toEqual({
      entered: { fields: { roll: '১২', class: 'IX B' } },
      name: '12',
      details: [
        ['Roll number', '12'],
        ['Class', 'IX B'],
      ],
    })
  })

  it('says what is missing or wrong beside the fields, and goes to the first', async () => {
    const { user, onDone } = aForm({ first: { ...BLANK, roll: 'twelve', email: 'x' } })
    await user.click(goOn())
    expect(errorsOf(LABELS)).toEqual({
      'Roll number': 'Please enter digits only',
      Class: 'Please choose one',
      Email: 'Please enter a valid email address',
    })
    expect(document.activeElement).toBe(field('Roll number'))
    expect(onDone).not.toHaveBeenCalled()
    await user.type(field('Roll number'), '1')
    expect(errorOf('Roll number')).toBe(null)
  })

  it('says what the server refused', () => {
    aForm({ refused: { 'fields.class': 'not_one_of' } })
    expect(errorOf('Class')).toBe('Please choose one')
  })

  it('goes on from another device by what identifies, and says so when that does not fit', async () => {
    const onAsk = vi.fn(async () => failure('wrong_resume_code', 400).failure)
    const { Resume } = made()
    const { user } = show(<Resume typed={{ ...BLANK, roll: '12' }} onAsk={onAsk} onBack={() => undefined} />)
    expect(screen.queryByLabelText('Email')).toBe(null)
    const asks = () => user.click(screen.getByRole('button', { name: 'Continue the quiz' }))
    await asks()
    expect(errorsOf(['Class', 'Resume code'])).toEqual({
      Class: 'Please choose one',
      'Resume code': 'Resume code is required',
    })
    await user.selectOptions(field('Class'), 'IX A')
    await user.type(field('Resume code'), 'K7M4XP')
    await asks()
    expect(onAsk.mock.calls).toEqual([[{ fields: { roll: '12', class: 'IX A' } }, 'K7M4XP']])
    expect(await screen.findByText('That resume code does not fit what you entered.')).toBeTruthy()
  })

  it('goes on by what identified before the form was changed, where it was', async () => {
    const onAsk = vi.fn(async () => null)
    const phone = { ...one, id: 'phone', kind: 'phone' }
    const form = ownForm({ ...FORM, formerly: [[phone], [{ ...one, id: 'class', kind: 'text', label: 'Class' }]] })
    const Resume = form?.Resume ?? (() => null)
    const { user } = show(<Resume typed={{ ...BLANK, roll: '12' }} onAsk={onAsk} onBack={() => undefined} />)
    const which = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'What you started with' })
    expect([...which().options].map(({ text }) => text)).toEqual([
      '“Roll number” and “Class”',
      '“Phone”, as it was asked before',
      '“Class”, as it was asked before',
    ])
    await user.selectOptions(which(), '1')
    expect(screen.queryByLabelText('Roll number')).toBe(null)
    await user.type(field('Phone'), '98300 12345')
    await user.type(field('Resume code'), 'K7M4XP')
    await user.click(screen.getByRole('button', { name: 'Continue the quiz' }))
    expect(onAsk.mock.calls).toEqual([[{ phone: '98300 12345' }, 'K7M4XP']])
  })

  it('names what identifies wherever it is needed', () => {
    expect(made().resumeRule).toContain('“Roll number” and “Class”')
    expect(made().startWords.already_started.title).toContain('“Roll number” and “Class”')
  })

  it.each([[{ fields: [] }], [{ fields: [{ ...one, id: 'x', kind: 'telepathy', label: 'X' }] }], [null]])(
    'that this page is too old for is none: %j',
    (form) => expect(ownForm(form)).toBe(null),
  )
})
