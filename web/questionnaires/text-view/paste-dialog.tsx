import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { roomFor } from '../entries/added-entries.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import {
  filedInto,
  type PastePlace,
  pastingStep,
  readPasted,
  type SectionCounts,
  usualPlace,
} from '../entries/pasted-into.ts'
import { useRefusedPaste } from '../question-form/use-refused-paste.ts'
import { FoundByKind, MarkingFound } from './found-in-text.tsx'
import { Found } from './found-items.tsx'
import { PastePlaces } from './paste-places.tsx'
import { selectLine } from './selected-line.ts'
import { TextProblems } from './text-problems.tsx'

type PasteDialogProps = {
  /** What was pasted into a question, to begin with. */
  text: string
  list: DraftList
  /** How all of it is marked, which a heading may say; left out: nothing is. */
  marked?: { details: DraftDetails; onUse: (change: Partial<DraftDetails>) => void } | undefined
  /** How many questions of how many sections of a pattern have, by the keys of their headings. */
  counts?: SectionCounts
  onTake: (items: readonly DraftItem[], step: DraftStep) => void
  /** Told what stands in it, so that nothing is lost by closing. */
  onClose: (text: string) => void
}

/** Shows what a block of text is read as before any of it is taken. It is open as long as it is rendered. */
export function PasteDialog({ text: pasted, list, marked, counts, onTake, onClose }: PasteDialogProps) {
  const [text, setText] = useState(pasted)
  const { offers } = list
  const room = roomFor(list)
  const [chosen, setChosen] = useState<PastePlace | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const refused = useRefusedPaste()
  const close = () => onClose(text)
  useBackCloses(close)
  const settled = useDeferredValue(text)
  const { items, beyond, problems, marking, leavesKey } = useMemo(() => readPasted(settled, list), [settled, list])
  const place = chosen ?? usualPlace(list, items)
  const filed = useMemo(
    () => (place === 'section' ? filedInto(list, items, counts).filed : []),
    [place, list, items, counts],
  )
  const found = countOf(items) + beyond
  const isTooMany = found > room
  const isMarked = offers.asks === 'knowledge'
  const take = () => {
    const read = readPasted(text, list)
    if (countOf(read.items) + read.beyond > room) return
    onTake(read.items, pastingStep(list, read.items, { place: chosen ?? usualPlace(list, read.items), counts }))
  }
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={t('editor.pasteTitle')}
      footer={
        <>
          <Button onClick={close}>{t('editor.cancel')}</Button>
          <Button variant="primary" disabled={found === 0 || isTooMany} onClick={take}>
            {t('editor.pasteTake', { count: found })}
          </Button>
          {isTooMany && (
            <p role="alert" className="font-medium text-wrong sm:order-first sm:me-auto">
              {t('editor.pasteNoRoom', { most: offers.mostQuestions, room })}
            </p>
          )}
        </>
      }
    >
      <TextArea
        data-first-focus=""
        ref={field}
        {...refused}
        label={t('editor.pasteText')}
        hint={t(isMarked ? 'editor.pasteHint' : 'editor.pasteHintOpinions')}
        placeholder={t(isMarked ? 'editor.pasteExample' : 'editor.pasteExampleOpinions')}
        rows={6}
        // What is found is in sight beside a long text.
        className="[&_textarea]:max-h-[34dvh]"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="mt-4 font-semibold">
        {found === 0 ? t('editor.pasteNothing') : t('editor.pasteFound', { count: found })}
      </p>
      <FoundByKind items={items} />
      {found > 0 && <PastePlaces {...{ list, place, filed }} pasted={items} onPlace={setChosen} />}
      {marking && marked && <MarkingFound marking={marking} {...marked} />}
      {leavesKey && <p className="mt-3 text-ink-soft">{t('editor.pasteKeyLeft')}</p>}
      {problems.length > 0 && (
        <TextProblems
          problems={problems}
          most={offers.mostQuestions}
          onGo={(line) => selectLine(field.current, line)}
        />
      )}
      <Found items={items} />
    </Dialog>
  )
}

const countOf = (items: readonly DraftItem[]): number => items.filter((item) => !isDraftPart(item)).length
