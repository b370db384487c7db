import { useState } from 'react'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import type { Actionable } from './asked.ts'

type DeleteListedProps = {
  /** Those in question; none while nothing is asked. */
  listed: readonly Actionable[]
  /** Not into the bin, but out of it. */
  forGood: boolean
  onClose: () => void
  onDelete: (listed: readonly Actionable[]) => Promise<void>
}

export function DeleteListed({ listed, forGood, onClose, onDelete }: DeleteListedProps) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    await onDelete(listed)
    setBusy(false)
    onClose()
  }
  const [first] = listed
  const { title, effect } = wordsOf(listed, forGood)
  return (
    <AlertDialog
      open={listed.length > 0}
      onClose={onClose}
      title={title}
      message={
        <>
          {listed.length === 1 && <p className="mb-2 font-semibold text-ink wrap-anywhere">{first?.title}</p>}
          <p>{effect}</p>
        </>
      }
      action={{
        label: t(forGood ? 'questionnaires.erase' : 'questionnaires.delete'),
        danger: true,
        busy,
        onAct: () => void act(),
      }}
    />
  )
}

/** Quizzes alone are named so. */
const wordsOf = (listed: readonly Actionable[], forGood: boolean) => {
  const count = listed.length
  if (!listed.every(({ kind }) => kind === 'quiz'))
    return forGood
      ? { title: listing('listing.eraseTitle', { count }), effect: listing('listing.eraseEffect', { count }) }
      : { title: listing('listing.deleteTitle', { count }), effect: listing('listing.deleteEffect', { count }) }
  if (forGood)
    return {
      title: t('questionnaires.eraseTitle', { count }),
      effect: t(count === 1 ? 'questionnaires.eraseEffect' : 'questionnaires.eraseManyEffect'),
    }
  return {
    title: t('questionnaires.deleteManyTitle', { count }),
    effect: t(count === 1 ? 'questionnaires.deleteEffect' : 'questionnaires.deleteManyEffect'),
  }
}
