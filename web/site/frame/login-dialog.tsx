import GraduationCap from 'lucide-react/icons/graduation-cap'
import { t } from '../../i18n/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'

/** Students never log in: the one role there is to choose is the teacher's. */
export function LoginDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('site.welcome')} size="sm">
      <p className="text-ink-soft">{t('site.selectRole')}</p>
      <ButtonLink
        href="/auth/login"
        variant="primary"
        size="lg"
        wide
        icon={<GraduationCap aria-hidden="true" />}
        className="mt-5"
      >
        {t('site.loginAsTeacher')}
      </ButtonLink>
      <p className="mt-5 text-center text-ink-soft">
        {t('site.noAccount')}{' '}
        <a href="/auth/signup" className="text-link font-semibold">
          {t('site.signUp')}
        </a>
      </p>
      <p className="mt-4 border-t border-line pt-4 text-center text-sm text-ink-soft">
        {t('site.studentsNeedNoAccount')}
      </p>
    </Dialog>
  )
}
