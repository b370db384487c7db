import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PickerField } from './picker-field.tsx'

const OPTIONS = ['Algebra', 'Light', 'Light and sound'].map((name) => ({ value: name, name }))

function Picking({ options = OPTIONS }: { options?: typeof OPTIONS }) {
  const [value, setValue] = useState('Algebra')
  // An address that changes is read a moment later.
  const pick = (next: string) => void setTimeout(() => setValue(next))
  return <PickerField label="Subject" value={value} options={options} onPick={pick} />
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Subject' })
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('is picked from by keys alone', async () => {
  const { user } = show(<Picking />)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Light')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field().value).toBe('Light'))
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it.each([
  ['{Enter}', 'Light'],
  ['{Escape}', 'Algebra'],
])('is searched anew by whoever types on after %s', async (key, name) => {
  const { user } = show(<Picking />)
  await user.tab()
  await user.keyboard(`lig${key}`)
  await waitFor(() => expect(field().value).toBe(name))
  await user.keyboard('so')
  expect(field().value).toBe('so')
  expect(shown()).toEqual(['Light and sound'])
})

it('says to the eye as well that nothing fits', async () => {
  const { user } = show(<Picking />)
  await user.tab()
  await user.keyboard('zz')
  expect(screen.getAllByText('Nothing fits “zz”.')).toHaveLength(2)
})

it('leaves Enter to who writes a letter by several keys', async () => {
  const { user } = show(<Picking />)
  await user.tab()
  await user.keyboard('light')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(shown()).toEqual(['Light', 'Light and sound'])
})

it('shows 200 of more, and finds the rest', async () => {
  const options = Array.from({ length: 300 }, (_, at) => ({ value: `${at}`, name: `Tag ${at}` }))
  const { user } = show(<Picking options={options} />)
  await user.click(field())
  expect(shown()).toHaveLength(200)
  expect(screen.getByText('Type to find one of 100 more.')).toBeTruthy()
  await user.keyboard('299')
  expect(shown()).toEqual(['Tag 299'])
})
