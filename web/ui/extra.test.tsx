import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show, showAfter } from '../testing/show.tsx'
import { extra } from './extra.tsx'

const hereLater = () => Promise.resolve(() => <p>Drawn later</p>)

it('comes after the page it stands in', async () => {
  const Drawing = extra(hereLater)
  show(<Drawing />)
  expect(screen.queryByText('Drawn later')).toBeNull()
  await screen.findByText('Drawn later')
})

it('stays away where its script does not arrive', async () => {
  const Lost = extra(() => Promise.reject(new Error('no network')))
  const Drawing = extra(hereLater)
  show(
    <>
      <Lost />
      <Drawing />
    </>,
  )
  await screen.findByText('Drawn later')
  expect(document.body.textContent).toBe('Drawn later')
})

it('is no part of what the server sends, whose page is taken up as it stands', async () => {
  const Drawing = extra(hereLater)
  const page = (
    <section>
      <Drawing />
      <input aria-label="Name" />
    </section>
  )
  let sent: Element | null = null
  showAfter(() => {
    sent = screen.getByLabelText('Name')
  }, page)
  await screen.findByText('Drawn later')
  expect(screen.getByLabelText('Name')).toBe(sent)
})
