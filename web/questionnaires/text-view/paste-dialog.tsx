import { useMemo, useRef, useState } from 'react'
import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
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
import { ColumnMapping } from '../pasting/column-mapping.tsx'
import { usePasting } from '../pasting/use-pasting.ts'
import { ChooseFound } from './choose-found.tsx'
import { countOf, leftBehind, restOf, sourcesOf, takenItems } from './chosen-items.ts'
import { MarkingFound } from './found-in-text.tsx'
import { Found } from './found-items.tsx'
import { PasteFooter } from './paste-footer.tsx'
import { PastePlaces } from './paste-places.tsx'
import { PasteSummary } from './paste-summary.tsx'
import { PastedText } from './pasted-text.tsx'
import { selectLine } from './selected-line.ts'
import { useKeptText } from './use-kept-text.ts'
import { usePasted } from './use-pasted.ts'
import { useTakingKey } from './use-taking-key.ts'
import { useTextEdits } from './use-text-edits.ts'

/** `text`: all of it. `rest`: what was not taken of it. */
export type Taken = { items: readonly DraftItem[]; step: DraftStep; text: string; rest: string }

type PasteDialogProps = {
  /** What was pasted into a question, to begin with. */
  text: string
  list: DraftList
  /** How all of it is marked, which a heading may say; left out: nothing is. */
  marked?: { details: DraftDetails; onUse: (change: Partial<DraftDetails>) => void } | undefined
  /** How many questions of how many sections of a pattern have, by the keys of their headings. */
  counts?: SectionCounts
  onTake: (taken: Taken) => void
  /** Told what stands in it while it is open, in case that the page is left. */
  onKeep?: (text: string) => void
  /** Told what stands in it, so that nothing is lost by closing. */
  onClose: (text: string) => void
}

/** Shows what a block of text is read as before any of it is taken. It is open as long as it is rendered. */
export function PasteDialog({ text: pasted, list, marked, counts, onTake, onKeep, onClose }: PasteDialogProps) {
  const [text, setText] = useState(pasted)
  const { offers } = list
  const room = roomFor(list)
  const [chosenPlace, setPlace] = useState<PastePlace | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const pasting = usePasting({ field, text, fileReplaces: true })
  /** What goes with what was taken closes nothing that is to be kept. */
  const isTaken = useRef(false)
  const close = () => {
    if (!isTaken.current) onClose(text)
  }
  useBackCloses(close)
  useKeptText(text, pasted, (now) => !isTaken.current && onKeep?.(now))
  const { settled, read, columns, account, told, doubtful, taken, left, leave, leftIn } = usePasted(text, list)
  const { items, beyond, problems, marking, leavesKey } = read
  const place = chosenPlace ?? usualPlace(list, taken)
  const filed = useMemo(
    () => (place === 'section' ? filedInto(list, taken, counts).filed : []),
    [place, list, taken, counts],
  )
  /** Those that no quiz has room for are wanted as long as nobody has chosen among the others. */
  const [isFirst, setFirst] = useState(false)
  const wantedOf = (count: number, more: number, notTaken: number) => count + (isFirst || notTaken > 0 ? 0 : more)
  const edits = useTextEdits(text, setText, field)
  const found = countOf(items) + beyond
  const asksColumns = columns.proposed?.isNeeded === true
  const isMarked = offers.asks === 'knowledge'
  const acts = {
    most: offers.mostQuestions,
    onGo: (line: number) => selectLine(field.current, line),
    onEdit: edits.edit,
  }
  const take = () => {
    const now = readPasted(text, list, columns.mapping)
    const leftNow = leftIn(sourcesOf(text, now.places))
    const wanted = takenItems(now.items, leftNow)
    const count = wantedOf(countOf(wanted), now.beyond, leftNow.size)
    if (count === 0 || count > room) return
    const step = pastingStep(list, wanted, { place: chosenPlace ?? usualPlace(list, wanted), counts })
    isTaken.current = true
    onTake({ items: wanted, step, text, rest: restOf(text, now, leftNow) })
  }
  useTakingKey(take)
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={t('editor.pasteTitle')}
      footer={
        <PasteFooter
          {...{ found, room }}
          most={offers.mostQuestions}
          wanted={wantedOf(countOf(taken), beyond, left.size)}
          onClose={close}
          onTake={take}
          onTakeFirst={() => {
            setFirst(true)
            leave(leftBehind(items, room))
          }}
        />
      }
    >
      <div>
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 md:grid-cols-2">
          <PastedText {...{ field, pasting, text, isMarked }} hasColumns={asksColumns} onType={setText} />
          {asksColumns && <ColumnMapping columns={columns} />}
          <PasteSummary
            {...{ found, items, account, problems, acts }}
            text={settled}
            hint={t(isMarked ? 'editor.pasteHint' : 'editor.pasteHintOpinions')}
            onUndo={edits.undo}
          />
        </div>
        {!asksColumns && <ColumnMapping columns={columns} />}
        {found > 0 && <PastePlaces {...{ list, place, filed }} pasted={taken} onPlace={setPlace} />}
        {marking && marked && <MarkingFound marking={marking} {...marked} />}
        {leavesKey && <p className="mt-3 text-ink-soft">{t('editor.pasteKeyLeft')}</p>}
        {countOf(items) > 1 && <ChooseFound {...{ items, left, doubtful }} onLeave={leave} />}
        <Found {...{ items, left, acts }} problems={told} onLeave={leave} />
      </div>
    </Dialog>
  )
}
