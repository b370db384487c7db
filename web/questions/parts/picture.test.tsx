import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { act, show } from '../../testing/show.tsx'
import { Choice } from './choice.tsx'
import { loadProse, Prose, TextsOf } from './prose.tsx'

const ID = 'abcdefghijklmnopqrstuv'
const FRAME = { width: 1200, height: 800, placeholder: '#336699' }

const showText = async (source: string, frame: typeof FRAME | null = FRAME) => {
  await loadProse(['prose'])
  return show(
    <TextsOf value={{ format: 'prose', ...(frame && { pictures: { [ID]: frame } }) }}>
      <Prose source={source} />
    </TextsOf>,
  )
}

it('stands in its text, in the size that it is going to have', async () => {
  await showText(`Look: ![a plant cell](${ID})`)
  const picture = screen.getByRole('img', { name: 'a plant cell' })
  expect(picture.getAttribute('src')).toBe(`/media/${ID}`)
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1200', '800'])
})

it('says nothing where it is only decoration', async () => {
  await showText(`![""](${ID})`)
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('')
})

it('is shown larger and closed again', async () => {
  const { user } = await showText(`![a plant cell](${ID})`)
  await user.click(screen.getByRole('button', { name: 'Enlarge picture: a plant cell' }))
  const dialog = screen.getByRole('dialog', { name: 'a plant cell' })
  expect(within(dialog).getByRole('img', { name: 'a plant cell' })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBe(null)
})

it('that is small can not be shown larger', async () => {
  await showText(`![a dot](${ID})`, { ...FRAME, width: 60, height: 40 })
  expect(screen.queryByRole('button')).toBe(null)
})

it.each([
  ['tall', { width: 400, height: 3000 }],
  ['wide', { width: 3000, height: 400 }],
])('that is much too %s to be read whole scrolls, also where its size is not known before', async (strip, size) => {
  await showText(`![a page](${ID})`, { ...FRAME, ...size })
  expect(screen.getByRole('img').parentElement?.className).toBe(`picture-${strip}`)
  await showText(`![a second page](${ID})`, null)
  const picture = screen.getByRole('img', { name: 'a second page' })
  Object.defineProperties(picture, { naturalWidth: { value: size.width }, naturalHeight: { value: size.height } })
  act(() => void fireEvent.load(picture))
  expect(picture.parentElement?.className).toBe(`picture-${strip}`)
})

it('that is of an usual shape is shown whole', async () => {
  await showText(`![a plant cell](${ID})`)
  expect(screen.getByRole('img').parentElement?.className).toBe('picture')
})

it('that does not come is told in words, and is tried again', async () => {
  const { user } = await showText(`![a plant cell](${ID})`)
  act(() => void fireEvent.error(screen.getByRole('img')))
  expect(screen.queryByRole('img')).toBe(null)
  expect(screen.getByText('a plant cell')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'a plant cell' })).toBeTruthy()
})

it('in an option chooses it, and does not where it is only looked at larger', async () => {
  await loadProse(['prose'])
  const onChoose = vi.fn()
  const { user } = show(
    <TextsOf value={{ format: 'prose', pictures: { [ID]: FRAME } }}>
      <Choice
        type="radio"
        name="q"
        sign="A"
        text={`![a cell](${ID})`}
        isChosen={false}
        isReadOnly={false}
        onChoose={onChoose}
      />
    </TextsOf>,
  )
  await user.click(screen.getByRole('button', { name: 'Enlarge picture: a cell' }))
  // This browser of tests passes on to a label's field what is pressed on a button in it, which no other one does.
  onChoose.mockClear()
  await user.click(within(screen.getByRole('dialog')).getByRole('img'))
  expect(onChoose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('img', { name: 'a cell' }))
  expect(onChoose).toHaveBeenCalledOnce()
})
