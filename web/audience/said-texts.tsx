import { t } from '../i18n/teachers/polls.ts'
import { useNewestSaid } from './use-newest-said.ts'

/** What fits on a screen so that the last row reads it. */
const MOST_SHOWN = 8

type SaidTextsProps = {
  pollId: string
  questionId: string
  hidden: ReadonlySet<string>
  onHide: (name: string) => void
  lang: string | undefined
}

/** What was written in full, the newest first; a press hides one, whatever it is changed to. */
export function SaidTexts({ pollId, questionId, hidden, onHide, lang }: SaidTextsProps) {
  const said = useNewestSaid(pollId).flatMap(({ id, answers }) => {
    const words = answers.find((answer) => answer.question_id === questionId)?.words ?? ''
    const name = `${questionId}.${id}`
    return words === '' || hidden.has(name) ? [] : [{ name, words }]
  })
  if (said.length === 0) return <p className="mt-[3vmin] text-ink-soft">{t('polls.saidNothing')}</p>
  return (
    <ul aria-label={t('polls.said')} className="mt-[3vmin] grid grid-cols-1 gap-[0.5em] lg:grid-cols-2">
      {said.slice(0, MOST_SHOWN).map(({ name, words }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            title={t('polls.hideSaid')}
            className="size-full min-h-11 rounded-lg border border-line bg-surface px-[0.7em] py-[0.5em] text-start leading-snug hover:line-through"
            onClick={() => onHide(name)}
          >
            <span lang={lang} dir="auto" className="line-clamp-3 wrap-anywhere">
              {words}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
