import Copy from 'lucide-react/icons/copy'
import { t } from '../../i18n/students/responded.ts'
import { Leading } from '../../ui/action-list.tsx'
import { RespondedMenu } from '../list/responded-menu.tsx'
import { type ListedSurvey, surveysQuery } from './api.ts'

/** What else can be done with a survey. */
export function SurveyMenu({ survey }: { survey: ListedSurvey }) {
  return (
    <RespondedMenu of={survey} queryKey={surveysQuery.queryKey}>
      {() => (
        <Leading
          icon={<Copy />}
          label={t('responded.copy')}
          to={`/dashboard/surveys/${encodeURIComponent(survey.id)}/copy`}
        />
      )}
    </RespondedMenu>
  )
}
