import { useState } from 'react'
import { t } from '../i18n/teachers/erasure.ts'
import { Button } from '../ui/button.tsx'
import { EraseStudents } from './erase-students.tsx'

type EraseButtonProps = {
  quizId: string
  student: { id: string; name: string }
  quiet?: boolean
  mayBeRunning?: boolean
  onErased?: () => void
}

/** Erases what one student did, once it was asked for twice. */
export function EraseButton({ quizId, student, quiet = false, mayBeRunning = false, onErased }: EraseButtonProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant={quiet ? 'quiet' : 'danger'}
        aria-label={t('erasure.eraseOf', { name: student.name })}
        onClick={() => setAsked(true)}
      >
        {t('erasure.erase')}
      </Button>
      {isAsked && (
        <EraseStudents
          quizId={quizId}
          students={new Map([[student.id, student.name]])}
          mayBeRunning={mayBeRunning}
          onClose={(isDone) => {
            setAsked(false)
            if (isDone) onErased?.()
          }}
        />
      )}
    </>
  )
}
