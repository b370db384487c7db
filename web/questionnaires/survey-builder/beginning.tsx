import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { t } from '../../i18n/teachers/surveys.ts'
import { Card } from '../../ui/card.tsx'
import { withDefaults } from '../drafts/begun-draft.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { TemplateList } from '../surveys/template-list.tsx'
import {
  draftOfTemplate,
  isEmptySurvey,
  TEMPLATE_LANGUAGES,
  type Template,
  templatesQuery,
} from '../surveys/templates.ts'

type BeginningProps = { draft: SurveyDraft; onBegin: (draft: SurveyDraft) => void }

const begunWith = (template: Template): SurveyDraft => withDefaults(SURVEY_DRAFTS, draftOfTemplate(template))

/** With what a survey begins in which nothing is written. */
export function Beginning({ draft, onBegin }: BeginningProps) {
  const isEmpty = isEmptySurvey(draft)
  const asked = useAsked(isEmpty, onBegin)
  if (isEmpty)
    return (
      <Card>
        <h2 className="mb-3 text-xl">{t('surveys.templates')}</h2>
        <TemplateList
          action={(template) => (
            <button
              type="button"
              className="min-h-11 text-start font-semibold text-link"
              onClick={() => onBegin(begunWith(template))}
            >
              {template.name}
            </button>
          )}
        />
      </Card>
    )
  if (asked === null || asked.title === draft.title) return null
  return <p>{t('surveys.unpublished', { name: asked.name })}</p>
}

/** The template that the page's address asks for; it is there at once where nothing is written yet. */
const useAsked = (isEmpty: boolean, onBegin: BeginningProps['onBegin']) => {
  const [search, setSearch] = useSearchParams()
  const language = TEMPLATE_LANGUAGES.find((each) => each === search.get('language')) ?? 'en'
  const id = search.get('template')
  const templates = useQuery({ ...templatesQuery(language), enabled: id !== null })
  const asked = templates.data?.find((template) => template.id === id) ?? null
  const begin = useRef(onBegin)
  begin.current = onBegin
  useEffect(() => {
    if (asked === null || !isEmpty) return
    begin.current(begunWith(asked))
    setSearch({}, { replace: true })
  }, [asked, isEmpty, setSearch])
  return asked
}
