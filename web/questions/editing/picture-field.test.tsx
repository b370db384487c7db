import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { act, show } from '../../testing/show.tsx'
import { shownToasts } from '../../ui/toast.ts'
import { TextsOf } from '../parts/prose.tsx'
import { PictureField } from './picture-field.tsx'

const ID = 'abcdefghijklmnopqrstuv'
const KEPT = { id: ID, width: 40, height: 30, placeholder: '#336699' }

afterEach(() => vi.unstubAllGlobals())

const inEnvelope = (status: number, data: unknown, error?: object) =>
  Response.json({ response: { status, status_text: '', data, error } }, { status })

const answering = (...answers: (() => Response)[]) => {
  const sent: { url: string; type: string | null; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    sent.push({ url, type: new Headers(headers).get('content-type'), body })
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  return sent
}
const keeps = () => inEnvelope(201, KEPT)
const isLost = () => {
  throw new TypeError('fetch failed')
}

const showField = (first = '') => {
  const now = { text: first }
  function Field() {
    const [text, setText] = useState(first)
    const write = (next: string) => {
      now.text = next
      setText(next)
    }
    return (
      <TextsOf value={{ format: 'prose' }}>
        <PictureField name="Question text" text={text} onWrite={write}>
          {(words, writeWords) => (
            <textarea aria-label="Question text" value={words} onChange={({ target }) => writeWords(target.value)} />
          )}
        </PictureField>
      </TextsOf>
    )
  }
  return { ...show(<Field />), now, field: () => screen.getByRole('textbox', { name: 'Question text' }) }
}

const aFile = (name = 'cell.png', type = 'image/png') => new File(['bytes'], name, { type })
const carrying = (files: File[], text = '') => ({ files, types: ['Files'], getData: () => text })
const chooses = (user: ReturnType<typeof show>['user'], file: File) => {
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!chooser) throw new Error('no files can be chosen')
  return user.upload(chooser, file)
}

it('takes a picture that is chosen, and puts it where the cursor is', async () => {
  const sent = answering(keeps)
  const { user, now } = showField('What is this?')
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click')
  await user.click(screen.getByRole('button', { name: 'Add picture to: Question text' }))
  expect(opened).toHaveBeenCalledOnce()
  opened.mockRestore()
  await chooses(user, aFile())
  await screen.findByRole('button', { name: 'Remove picture 1' })
  expect(now.text).toBe(`What is this?\n![](${ID})`)
  expect(sent).toMatchObject([{ url: '/api/v1/teacher/pictures', type: 'image/png', body: expect.any(Blob) }])
})

it.each([
  { how: 'pasted', give: (to: HTMLElement) => fireEvent.paste(to, { clipboardData: carrying([aFile()]) }) },
  { how: 'dropped', give: (to: HTMLElement) => fireEvent.drop(to, { dataTransfer: carrying([aFile()]) }) },
])('takes a picture that is $how', async ({ give }) => {
  answering(keeps)
  const { now, field } = showField()
  act(() => void give(field()))
  await screen.findByRole('button', { name: 'Remove picture 1' })
  expect(now.text).toBe(`![](${ID})`)
})

it('leaves a paste alone whose text is meant', () => {
  const sent = answering(keeps)
  const { field } = showField()
  expect(fireEvent.paste(field(), { clipboardData: carrying([aFile()], 'a cell of a table') })).toBe(true)
  expect(sent).toEqual([])
})

it('asks what it shows, or whether it is only decoration', async () => {
  const { user, now } = showField(`![](${ID})`)
  await user.type(screen.getByRole('textbox', { name: /^What does picture 1 show/ }), 'a [[plant] cell')
  expect(now.text).toBe(`![a \\[plant\\] cell](${ID})`)
  await user.click(screen.getByRole('checkbox', { name: 'It is only decoration' }))
  expect(now.text).toBe(`![""](${ID})`)
  await user.click(screen.getByRole('checkbox', { name: 'It is only decoration' }))
  expect(now.text).toBe(`![](${ID})`)
})

it('shows the words, and the pictures below them', async () => {
  const { user, now, field } = showField(`Above\n![a cell](${ID})`)
  expect(field()).toHaveProperty('value', 'Above')
  await user.type(field(), ' all')
  expect(now.text).toBe(`Above all\n![a cell](${ID})`)
})

it('says where a picture stands between words, and puts it below them', async () => {
  const { user, now, field } = showField(`Above\n![a cell](${ID})\nbelow`)
  screen.getByText(/^It stands between the words/)
  await user.click(screen.getByRole('button', { name: 'Put it below the text' }))
  expect(now.text).toBe(`Above\nbelow\n![a cell](${ID})`)
  expect(field()).toHaveProperty('value', 'Above\nbelow')
})

it('asks next what a picture shows that was chosen, and lets whoever writes go on', async () => {
  answering(keeps)
  const { user, field } = showField()
  screen.getByRole('button', { name: 'Add picture to: Question text' }).focus()
  await chooses(user, aFile())
  const asked = (number: number) => screen.findByRole('textbox', { name: `What does picture ${number} show?` })
  const first = await asked(1)
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
  await user.click(field())
  act(() => void fireEvent.paste(field(), { clipboardData: carrying([aFile()]) }))
  await asked(2)
  expect(document.activeElement).toBe(field())
})

it('takes a picture out again', async () => {
  const { user, now } = showField(`Above\n![a cell](${ID})\nbelow`)
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(now.text).toBe('Above\nbelow')
})

it('says that the server was not reached, and tries again', async () => {
  answering(isLost, keeps)
  const { user, now } = showField()
  await chooses(user, aFile())
  await screen.findByText(/^cell.png was not added. The server could not be reached/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Remove picture 1' })
  expect(now.text).toBe(`![](${ID})`)
})

it('says why a picture was not taken, and leaves it out', async () => {
  answering(() => inEnvelope(400, null, { code: 'picture_unreadable', message: 'No.' }))
  const { user, now } = showField()
  await chooses(user, aFile())
  await screen.findByText(/^cell.png was not added. This is no picture that can be read/)
  await user.click(screen.getByRole('button', { name: 'Leave it out' }))
  expect(screen.queryByText(/was not added/)).toBe(null)
  expect(now.text).toBe('')
})

it('says that a picture was not added whose field was left before it had arrived', async () => {
  const arrive: ((kept: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => arrive.push(resolve)))
  const { user, now, show: showNow } = showField('Old text')
  await chooses(user, aFile())
  await screen.findByText(/^Adding cell.png/)
  const before = shownToasts()
  const told = () => shownToasts().filter((toast) => !before.includes(toast))
  showNow(null)
  expect(told()).toMatchObject([{ tone: 'error', text: expect.stringMatching(/^cell.png was not added: you left/) }])
  arrive[0]?.(keeps())
  await new Promise((resolve) => setTimeout(resolve))
  expect([now.text, told().length]).toEqual(['Old text', 1])
})

it('does not send what is no picture', async () => {
  const sent = answering(keeps)
  const { field } = showField()
  act(() => void fireEvent.drop(field(), { dataTransfer: carrying([aFile('notes.pdf', 'application/pdf')]) }))
  await screen.findByText(/^notes.pdf was not added/)
  expect(sent).toEqual([])
})
