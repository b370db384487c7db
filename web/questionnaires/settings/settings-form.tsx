import type { ReactNode } from 'react'
import { MAX_INTRO_LENGTH, type Settings } from '#domain/questionnaires/settings.ts'
import { excessOf } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { ProseField } from '../question-form/prose-field.tsx'
import { problemsIn } from './form-problems.ts'
import { JoiningFields } from './joining-fields.tsx'
import { ReleaseFields } from './release-fields.tsx'

type SettingsFormProps = {
  settings: Settings
  /** What belongs to the paper is settled once it is published. */
  isPublished: boolean
  onChange: (change: Partial<Settings>) => void
}

/** How a quiz is set, part by part. */
export function SettingsForm({ settings, isPublished, onChange }: SettingsFormProps) {
  const { release, order, look, joining } = settings
  return (
    <div className="grid grid-cols-1 gap-5">
      <Part title={t('settings.releaseTitle')} hint={t('settings.releaseHint')}>
        <ReleaseFields release={release} onChange={(changed) => onChange({ release: changed })} />
      </Part>
      <OrderPart order={order} isPublished={isPublished} onChange={(changed) => onChange({ order: changed })} />
      <Part title={t('settings.joiningTitle')}>
        <JoiningFields
          joining={joining}
          isPublished={isPublished}
          onChange={(changed) => onChange({ joining: changed })}
        />
      </Part>
      <Part title={t('settings.introTitle')}>
        <ProseField
          name="intro"
          label={t('settings.intro')}
          hint={t('settings.introHint')}
          rows={3}
          most={MAX_INTRO_LENGTH}
          text={look.intro}
          format={look.format}
          onWrite={(intro, format) => onChange({ look: { ...look, intro, ...(format && { format }) } })}
        />
      </Part>
    </div>
  )
}

type OrderPartProps = {
  order: Settings['order']
  isPublished: boolean
  onChange: (order: Settings['order']) => void
}

/** What every student meets in an order of their own. */
export function OrderPart({ order, isPublished, onChange }: OrderPartProps) {
  return (
    <Part title={t('settings.orderTitle')} hint={isPublished ? t('settings.orderPinned') : undefined}>
      <CheckboxField
        name="orderQuestions"
        label={t('settings.orderQuestions')}
        hint={t('settings.orderQuestionsHint')}
        disabled={isPublished}
        checked={order.questions}
        onChange={({ target }) => onChange({ ...order, questions: target.checked })}
      />
      <CheckboxField
        name="orderOptions"
        label={t('settings.orderOptions')}
        hint={t('settings.orderOptionsHint')}
        disabled={isPublished}
        checked={order.options}
        onChange={({ target }) => onChange({ ...order, options: target.checked })}
      />
    </Part>
  )
}

/** Whether all of it can be kept as it is. */
export const canBeKept = ({ look, joining }: Settings): boolean =>
  excessOf(look.intro, MAX_INTRO_LENGTH) === 0 && Object.keys(problemsIn(joining)).length === 0

type PartProps = { title: string; hint?: string | undefined; children: ReactNode }

export function Part({ title, hint, children }: PartProps) {
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      {hint && <p className="mt-1 max-w-prose text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
