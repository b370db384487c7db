import { useState } from 'react'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import { TakeOut } from './take-out.tsx'
import { useHelping } from './use-helping.ts'

type RemoveSelectedProps = {
  quizId: string
  /** Whom; their names by their ids. */
  picked: ReadonlyMap<string, string>
  onDone: () => void
}

/** Asks, and takes false submissions out of everything. */
export function RemoveSelected({ quizId, picked, onDone }: RemoveSelectedProps) {
  const [isAsked, setAsked] = useState(false)
  const helping = useHelping(quizId)
  const [name, ...others] = picked.values()
  if (name === undefined) return null
  return (
    <>
      <Button size="sm" variant="danger" onClick={() => setAsked(true)}>
        {t('help.remove')}
      </Button>
      {isAsked && (
        <TakeOut
          title={others.length === 0 ? t('help.removeTitle', { name }) : t('help.removeSome', { count: picked.size })}
          attempts={[...picked.keys()]}
          helping={helping}
          onClose={(isDone) => {
            setAsked(false)
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
