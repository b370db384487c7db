import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { BACKGROUNDS } from '#domain/branding/backgrounds.ts'
import { show } from '../../testing/show.tsx'
import { FloorBackground } from './floor-background.tsx'

const drawings = () => [...document.querySelectorAll('svg')]

it.each(BACKGROUNDS.filter((id) => id !== 'plain'))('draws %s once, for eyes only', async (background) => {
  show(<FloorBackground background={background} />)
  await waitFor(() => expect(drawings()).toHaveLength(1))
  expect(drawings()[0]?.getAttribute('aria-hidden')).toBe('true')
  expect(drawings()[0]?.querySelectorAll('path').length).toBeGreaterThan(0)
})

it('leaves a plain floor plain', () => {
  show(<FloorBackground background="plain" />)
  expect(document.body.textContent).toBe('')
  expect(drawings()).toEqual([])
})

it('draws two floors of one page in tiles of their own', async () => {
  show(
    <>
      <FloorBackground background="waves" />
      <FloorBackground background="leaves" />
    </>,
  )
  await waitFor(() => expect(drawings()).toHaveLength(2))
  const named = drawings().map((svg) => svg.querySelector('pattern')?.id)
  const filled = drawings().map((svg) => svg.querySelector('rect')?.getAttribute('fill'))
  expect(new Set(named).size).toBe(2)
  expect(filled).toEqual(named.map((id) => `url(#${id})`))
})
