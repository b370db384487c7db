import { failureText } from '../../i18n/all-failures.ts'
import { formatTimeOfDay } from '../../i18n/format.ts'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'

/** Where what was written last is. */
export function KeptLine({ hand }: { hand: SurveyInHand }) {
  const isGone = hand.saving.kind === 'gone'
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="status" className="tabular text-sm text-ink-soft">
        {lineOf(hand)}
      </p>
      {isGone && (
        <Button size="sm" className="justify-self-start" onClick={hand.keepAsNew}>
          {draftText(hand.edit ? 'drafts.keepChanges' : 'drafts.keepAsNew')}
        </Button>
      )}
    </div>
  )
}

const lineOf = ({ saving, kept, edit }: SurveyInHand): string | null => {
  const isKept = kept !== 'failed'
  switch (saving.kind) {
    case 'saving':
      return draftText('drafts.saving')
    case 'saved':
      return draftText('drafts.savedAt', { time: formatTimeOfDay(saving.at) })
    case 'refused':
      return draftText('drafts.refused', { why: failureText(saving.failure) })
    case 'gone':
      return draftText(edit ? 'drafts.editGone' : 'drafts.gone')
    case 'waiting':
      return draftText(isKept ? 'drafts.offline' : 'drafts.offlineNoStorage')
    case 'done':
      return null
    default:
      return t(isKept ? 'surveys.kept' : 'surveys.notKept')
  }
}
