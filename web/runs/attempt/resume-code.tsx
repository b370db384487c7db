import X from 'lucide-react/icons/x'
import { t } from '../../i18n/students/take.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** What to write down in case the device fails. */
export function ResumeCode({ code }: { code: string | null }) {
  if (!code) return null
  return (
    <div className="rounded border border-line bg-surface-sunken p-3 text-sm">
      <p className="font-medium">{t('take.resumeCode')}</p>
      <p className="tabular text-xl font-semibold tracking-widest">{inGroups(code)}</p>
      <p className="mt-1">{t('take.resumeCodeHelp')}</p>
    </div>
  )
}

/** The same, in one line, while the quiz has just begun. */
export function NewResumeCode({ code, onDone }: { code: string; onDone: () => void }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-end gap-x-2 rounded bg-accent-soft ps-3 text-sm">
      <p className="min-w-0 flex-1 basis-44 py-1.5">
        {t('take.resumeCodeNew')} <strong className="tabular text-base tracking-wider">{inGroups(code)}</strong>
      </p>
      <IconButton label={t('take.resumeCodeDone')} icon={<X />} onClick={onDone} />
    </div>
  )
}

const inGroups = (code: string) => code.replace(/(.{3})(?=.)/g, '$1 ')
