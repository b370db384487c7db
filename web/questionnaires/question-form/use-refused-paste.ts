import { type ClipboardEvent, useState } from 'react'
import { MAX_QUIZ_TEXT } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'

/** A paste that no quiz can hold is refused before it is in the field: a browser would be long at showing it. */
export function useRefusedPaste() {
  const [isRefused, setRefused] = useState(false)
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const isTooLong = event.clipboardData.getData('text/plain').length > MAX_QUIZ_TEXT
    setRefused(isTooLong)
    if (isTooLong) event.preventDefault()
  }
  return { onPaste, error: isRefused ? t('quizText.refused', { most: MAX_QUIZ_TEXT }) : undefined }
}
