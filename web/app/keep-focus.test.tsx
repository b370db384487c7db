import { screen } from '@testing-library/dom'
import { useEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { keepFocus } from './keep-focus.ts'

type Rows = { rows: readonly string[]; isOwn?: boolean; isBlocked?: boolean }

/** Rows that can be deleted; `isOwn`: it says itself where the focus goes; `isBlocked`: nothing can be deleted. */
function Page({ rows, isOwn = false, isBlocked = false }: Rows) {
  useEffect(() => keepFocus(), [])
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

it('brings the focus there too, where it can not be pressed any more', async () => {
  const { show: showNow } = show(<Page rows={['Light', 'Sound']} />)
  button('Delete Sound').focus()
  showNow(<Page rows={['Light', 'Sound']} isBlocked />)
  await expect.poll(focused).toBe('Listed')
})

it('goes back from a notice to where the focus was on the page', async () => {
  const notice = (isShown: boolean) => (
    <>
      <Page rows={['Light']} />
      <aside>{isShown && <button type="button">Undo</button>}</aside>
    </>
  )
  const { show: showNow } = show(notice(true))
  button('Delete Light').focus()
  button('Undo').focus()
  showNow(notice(false))
  await expect.poll(focused).toBe('Delete Light')
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
