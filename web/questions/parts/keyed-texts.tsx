import type { ReactNode } from 'react'
import type { KeyedQuestion } from '#domain/questionnaires/items/question.ts'
import { TextsOf } from './prose.tsx'

type KeyedTextsProps = { question: KeyedQuestion; children: ReactNode }

/** Around everything that shows a question with what is right in it. */
export function KeyedTexts({ question, children }: KeyedTextsProps) {
  const { format, formulas, keyFormulas, pictures, keyPictures } = question
  const written = {
    format,
    formulas: { ...formulas, ...keyFormulas },
    pictures: { ...pictures, ...keyPictures },
  }
  return <TextsOf value={written}>{children}</TextsOf>
}
