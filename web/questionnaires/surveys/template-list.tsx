import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TEMPLATE_LANGUAGES, type Template, type TemplateLanguage, templatesQuery } from './templates.ts'
import { Waiting } from './waiting.tsx'

type TemplateListProps = {
  /** What begins with it: a button, or a link. */
  action: (template: Template, language: TemplateLanguage) => ReactNode
}

/** Surveys to begin with, in the languages that there are. */
export function TemplateList({ action }: TemplateListProps) {
  const [language, setLanguage] = useState<TemplateLanguage>('en')
  const templates = useQuery(templatesQuery(language))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SelectField
        className="max-w-xs"
        label={t('surveys.templateLanguage')}
        value={language}
        onChange={({ target }) => setLanguage(TEMPLATE_LANGUAGES.find((each) => each === target.value) ?? 'en')}
      >
        {TEMPLATE_LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`surveys.language_${each}`)}
          </option>
        ))}
      </SelectField>
      {templates.data === undefined ? (
        <Waiting query={templates} />
      ) : (
        <ul lang={language} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
          {templates.data.map((template) => (
            <li key={template.id} className="flex flex-col gap-1 rounded border border-line p-3">
              {action(template, language)}
              <span className="text-sm text-ink-soft">{template.about}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
