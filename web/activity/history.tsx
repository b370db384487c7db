import { t } from '../i18n/activity.ts'
import { LogPage } from './log-page.tsx'

/** Every version, opening and closing of all quizzes. */
export function QuizHistory() {
  return <LogPage heading={t('activity.historyHeading')} intro={t('activity.historyIntro')} part="history" />
}
