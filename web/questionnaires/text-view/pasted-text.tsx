import type { RefObject } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { ChooseFile } from '../pasting/choose-file.tsx'
import { PastingTold } from '../pasting/pasting-told.tsx'
import type { Pasting } from '../pasting/use-pasting.ts'
import './paste.css'

type PastedTextProps = {
  field: RefObject<HTMLTextAreaElement | null>
  pasting: Pasting
  text: string
  /** Whether anything is right or wrong in it. */
  isMarked: boolean
  /** Whether a table of its columns says more of it than the text does. */
  hasColumns: boolean
  onType: (text: string) => void
}

/** The text that is pasted, typed or read from a file, and what was made of the clipboard. */
export function PastedText({ field, pasting, text, isMarked, hasColumns, onType }: PastedTextProps) {
  return (
    <div>
      <TextArea
        data-first-focus=""
        ref={field}
        onPaste={pasting.onPaste}
        label={t('editor.pasteText')}
        placeholder={t(isMarked ? 'editor.pasteExample' : 'editor.pasteExampleOpinions')}
        rows={6}
        className={classNames('pasted-text', hasColumns && 'is-sheet')}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
      <PastingTold pasting={pasting} />
      <ChooseFile pasting={pasting} />
    </div>
  )
}
