import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { errorOf, errorsOf, field } from '../../testing/field.ts'
import { show } from '../../testing/show.tsx'
import { DetailsForm } from './details-form.tsx'
import type { Typed } from './typed.ts'

const EMPTY: Typed = { name: '', phone: '', district: '' }

const aForm = ({ first = EMPTY, refused = {} as FieldProblems } = {}) => {
  const onDone = vi.fn()
  function Form() {
    const [typed, setTyped] = useState(first)
    return <DetailsForm typed={typed} refused={refused} onType={setTyped} onDone={onDone} />
  }
  return { ...show(<Form />), onDone }
}

const goOn = () => screen.getByRole('button', { name: 'Continue' })

describe('the form before a quiz', () => {
  it('gives the details on as they are kept', async () => {
    const { user, onDone } = aForm()
    await user.type(field('Name'), '  Rita Sen ')
    await user.type(field('Phone'), '+91 98765 43210')
    await user.selectOptions(field('District'), 'Kolkata')
    await user.click(goOn())
    expect(onDone.mock.calls).toEqual([[{ name: 'Rita Sen', phone: '9876543210', district: 'Kolkata' }]])
  })

  it.each<{ typed: Record<string, string>; errors: Record<string, string> }>([
    {
      typed: EMPTY,
      errors: { Name: 'Name is required', Phone: 'Mobile number is required', District: 'District is required' },
    },
    {
      typed: { name: 'Rita', district: 'Kolkata', phone: '98765' },
      errors: { Phone: 'Please enter a valid 10-digit mobile number' },
    },
    { typed: { name: ' ', district: 'Kolkata', phone: '9876543210' }, errors: { Name: 'Name is required' } },
    { typed: { name: 'Rita', phone: '9876543210' }, errors: { District: 'District is required' } },
  ])('with $typed says $errors beside the fields, and goes to the first', async ({ typed, errors }) => {
    const { user, onDone } = aForm({ first: { ...EMPTY, ...typed } })
    await user.click(goOn())
    expect(errorsOf(['Name', 'Phone', 'District'])).toEqual(errors)
    expect(document.activeElement).toBe(field(Object.keys(errors)[0] ?? ''))
    expect(onDone).not.toHaveBeenCalled()
  })

  it('takes an error away as soon as one types', async () => {
    const { user } = aForm()
    await user.click(goOn())
    await user.type(field('Name'), 'R')
    expect([errorOf('Name'), errorOf('Phone')]).toEqual([null, 'Mobile number is required'])
  })

  it('says what the server refused, in words of its own', () => {
    aForm({ first: { ...EMPTY, name: 'Rita' }, refused: { name: 'unusable_text' } })
    expect(errorOf('Name')).toBe('This is too long, or contains characters that cannot be stored')
  })
})
