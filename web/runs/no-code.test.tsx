import { expect, it, vi } from 'vitest'
import { answers } from '../testing/answers.ts'
import { placesLeftFor } from '../testing/places.ts'
import { show } from '../testing/show.tsx'
import { Analysis } from './analysis.tsx'
import { Take } from './take.tsx'

it.each([
  ['/quiz', Take, '/?notice=missing_code'],
  ['/quiz/analysis', Analysis, '/?notice=no_attempt&code='],
  ['/quiz/analysis?code=ABCD2345', Analysis, '/?notice=no_attempt&code=ABCD2345'],
])('%s leads to the box for a code', async (address, Page, to) => {
  history.replaceState(null, '', address)
  answers({ code: 'no_attempt' })
  const places = placesLeftFor()
  show(<Page session={null} />)
  await vi.waitFor(() => expect(places).toEqual([to]))
})
