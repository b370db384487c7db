import { screen, within } from '@testing-library/dom'
import { soon } from './passing-time.ts'
import { act } from './show.tsx'

const dialog = () => screen.getByRole('dialog', { name: /^Share the / })

/** Closes what opens once something is published. */
export const closeShared = async () => {
  await soon(dialog)
  act(() => within(dialog()).getByRole('button', { name: 'Close' }).click())
}
