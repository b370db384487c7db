import type { QuestionBlock } from '../lines/block.ts'
import type { FieldName } from '../lines/fields.ts'
import { labelAt } from '../lines/scripts.ts'
import { wordsOf } from '../lines/words.ts'
import type { Row } from './cells.ts'

/** Questions of cells. `isLiteral`: they are words whatever they look like. */

export const blockOf = ({ line, lastLine }: Row, prompt: string, isLiteral = false): QuestionBlock => ({
  kind: 'question',
  line,
  lastLine,
  number: 0,
  isNamed: false,
  sign: '',
  inPassage: false,
  type: null,
  points: null,
  prompt: wordsOf({ text: prompt, isLiteral }),
  options: [],
  optionLines: [],
  items: [],
  fields: [],
})

export const withOptions = (block: QuestionBlock, texts: readonly string[], isLiteral = false): QuestionBlock => ({
  ...block,
  options: texts.map((text, at) => ({ label: labelAt(at), ticked: false, words: wordsOf({ text, isLiteral }) })),
})

export const withField = (block: QuestionBlock, name: FieldName, text: string): QuestionBlock =>
  text === ''
    ? block
    : {
        ...block,
        fields: [
          ...block.fields,
          { name, written: name, line: block.line, words: wordsOf({ text, isLiteral: false }) },
        ],
      }
