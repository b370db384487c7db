import { expect, it, vi } from 'vitest'
import { aPaper } from '../../testing/student-server.ts'
import { loadToTake } from '../attempt/load-to-take.ts'
import { loadOwnForm } from '../join-form/load-own-form.ts'
import { brandHere, loadBrand } from './brand-here.ts'

vi.mock('./brand-parts.tsx', () => {
  throw new TypeError('no network')
})

const BRAND = { welcome: 'Welcome to our school' }

it('a quiz is joined and taken where what shows its brand does not come', async () => {
  const paper = aPaper({ brand: BRAND })
  expect([await loadBrand(BRAND), brandHere(BRAND)]).toEqual([false, null])
  expect(await loadOwnForm(paper)).toBe(true)
  expect(await loadToTake(paper)).toBe(true)
})
