import { useState } from 'react'
import { t } from '../../i18n/teachers/versions.ts'
import { type Asked, effectsOf } from './asked.ts'
import { BeforePublishing } from './before-publishing.tsx'
import { EffectsList } from './effects-list.tsx'
import { type ChangedQuestion, NOTHING_SAID, type SaidMeanings } from './said-meanings.ts'
import { type Named, SameMeaning } from './same-meaning.tsx'

/** An edit of what people have answered. */
export type AnsweredEdit = {
  before: Asked
  edited: Asked
  /** Its questions of which people have answered other words. */
  changed: readonly ChangedQuestion[]
}

type ConfirmEditProps = {
  /** Null: nothing is asked. */
  edit: AnsweredEdit | null
  /** What the button says that publishes. */
  label: string
  /** Where texts speak of answers: how those are named. */
  named?: Named | undefined
  onClose: () => void
  onPublish: (said: SaidMeanings) => void
}

/** Tells what an edit does to what was answered, and asks which changed texts mean the same. */
export function ConfirmEdit({ edit, label, named, onClose, onPublish }: ConfirmEditProps) {
  const [said, setSaid] = useState(NOTHING_SAID)
  return (
    <BeforePublishing
      open={edit !== null}
      title={t('versions.answeredTitle')}
      {...{ label, onClose }}
      onPublish={() => onPublish(said)}
    >
      {edit && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <p>{t('versions.answeredHelp')}</p>
          {edit.changed.length > 0 && <SameMeaning changed={edit.changed} said={said} onSaid={setSaid} named={named} />}
          <EffectsList effects={effectsOf(edit.before, edit.edited, { said, changed: edit.changed })} named={named} />
        </div>
      )}
    </BeforePublishing>
  )
}
