import { useRef } from 'react'
import { isDraftPart } from '#domain/draft-item.ts'
import { t as editorText } from '../../i18n/editor.ts'
import { t } from '../../i18n/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { selectLine } from '../selected-line.ts'
import type { DraftInHand } from '../use-draft.ts'
import { useQuizText } from '../use-quiz-text.ts'
import { useRefusedPaste } from '../use-refused-paste.ts'
import { FoundByKind, MarkingFound } from './found-in-text.tsx'
import { TextLegend } from './text-legend.tsx'
import { TextProblems } from './text-problems.tsx'

type TextViewProps = { draft: DraftInHand; onPreview: () => void; onNext: () => void }

/** The whole quiz as text, with what is understood of it beside it. */
export function TextView({ draft, onPreview, onNext }: TextViewProps) {
  const { text, setText, read } = useQuizText(draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const refused = useRefusedPaste()
  const found = read.items.filter((item) => !isDraftPart(item)).length
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <h2 tabIndex={-1} className="mb-3 text-lg">
          {t('quizText.heading')}
        </h2>
        <TextArea
          ref={field}
          {...refused}
          label={t('quizText.textLabel')}
          hint={t('quizText.textHint')}
          spellCheck={false}
          dir="auto"
          style={{ minHeight: '50dvh', maxHeight: '75dvh' }}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button onClick={onPreview}>{editorText('editor.preview')}</Button>
          <Button variant="primary" onClick={onNext}>
            {editorText('editor.saveAndNext')}
          </Button>
        </div>
      </Card>
      <div className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto">
        <p role="status" className="font-semibold">
          {t('quizText.found', { count: found })}
        </p>
        <FoundByKind items={read.items} />
        {read.marking && (
          <MarkingFound
            marking={read.marking}
            details={draft.draft.details}
            onUse={(change) => draft.setDetails((before) => ({ ...before, ...change }))}
          />
        )}
        {read.problems.length > 0 && (
          <TextProblems problems={read.problems} onGo={(line) => selectLine(field.current, line)} />
        )}
        <TextLegend />
      </div>
    </div>
  )
}
