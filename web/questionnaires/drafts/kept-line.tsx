import { formatTimeOfDay } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { refusedInWords } from './refused-in-words.ts'
import type { Saving } from './server-draft-sending.ts'
import type { DraftInHand } from './use-draft.ts'

type Line = Pick<DraftInHand<unknown>, 'kept' | 'edit' | 'keepAsNew'> & { saving: Saving<unknown> }

/** Where what was written last is. */
export function KeptLine({ hand }: { hand: Line }) {
  const isGone = hand.saving.kind === 'gone'
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="tabular text-sm text-ink-soft">
        {lineOf(hand)}
      </p>
      {isGone && (
        <Button size="sm" className="justify-self-start" onClick={hand.keepAsNew}>
          {t(hand.edit ? 'drafts.keepChanges' : 'drafts.keepAsNew')}
        </Button>
      )}
    </div>
  )
}

const lineOf = ({ saving, kept, edit }: Line): string | null => {
  const isKept = kept !== 'failed'
  switch (saving.kind) {
    case 'saving':
      return t('drafts.saving')
    case 'saved':
      return t('drafts.savedAt', { time: formatTimeOfDay(saving.at) })
    case 'refused':
      return refusedInWords(saving.failure, isKept)
    case 'gone':
      return t(edit ? 'drafts.editGone' : 'drafts.gone')
    case 'waiting':
      return t(isKept ? 'drafts.offline' : 'drafts.offlineNoStorage')
    case 'done':
      return null
    default:
      return t(isKept ? 'drafts.keptHere' : 'drafts.keepsNothing')
  }
}
