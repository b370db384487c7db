import { Link } from 'react-router'
import { t } from '../../i18n/teachers/surveys.ts'
import { Card } from '../../ui/card.tsx'
import { TemplateList } from '../surveys/template-list.tsx'

/** Surveys to begin with. */
export function TemplatesCard({ isOpen }: { isOpen: boolean }) {
  return (
    <Card>
      <details open={isOpen}>
        <summary className="min-h-11 content-center text-xl font-semibold">{t('surveys.templates')}</summary>
        <TemplateList
          action={({ id, name }, language) => (
            <Link
              to={`/dashboard/surveys/create?template=${id}&language=${language}`}
              className="min-h-11 content-center font-semibold text-link"
            >
              {name}
            </Link>
          )}
        />
      </details>
    </Card>
  )
}
