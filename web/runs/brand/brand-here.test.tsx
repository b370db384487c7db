import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPaper } from '../../testing/student-server.ts'

const BRAND = { corners: 'round', thanks: 'Well done' }
const paper = aPaper({ brand: BRAND })
const radius = () => document.documentElement.style.getPropertyValue('--radius')

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.doUnmock('./brand-parts.tsx')
  document.documentElement.removeAttribute('style')
})

const withoutParts = () =>
  vi.doMock('./brand-parts.tsx', () => {
    throw new Error('the network is gone')
  })

const loadToTakeAnew = async () => (await import('../attempt/load-to-take.ts')).loadToTake

it('keeps nobody from a quiz where what shows it does not come', async () => {
  withoutParts()
  const [{ loadBrand, brandHere }, { studentApi }, { createServerClock }] = await Promise.all([
    import('./brand-here.ts'),
    import('../attempt/api.ts'),
    import('../device/clock.ts'),
  ])
  expect(await loadBrand(BRAND)).toBe(false)
  expect(brandHere(BRAND)).toBeNull()
  const loadToTake = await loadToTakeAnew()
  expect(await loadToTake(paper)).toBe(true)
  expect(await studentApi('ABCD2345', createServerClock(), loadToTake).parts(paper)).toBe(true)
})

it('is not put on from a paper that was kept, which may be older than the page', async () => {
  const { loadBrand, brandHere } = await import('./brand-here.ts')
  await loadBrand({ corners: 'square' })
  const loadToTake = await loadToTakeAnew()
  expect(await loadToTake(paper)).toBe(true)
  expect(radius()).toBe('0px')
  expect(await loadToTake(aPaper())).toBe(true)
  expect(radius()).toBe('0px')
  expect(brandHere(BRAND)).not.toBeNull()
})
