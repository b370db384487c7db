import { screen, within } from '@testing-library/dom'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { type Joining, USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { show } from '../../testing/show.tsx'
import { JoiningFields } from './joining-fields.tsx'

const aForm = (first: Joining = USUAL_JOINING) => {
  const seen: Joining[] = [first]
  function Form() {
    const [joining, setJoining] = useState(first)
    const change = (next: Joining) => {
      seen.push(next)
      setJoining(next)
    }
    return <JoiningFields joining={joining} isPublished={false} onChange={change} />
  }
  return { ...show(<Form />), form: () => seen.at(-1) ?? first }
}

const row = (name: string) => within(screen.getByRole('group', { name }))
const press = (name: string) => screen.getByRole('button', { name })
const kindsOf = ({ fields }: Joining) => fields.map(({ kind }) => kind)

describe('what students tell about themselves', () => {
  it('begins with name, phone and district, of which the phone identifies', () => {
    aForm()
    const identifies = (name: string) => row(name).getByLabelText<HTMLInputElement>('Identifies a person').checked
    expect(['Name', 'Phone', 'District'].map(identifies)).toEqual([false, true, false])
    expect(screen.queryByRole('button', { name: 'Back to name, phone and district' })).toBe(null)
  })

  it('takes a list of the teacher’s own in place of districts', async () => {
    const { user, form } = aForm()
    await user.selectOptions(row('District').getByLabelText('What it asks for'), 'choice')
    expect(form().fields.at(-1)).toMatchObject({ kind: 'choice', label: 'District', options: [] })
    await user.type(row('District').getByLabelText(/The list/), 'IX A\n\n IX B \nIX A')
    expect(form().fields.at(-1)?.options).toEqual(['IX A', 'IX B'])
  })

  it('adds a field, names what it lacks, and identifies only by what is required', async () => {
    const { user, form } = aForm()
    await user.click(press('Add a field'))
    const added = row('A short text')
    expect(added.getByText('This is required')).toBeTruthy()
    await user.type(added.getByLabelText('What students read'), 'Code')
    await user.click(row('Code').getByLabelText('Required'))
    await user.click(row('Code').getByLabelText('Identifies a person'))
    expect(form().fields.at(-1)).toMatchObject({ label: 'Code', required: true, identifies: true })
    await user.click(row('Code').getByLabelText('Required'))
    expect(form().fields.at(-1)).toMatchObject({ required: false, identifies: false })
  })

  it('says when nobody can be told by it', async () => {
    const { user } = aForm()
    await user.click(row('Phone').getByLabelText('Identifies a person'))
    expect(screen.getByText('At least one required field must identify a person')).toBeTruthy()
  })

  it('is moved, removed and put back by buttons', async () => {
    const { user, form } = aForm()
    await user.click(press('Move up: Phone'))
    expect(kindsOf(form())).toEqual(['phone', 'name', 'district'])
    expect(screen.getByText('Phone is in place 1')).toBeTruthy()
    await user.click(press('Move up: Phone'))
    expect(kindsOf(form())).toEqual(['phone', 'name', 'district'])
    await user.click(press('Remove: District'))
    expect(kindsOf(form())).toEqual(['phone', 'name'])
    await user.click(press('Back to name, phone and district'))
    expect(form()).toEqual(USUAL_JOINING)
  })
})
