import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Intro } from './intro.tsx'

it.each([
  ['Bring a pen.\nGood luck!', 'Bring a pen.\nGood luck!'],
  [undefined, ''],
])('what a teacher says before the start, %j, is said as it was written', (text, said) => {
  show(<Intro text={text} />)
  expect(document.body.textContent).toBe(said)
})
