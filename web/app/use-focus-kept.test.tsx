import { screen } from '@testing-library/dom'
import { useEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { useFocusKept } from './use-focus-kept.ts'

type Rows = { rows: readonly string[]; isOwn?: boolean; isBlocked?: boolean }

/** Rows that can be deleted; `isOwn`: it says itself where the focus goes; `isBlocked`: nothing can be deleted. */
function Page({ rows, isOwn = false, isBlocked = false }: Rows) {
  useFocusKept()
  const field = useRef<HTMLInputElement>(null)
  const count = rows.length
  useEffect(() => {
    if (isOwn && count < 2) setTimeout(() => field.current?.focus())
  }, [isOwn, count])
  return (
    <main>
      <h1>Quizzes</h1>
      <section>
        <h2>Listed</h2>
        <input ref={field} aria-label="Search" />
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href={`#${row}`}>Open {row}</a>
              <button type="button" disabled={isBlocked}>
                Delete {row}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))
const focused = () => document.activeElement?.textContent

it('brings the focus to the nearest heading, where what had it is gone', async () => {
  const { show: showNow } = show(<Page rows={['Light', 'Sound']} />)
  button('Delete Light').focus()
  showNow(<Page rows={['Sound']} />)
  await expect.poll(focused).toBe('Listed')
})

it('brings the focus to what can still be pressed beside it, where it can not be any more', async () => {
  const { show: showNow } = show(<Page rows={['Light', 'Sound']} />)
  button('Delete Sound').focus()
  showNow(<Page rows={['Light', 'Sound']} isBlocked />)
  await expect.poll(focused).toBe('Open Sound')
})

it('leaves it to whoever takes something away', async () => {
  const { show: showNow } = show(<Page rows={['Light', 'Sound']} isOwn />)
  button('Delete Light').focus()
  showNow(<Page rows={['Sound']} isOwn />)
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Search'))
  await aMoment()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

it('leaves it where it is, once somebody has pressed elsewhere', async () => {
  const { show: showNow } = show(<Page rows={['Light', 'Sound']} />)
  button('Delete Light').focus()
  button('Delete Light').blur()
  await aMoment()
  showNow(<Page rows={['Sound']} />)
  await aMoment()
  expect(document.activeElement).toBe(document.body)
})
