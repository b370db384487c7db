import { type ClipboardEvent, type RefObject, useState } from 'react'
import { putText } from './put-text.ts'
import { refusalOf } from './refused-text.ts'
import { textRefused } from './refused-words.ts'
import { ofClipboard, ofFile } from './stretch.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileReading } from './use-file-reading.ts'
import { useStretch } from './use-stretch.ts'

type Means = {
  field: RefObject<HTMLTextAreaElement | null>
  /** What stands in it. */
  text: string
  /** The text of a file stands in place of all that was there; else it comes to the cursor. */
  fileReplaces?: boolean
}

/**
 * What is pasted or dropped into a field, or chosen as a file: refused with what to do instead, or put there as what it says.
 * What was made of it is told, and can be taken back.
 */
export function usePasting({ field, text, fileReplaces = false }: Means) {
  const [refused, setRefused] = useState<{ words: string; over: string } | null>(null)
  const refuse = (words: string) => setRefused({ words, over: field.current?.value ?? '' })
  const { tell, ...told } = useStretch(field, text)

  const takeText = (written: string, name: string) => {
    const element = field.current
    if (element === null) return
    const before = element.value
    const { selectionStart, selectionEnd } = element
    const next = ofFile(written, { name, before, isReplaced: fileReplaces && before.trim() !== '' })
    const [from, to] = fileReplaces ? [0, before.length] : [selectionStart, selectionEnd]
    putText(element, { from, to, text: next.text })
    setRefused(null)
    tell(next)
  }
  const { isReading, takeFiles } = useFileReading({ onText: takeText, onRefused: refuse })
  const isOver = useDroppedFiles(field, (files) => void takeFiles(files))

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event
    const [plain, html] = [clipboardData.getData('text/plain'), clipboardData.getData('text/html')]
    const files = plain === '' && html === '' ? [...(clipboardData.files ?? [])] : []
    const refusal = refusalOf(plain)
    if (files.length > 0 || refusal !== null) event.preventDefault()
    if (files.length > 0) return void takeFiles(files)
    if (refusal !== null) return refuse(textRefused(refusal))
    setRefused(null)
    const next = ofClipboard(html, plain)
    tell(next)
    if (next.why.length === 0) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = currentTarget
    putText(currentTarget, { from, to, text: next.text })
  }
  return {
    ...told,
    onPaste,
    isOver,
    isReading,
    takeFiles,
    /** Until something is written. */
    refusal: refused?.over === text ? refused.words : null,
    isEmpty: text.trim() === '',
  }
}

export type Pasting = ReturnType<typeof usePasting>
