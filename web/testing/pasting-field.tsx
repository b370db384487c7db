import { fireEvent, screen } from '@testing-library/dom'
import { useRef, useState } from 'react'
import { ChooseFile } from '../questionnaires/pasting/choose-file.tsx'
import { PastingTold } from '../questionnaires/pasting/pasting-told.tsx'
import { usePasting } from '../questionnaires/pasting/use-pasting.ts'
import { TextArea } from '../ui/forms/text-area.tsx'
import { field } from './field.ts'
import { act, show } from './show.tsx'

/** A field that takes what is pasted, dropped or chosen, by itself. */
function Pasting({ before, fileReplaces }: { before: string; fileReplaces: boolean }) {
  const [text, setText] = useState(before)
  const box = useRef<HTMLTextAreaElement>(null)
  const pasting = usePasting({ field: box, text, fileReplaces })
  return (
    <>
      <TextArea
        label="Text"
        ref={box}
        value={text}
        onPaste={pasting.onPaste}
        onChange={({ target }) => setText(target.value)}
      />
      <PastingTold pasting={pasting} />
      <ChooseFile pasting={pasting} />
    </>
  )
}

export const showField = (before = '', fileReplaces = true) => {
  show(<Pasting before={before} fileReplaces={fileReplaces} />)
  act(() => field('Text').setSelectionRange(before.length, before.length))
}

type Copied = { plain?: string; html?: string; files?: File[] }

/** As a browser does: what is not taken over by the page comes in as it is. */
export const paste = ({ plain = '', html = '', files = [] }: Copied) =>
  act(() => {
    const getData = (type: string) => (type === 'text/html' ? html : plain)
    const isLeft = fireEvent.paste(field('Text'), { clipboardData: { getData, files, types: [] } })
    if (!isLeft) return
    const { value, selectionStart, selectionEnd } = field('Text')
    const from = selectionStart ?? value.length
    fireEvent.input(field('Text'), {
      target: { value: value.slice(0, from) + plain + value.slice(selectionEnd ?? from) },
    })
  })

export const choose = (...files: File[]) =>
  act(() => void fireEvent.change(document.querySelector('input[type=file]') ?? document.body, { target: { files } }))

export const drop = (...files: File[]) =>
  act(() => void fireEvent.drop(field('Text'), { dataTransfer: { files, types: ['Files'] } }))

export const QUESTION = '1. Which?\na) p\nb) q\nAns: a\n'
export const refused = () => screen.getByRole('alert').textContent ?? ''
export const told = () => screen.getByRole('status').textContent ?? ''

export const BEFORE = 'What stood here'
