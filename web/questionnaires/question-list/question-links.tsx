import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'

/** More than these are found in the list beside the questions. */
const MOST_NAMED = 12

type QuestionLinksProps = {
  questions: readonly { key: number; number: number }[]
  onOpen: (key: number) => void
}

/** Questions by their numbers; each leads to itself. */
export function QuestionLinks({ questions, onOpen }: QuestionLinksProps) {
  const more = questions.length - MOST_NAMED
  return (
    <>
      <ul className="flex flex-wrap">
        {questions.slice(0, MOST_NAMED).map(({ key, number }) => (
          <li key={key}>
            <Button
              variant="quiet"
              className="tabular min-w-11 px-2! underline"
              aria-label={t('editor.question', { number })}
              onClick={() => onOpen(key)}
            >
              {formatNumber(number)}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('editor.ownMarksMore', { count: more })}</p>}
    </>
  )
}
