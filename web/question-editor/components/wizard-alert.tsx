import { t } from '../../i18n/editor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

export type WizardAlertText =
  /** `hasOptions`: what is missing is a question with options. */
  | { kind: 'incomplete'; hasOptions: boolean }
  /** Of `planned` questions, so many are complete. */
  | { kind: 'count'; planned: number; complete: number }

type WizardAlertProps = {
  alert: WizardAlertText | null
  /** Questions in the list: when all of them are complete, their number may become the planned one. */
  listed: number
  onPlan: (questionCount: number) => void
  onClose: () => void
}

export function WizardAlert({ alert, listed, onPlan, onClose }: WizardAlertProps) {
  const isShorter = alert?.kind === 'count' && alert.complete === listed && listed < alert.planned
  return (
    <AlertDialog
      open={alert !== null}
      onClose={onClose}
      message={alert === null ? '' : messageOf(alert)}
      {...(isShorter && {
        closeLabel: t('editor.ok'),
        action: { label: t('editor.planFor', { count: listed }), onAct: () => onPlan(listed) },
      })}
    />
  )
}

const messageOf = (alert: WizardAlertText): string =>
  alert.kind === 'incomplete'
    ? t(alert.hasOptions ? 'editor.incompleteAlert' : 'editor.incompleteOther')
    : t('editor.countAlert', { n: alert.planned, m: alert.complete })
