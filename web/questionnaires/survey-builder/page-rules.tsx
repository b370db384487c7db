import { useRef } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { DraftJump } from '../entries/entry-rules.ts'
import { questionsOf, type SurveyDraft, type SurveyPage, withPageChanged } from '../surveys/draft.ts'
import { conditionOn } from './conditions.ts'
import { Speaking } from './speaking.tsx'
import { OptionalWhen, WhenEditor } from './when-editor.tsx'
import { withInserted } from './with-inserted.ts'

type PageRulesProps = { draft: SurveyDraft; page: SurveyPage; onDraft: (draft: SurveyDraft) => void }

/** Of a page: when it is shown, of what its texts speak, and where it leads. */
export function PageRules({ draft, page, onDraft }: PageRulesProps) {
  const rules = useRef<HTMLDivElement>(null)
  const { key, title, instructions, format, shownIf } = page
  const before = questionsOf({ pages: draft.pages.slice(0, draft.pages.indexOf(page)) })
  const change = (changed: Partial<SurveyPage>) => onDraft(withPageChanged(draft, key, changed))
  const say = (token: string) => {
    const field = rules.current?.parentElement?.querySelector<HTMLTextAreaElement>('textarea[name="text"]')
    change({ instructions: withInserted(field ?? null, instructions, token) })
  }
  return (
    <div ref={rules} className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
      <Speaking texts={[{ text: title }, { text: instructions, format }]} before={before} onInsert={say} />
      <OptionalWhen
        label={t('surveys.showPageIf')}
        before={before}
        when={shownIf}
        onChange={(when) => change({ shownIf: when })}
      />
      <Jumps draft={draft} page={page} onChange={(jumps) => change({ jumps })} />
    </div>
  )
}

type JumpsProps = { draft: SurveyDraft; page: SurveyPage; onChange: (jumps: DraftJump[]) => void }

/** Where the page leads but to the next one. */
function Jumps({ draft, page, onChange }: JumpsProps) {
  const at = draft.pages.indexOf(page)
  const before = questionsOf({ pages: draft.pages.slice(0, at + 1) })
  const last = before.at(-1)
  const later = draft.pages.slice(at + 1)
  const isThere = ({ to }: DraftJump) => to === null || later.some(({ key }) => key === to)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {page.jumps.map((jump, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
        <div key={place} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {jump.when && (
            <WhenEditor
              legend={t('surveys.jumpIf')}
              before={before}
              when={jump.when}
              onChange={(when) =>
                onChange(
                  when.conditions.length === 0
                    ? page.jumps.toSpliced(place, 1)
                    : page.jumps.with(place, { ...jump, when }),
                )
              }
            />
          )}
          <SelectField
            label={t('surveys.goTo')}
            value={isThere(jump) ? (jump.to ?? 'end') : ''}
            error={isThere(jump) ? undefined : t('surveys.goneHere_page')}
            onChange={({ target }) =>
              onChange(page.jumps.with(place, { ...jump, to: target.value === 'end' ? null : Number(target.value) }))
            }
          >
            {!isThere(jump) && (
              <option value="" disabled>
                –
              </option>
            )}
            {later.map(({ key }, next) => (
              <option key={key} value={key}>
                {t('surveys.page', { number: at + next + 2 })}
              </option>
            ))}
            <option value="end">{t('surveys.theEnd')}</option>
          </SelectField>
        </div>
      ))}
      {last && at + 1 < draft.pages.length && (
        <Button
          className="justify-self-start"
          onClick={() => onChange([...page.jumps, { when: { of: 'all', conditions: [conditionOn(last)] }, to: null }])}
        >
          {t('surveys.jumpIf')}
        </Button>
      )}
    </div>
  )
}
