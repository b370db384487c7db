import { formulaKey } from '../../text/prose.ts'
import type { Question } from './question.ts'
import { pictureIdsOf } from './question-pictures.ts'
import { formulasOf } from './question-texts.ts'

const only = <Value>(table: Record<string, Value> | undefined, names: readonly string[]) => {
  const left = Object.entries(table ?? {}).filter(([name]) => names.includes(name))
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

/** The question without its explanation, and without the formulas and pictures that only the explanation shows. */
export const unexplained = (question: Question): Question => {
  const { explanation: _, keyFormulas, keyPictures, ...rest } = question
  const formulas = only(keyFormulas, formulasOf(rest).key.map(formulaKey))
  const pictures = only(keyPictures, pictureIdsOf(rest).key)
  return { ...rest, ...(formulas && { keyFormulas: formulas }), ...(pictures && { keyPictures: pictures }) }
}
