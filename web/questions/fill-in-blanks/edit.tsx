import SquarePen from 'lucide-react/icons/square-pen'
import { type FocusEvent, useContext, useLayoutEffect, useRef } from 'react'
import { type FillInBlanks, type FillInBlanksDraft, keptPassage } from '#domain/questions/fill-in-blanks.ts'
import { withBlanksForLines } from '#domain/questions/parts/blank-lines.ts'
import {
  type Blank,
  MAX_PASSAGE_LENGTH,
  type PassagePiece,
  readPassage,
  type UnreadBlank,
  withBlankMoved,
} from '#domain/questions/parts/fill-in-blanks-passage.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { ProsePreview } from '../editing/draft-texts.tsx'
import { type FieldAction, fieldKey } from '../editing/field-keys.ts'
import { lengthError } from '../editing/length-error.ts'
import { LinesToBlanks } from '../editing/lines-to-blanks.tsx'
import { TextLanguage } from '../editing/text-language-context.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { acceptedWords } from './accepted.ts'
import { BlankHelp } from './blank-help.tsx'
import { BlankList } from './blank-list.tsx'
import { type BlankKind, type Selected, withBlank } from './insert-blank.ts'
import { Passage } from './passage.tsx'

const FIELD = 'passage'
const EMPTY_BLANK = '[[]]'

const BUTTONS: readonly [BlankKind, FieldAction, () => string][] = [
  ['text', 'textBlank', () => t('editor.insertText')],
  ['number', 'numberBlank', () => t('editor.insertNumber')],
  ['choice', 'choiceBlank', () => t('editor.insertChoice')],
]

function EditFillInBlanks({ draft: { passage }, onChange, onFocus, onSaid }: EditProps<FillInBlanks>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const next = useRef<Selected | null>(null)
  const fieldId = useElementId()
  const error = lengthError(keptPassage(passage), MAX_PASSAGE_LENGTH)

  // The place in a text can be set once the text is there.
  useLayoutEffect(() => {
    if (next.current?.text !== passage) return
    field.current?.focus()
    field.current?.setSelectionRange(next.current.from, next.current.to)
    next.current = null
  }, [passage])

  /** Whoever comes here from a blank that was drawn elsewhere, and not to a place of their own, writes its answer next. */
  const goIntoEmpty = ({ currentTarget: { value, selectionStart } }: FocusEvent<HTMLTextAreaElement>) => {
    const empty = value.indexOf(EMPTY_BLANK)
    if (empty < 0 || selectionStart !== value.length) return
    const inside = empty + EMPTY_BLANK.length / 2
    field.current?.setSelectionRange(inside, inside)
  }

  const insert = (kind: BlankKind) => {
    const { selectionStart: from = passage.length, selectionEnd: to = passage.length } = field.current ?? {}
    next.current = withBlank({ text: passage, from, to }, kind)
    onChange({ passage: next.current.text })
  }

  const makeBlanks = () => {
    const { text, from } = withBlanksForLines(passage)
    next.current = { text, from, to: from }
    onChange({ passage: text })
  }

  const move = (from: number, to: number) => {
    const next = withBlankMoved(passage, from, to)
    if (next !== passage) onChange({ passage: next })
    return next !== passage
  }

  return (
    <>
      <TextArea
        ref={field}
        id={fieldId}
        label={t('editor.passage')}
        hint={t('editor.passageHint')}
        name={FIELD}
        data-prose
        rows={4}
        lang={useContext(TextLanguage)}
        dir="auto"
        error={error}
        value={passage}
        onChange={({ target }) => onChange({ passage: target.value }, FIELD)}
        onFocus={goIntoEmpty}
        className="mt-5"
      />
      {error === undefined && <LinesToBlanks text={passage} onMake={makeBlanks} />}
      <ProsePreview source={passage}>
        <PreviewFillInBlanks draft={{ passage }} />
      </ProsePreview>
      <fieldset aria-label={t('editor.insertBlank')} className="mt-2 flex min-w-0 flex-wrap gap-2">
        {BUTTONS.map(([kind, action, name]) => (
          <Button
            key={kind}
            size="sm"
            {...fieldKey(action, name())}
            aria-controls={fieldId}
            onClick={() => insert(kind)}
          >
            {name()}
          </Button>
        ))}
      </fieldset>
      <BlankHelp />
      {error === undefined && (
        <BlankList blanks={readPassage(passage).filter(isBlank)} onMove={move} onFocus={onFocus} onSaid={onSaid} />
      )}
    </>
  )
}

const isBlank = (piece: PassagePiece): piece is Blank | UnreadBlank => typeof piece !== 'string'

function PreviewFillInBlanks({ draft: { passage } }: { draft: FillInBlanksDraft }) {
  if (keptPassage(passage).length > MAX_PASSAGE_LENGTH) return <p className="mt-3 wrap-anywhere">{passage}</p>
  return (
    <div className="mt-3">
      <Passage<Blank | UnreadBlank> pieces={readPassage(passage)}>
        {(blank, at) => (
          <span className="mx-0.5 rounded border border-correct bg-correct-soft box-decoration-clone px-1.5 py-0.5 text-correct">
            <span className="text-sm">{t('editor.blank', { number: at + 1 })}: </span>
            <span dir="auto" className="font-semibold">
              {blank.kind === 'fault' ? '?' : acceptedWords(blank, (from, to) => t('editor.blankRange', { from, to }))}
            </span>
          </span>
        )}
      </Passage>
    </div>
  )
}

export const fillInBlanksEditor: Editor<FillInBlanks> = {
  Sign: SquarePen,
  Edit: EditFillInBlanks,
  Preview: PreviewFillInBlanks,
  firstField: FIELD,
}
