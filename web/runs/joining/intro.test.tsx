import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { Intro } from './intro.tsx'

it.each([
  [{ intro: 'Bring a pen.\nGood luck!' }, 'Bring a pen.\nGood luck!'],
  [{ intro: 'It costs $5$ and **more**' }, 'It costs $5$ and **more**'],
  [{ intro: '' }, ''],
  [undefined, ''],
])('what a teacher says before the start, %j, is said as it was written', (look, said) => {
  show(<Intro look={look} />)
  expect(document.body.textContent).toBe(said)
})

it('prose is shown as it looks', async () => {
  show(<Intro look={{ intro: 'Bring **a pen**', format: 'prose' }} />)
  expect((await screen.findByText('a pen')).tagName).toBe('STRONG')
  expect(document.body.textContent).toBe('Bring a pen')
})
