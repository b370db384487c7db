import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'

// Whether somebody has opened a keypad before is kept for as long as a page stands.
vi.resetModules()
const { KeypadShown } = await import('./keypad-context.tsx')
const { useKeypad } = await import('./use-keypad.tsx')

function Field({ id }: { id: string }) {
  const [text, setText] = useState('')
  const { field, inputMode, keypad } = useKeypad({ id, text, isReadOnly: false, onWrite: setText })
  return (
    <>
      <input ref={field} inputMode={inputMode} value={text} onChange={({ target }) => setText(target.value)} />
      {keypad}
    </>
  )
}

const inScreen = (id: string) => (
  <KeypadShown value={true}>
    <Field key={id} id={id} />
  </KeypadShown>
)
const pad = () => screen.queryByRole('group', { name: 'Keypad' })
const key = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole<HTMLInputElement>('textbox')

it('is there unasked where the screen says so, beside the keyboard, until somebody closes it', async () => {
  const { user, show: showNow } = show(inScreen('one'))
  await user.click(key('7'))
  await user.type(field(), '5')
  expect(field().value).toBe('75')
  await user.click(key('Delete all of it'))
  expect(field().value).toBe('')
  showNow(inScreen('two'))
  expect(pad()).not.toBeNull()
  await user.click(key('Keypad'))
  showNow(inScreen('three'))
  expect(pad()).toBeNull()
})
