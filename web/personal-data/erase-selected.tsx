import { useState } from 'react'
import { t } from '../i18n/teachers/erasure.ts'
import { Button } from '../ui/button.tsx'
import { EraseStudents } from './erase-students.tsx'

type EraseSelectedProps = {
  quizId: string
  /** Whom; their names by their ids. */
  picked: ReadonlyMap<string, string>
  onDone: () => void
}

export function EraseSelected({ quizId, picked, onDone }: EraseSelectedProps) {
  const [isAsked, setAsked] = useState(false)
  if (picked.size === 0) return null
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        {t('erasure.erase')}
      </Button>
      {isAsked && (
        <EraseStudents
          quizId={quizId}
          students={picked}
          onClose={(isDone) => {
            setAsked(false)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
