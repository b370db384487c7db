import { useMemo, useSyncExternalStore } from 'react'
import { t } from '../../i18n/students/national.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ExamHall, type HallView } from './exam-hall.ts'
import type { InExamHallProps } from './screen-parts.ts'

/** In milliseconds: it says more than a glance takes in. */
const LOST_LASTS = 8000

/** Whoever practises may choose that only what is saved counts. */
export function InExamHall<View extends HallView>({ attempt, children }: InExamHallProps<View>) {
  const hall = useMemo(() => {
    const onLost = (question: string) => {
      const number = attempt.view().progress.questions.findIndex((id) => id === question) + 1
      toast.error(t('national.lost', { number }), { lasts: LOST_LASTS })
    }
    return new ExamHall({ attempt, onLost })
  }, [attempt])
  const { isOn } = useSyncExternalStore(hall.subscribe, hall.state)
  const view = useSyncExternalStore(hall.subscribe, hall.view)
  return children({
    ...{ isOn, view, attempt: hall, save: hall.save, clear: hall.clear },
    where: view === attempt.view() ? undefined : t('national.chosen'),
    choice: (
      <CheckboxField
        label={t('national.hall')}
        hint={t('national.hallHint')}
        checked={isOn}
        disabled={view.phase.kind !== 'running'}
        onChange={({ target }) => hall.setOn(target.checked)}
      />
    ),
  })
}
