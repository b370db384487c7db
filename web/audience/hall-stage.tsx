import type { AudienceQuestionOnWire } from '#contract/audience/audience-questions.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/teachers/hall-desk.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useSettingQuestions } from './use-setting-questions.ts'

/** What fits on a screen; the rest is where questions are approved. */
const MOST = 8
/** More characters are read from the last row in smaller letters, or not all of them. */
const LONG = 120

/** Which question of the audience stands on the screen, and which come next. */
export const useHallStage = (pollId: string, questions: readonly AudienceQuestionOnWire[]) => {
  const { set, isSetting } = useSettingQuestions(pollId)
  const now = questions.find(({ state }) => state === 'now')
  const shown = questions.filter(({ state }) => state === 'shown')
  const show = (id: string) => set(id, 'now')
  const next = async () => {
    if (isSetting) return
    const [first] = shown
    if (now && !(await set(now.id, 'answered'))) return
    if (first) await show(first.id)
  }
  return { now, shown, isSetting, next: () => void next(), show: (id: string) => void show(id) }
}
type HallOnStage = ReturnType<typeof useHallStage>

/** What the audience asks, large. Nothing that waits for approval is ever here. */
export function HallStage({ stage: { now, shown, show } }: { stage: HallOnStage }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-[4vmin]">
      {now ? (
        <div>
          <h1
            dir="auto"
            className={classNames(
              'leading-tight wrap-anywhere',
              now.text.length > LONG ? 'text-[clamp(1.25rem,4.5vmin,4rem)]' : 'text-[clamp(1.75rem,7vmin,6rem)]',
            )}
          >
            {now.text}
          </h1>
          <p className="tabular mt-[2vmin] font-semibold">{t('hallDesk.votes', { count: formatNumber(now.votes) })}</p>
        </div>
      ) : (
        <h1 className="text-[clamp(1.5rem,5.5vmin,4.5rem)] leading-tight">{t('hallDesk.title')}</h1>
      )}
      {!now && shown.length === 0 && (
        <p>
          {t('hallDesk.nothingShown')}. {t('hallDesk.askHere')}
        </p>
      )}
      {shown.length > 0 && (
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">{t('hallDesk.table')}</caption>
          <colgroup>
            <col />
            <col className="w-[4.5em]" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('hallDesk.question')}</th>
              <th scope="col">{t('hallDesk.votesColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MOST).map(({ id, text, votes }) => (
              <tr key={id} className="border-t border-line align-top">
                <td className="p-0">
                  <button
                    type="button"
                    title={t('hallDesk.do_now')}
                    dir="auto"
                    className="line-clamp-3 min-h-11 w-full cursor-pointer rounded py-2 text-start wrap-anywhere hover:bg-brand-soft"
                    onClick={() => show(id)}
                  >
                    {text}
                  </button>
                </td>
                <td className="tabular w-[4.5em] py-2 ps-3 text-end font-semibold">{formatNumber(votes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** What a presenter presses there. */
export function HallBar({ pollId, stage: { now, shown, next, isSetting } }: { pollId: string; stage: HallOnStage }) {
  return (
    <>
      {(now || shown.length > 0) && (
        <Button busy={isSetting} aria-keyshortcuts="n" title={t('hallDesk.nextHint')} onClick={next}>
          {t(shown.length > 0 ? 'hallDesk.next' : 'hallDesk.do_answered')}
        </Button>
      )}
      <a
        href={`/dashboard/polls/${encodeURIComponent(pollId)}/questions`}
        target="_blank"
        rel="noopener"
        className={buttonClass()}
      >
        {t('hallDesk.manage')}
      </a>
    </>
  )
}
