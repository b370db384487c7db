import { t } from '../../i18n/take.ts'

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

const inGroups = (code: string) => code.replace(/(.{3})(?=.)/g, '$1 ')
