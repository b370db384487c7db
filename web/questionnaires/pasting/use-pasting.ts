import { type ClipboardEvent, type RefObject, useState } from 'react'
import { isLongToPaste, putText } from './put-text.ts'
import { refusalOf, type TextRefusal } from './refused-text.ts'
import { textRefused } from './refused-words.ts'
import { ofClipboard, ofFile, type Stretch } from './stretch.ts'
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

/** What was copied, or why it is not pasted. */
const clipboardOr = (html: string, plain: string): Stretch | { refusal: TextRefusal | 'nothing' } => {
  const refusal = refusalOf(plain)
  if (refusal !== null) return { refusal }
  const stretch = ofClipboard(html, plain)
  if (plain === '' && stretch.text.trim() === '') return { refusal: 'nothing' }
  const later = refusalOf(stretch.text)
  return later === null ? stretch : { refusal: later }
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
    const next = clipboardOr(html, plain)
    if ('refusal' in next) {
      event.preventDefault()
      // A picture is copied with HTML that shows it.
      const files = next.refusal === 'nothing' ? [...(clipboardData.files ?? [])] : []
      return files.length > 0 ? void takeFiles(files) : refuse(textRefused(next.refusal))
    }
    setRefused(null)
    tell(next)
    if (next.why.length === 0 && plain !== '' && !isLongToPaste(plain)) return
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
