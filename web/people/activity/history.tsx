import { t } from '../../i18n/teachers/activity.ts'
import { LogPage } from './log-page.tsx'

/** The versions, openings and closings of all quizzes. */
export function QuizHistory() {
  return <LogPage heading={t('activity.historyHeading')} intro={t('activity.historyIntro')} part="history" />
}
