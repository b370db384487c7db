import { useState } from 'react'
import { t } from '../i18n/teachers/erasure.ts'
import { useKindHere } from '../questionnaires/use-kind-here.ts'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { useErasing } from './use-erasing.ts'

type EraseStudentsProps = {
  quizId: string
  /** Whom; their names by the ids of their attempts. */
  students: ReadonlyMap<string, string>
  /** Whether anybody of them may still be writing. */
  mayBeRunning?: boolean
  onClose: (isDone: boolean) => void
}

/** Says exactly what goes, and erases it. */
export function EraseStudents({ quizId, students, mayBeRunning = false, onClose }: EraseStudentsProps) {
  const [isBusy, setBusy] = useState(false)
  const kind = useKindHere()
  const { erase } = useErasing(quizId)
  const [name = '', ...others] = students.values()
  const act = async () => {
    setBusy(true)
    if (await erase([...students.keys()])) onClose(true)
    else setBusy(false)
  }
  return (
    <AlertDialog
      open
      onClose={() => onClose(false)}
      title={
        others.length === 0
          ? t(`erasure.eraseTitle_${kind}`, { name })
          : t('erasure.eraseSome', { count: students.size })
      }
      message={
        <>
          <p>{t('erasure.eraseText')}</p>
          {mayBeRunning && <p className="mt-2">{t('erasure.eraseRunning')}</p>}
          <p className="mt-2 font-semibold text-ink">{t('erasure.noWayBack')}</p>
        </>
      }
      action={{ label: t('erasure.erase'), danger: true, busy: isBusy, onAct: () => void act() }}
    />
  )
}
