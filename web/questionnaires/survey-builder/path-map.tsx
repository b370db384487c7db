import { isolated } from '#domain/text/isolated.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { answersNamed } from '../surveys/answers-named.ts'
import { questionsOf, questionsOn, type SurveyDraft } from '../surveys/draft.ts'
import { whenInWords } from './conditions.ts'
import { jumpInWords } from './jump-in-words.ts'

/** All ways through a survey, as a list that reads the same aloud. */
export function PathMap({ draft }: { draft: SurveyDraft }) {
  const questions = questionsOf(draft)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {draft.pages.map((page, at) => (
        <li key={page.key} className="border-s-2 border-brand ps-3 wrap-anywhere">
          <p className="font-medium">
            {t('surveys.page', { number: at + 1 })}
            {page.title !== '' && `: ${isolated(answersNamed(page.title))}`}
          </p>
          {page.shownIf && <p>{t('surveys.pathShown', { condition: whenInWords(page.shownIf, questions) })}</p>}
          <ul className="text-ink-soft">
            {questionsOn(page).flatMap(({ key, shownIf }) =>
              shownIf
                ? [
                    <li key={key}>
                      {t('surveys.pathQuestion', {
                        number: questions.findIndex((each) => each.key === key) + 1,
                        condition: whenInWords(shownIf, questions),
                      })}
                    </li>,
                  ]
                : [],
            )}
            {page.jumps.map((jump, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a jump is its place
              <li key={`jump-${place}`}>{jumpInWords(draft, jump)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
