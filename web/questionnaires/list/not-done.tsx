import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import type { NotDone as Quizzes } from '../use-acting.ts'

/** For which quizzes it was not possible, and why. */
export function NotDone({ quizzes, onClose }: { quizzes: Quizzes; onClose: () => void }) {
  return (
    <AlertDialog
      open={quizzes.length > 0}
      onClose={onClose}
      title={listing('listing.notDone', { count: quizzes.length })}
      message={
        <ul className="grid grid-cols-1 gap-3">
          {quizzes.map(({ id, title, why }) => (
            <li key={id}>
              <p className="font-semibold text-ink wrap-anywhere">{title}</p>
              <p>{t(`questionnaires.why_${why}`)}</p>
            </li>
          ))}
        </ul>
      }
    />
  )
}
