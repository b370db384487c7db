import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../i18n/other-ways.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

type Page = 'surveys' | 'createSurvey' | 'surveyResponses'

const WAYS: Record<Page, { to: string; also?: string }> = {
  surveys: { to: '/dashboard/quizzes/create', also: '/dashboard/quizzes' },
  createSurvey: { to: '/dashboard/quizzes/create' },
  surveyResponses: { to: '/dashboard/quizzes/result' },
}

export const Surveys = () => <OtherWay page="surveys" />
export const CreateSurvey = () => <OtherWay page="createSurvey" />
export const SurveyResponses = () => <OtherWay page="surveyResponses" />

/** What there is not, and how it is done with what there is. */
function OtherWay({ page }: { page: Page }): ReactNode {
  const { to, also } = WAYS[page]
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{t(`otherWays.${page}`)}</h1>
      <Card>
        <EmptyState
          title={t(`otherWays.${page}Not`)}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Link to={to} className={buttonClass({ variant: 'primary' })}>
                {t(`otherWays.${page}Do`)}
              </Link>
              {also && (
                <Link to={also} className={buttonClass()}>
                  {t('otherWays.seeQuizzes')}
                </Link>
              )}
            </div>
          }
        >
          {t(`otherWays.${page}Today`)}
        </EmptyState>
      </Card>
    </div>
  )
}
