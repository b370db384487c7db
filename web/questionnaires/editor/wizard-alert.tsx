import { t } from '../../i18n/teachers/editor.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import type { DraftList } from '../entries/draft-list.ts'
import { entryName } from '../entries/entry-name.ts'
import { UnfinishedEntries } from '../question-list/unfinished-entries.tsx'

export type WizardAlertText =
  /** `hasOptions`: what is missing is a question with options. */
  | { kind: 'incomplete'; hasOptions: boolean }
  /** A passage or a text, by its name. */
  | { kind: 'incompletePart'; name: string }
  /** Of `planned` questions, so many are complete. */
  | { kind: 'count'; planned: number; complete: number }

type WizardAlertProps = {
  alert: WizardAlertText | null
  entries: readonly Entry[]
  onPlan: (questionCount: number) => void
  onOpen: (key: number) => void
  onClose: () => void
}

export function WizardAlert({ alert, entries, onPlan, onOpen, onClose }: WizardAlertProps) {
  // When all that are listed are complete, their number may become the planned one.
  const listed = entries.filter(isQuestion).length
  const isShorter = alert?.kind === 'count' && alert.complete === listed && listed < alert.planned
  return (
    <AlertDialog
      open={alert !== null}
      onClose={onClose}
      message={
        alert && (
          <>
            <p>{messageOf(alert)}</p>
            <UnfinishedEntries entries={entries} onOpen={onOpen} />
          </>
        )
      }
      {...(isShorter && {
        closeLabel: t('editor.ok'),
        action: { label: t('editor.planFor', { count: listed }), onAct: () => onPlan(listed) },
      })}
    />
  )
}

/** That an entry still needs something. */
export const incompleteAlert = (list: Pick<DraftList, 'entries'>, entry: Entry): WizardAlertText =>
  isQuestion(entry)
    ? { kind: 'incomplete', hasOptions: 'options' in entry.question.draft }
    : { kind: 'incompletePart', name: entryName(list, entry) }

const messageOf = (alert: WizardAlertText): string => {
  switch (alert.kind) {
    case 'incomplete':
      return t(alert.hasOptions ? 'editor.incompleteAlert' : 'editor.incompleteOther')
    case 'incompletePart':
      return t('editor.incompletePart', { name: alert.name })
    case 'count':
      return t('editor.countAlert', { n: alert.planned, m: alert.complete })
  }
}
