import { useEffect, useMemo, useState } from 'react'
import { t } from '../../i18n/teachers/surveys.ts'
import { useFormulasIn } from '../../questions/editing/draft-texts.tsx'
import { loadPlayers } from '../../questions/players.tsx'
import type { Answering } from '../../runs/response/answering.ts'
import { ThanksText } from '../../runs/response/response-form.tsx'
import type { ResponseView } from '../../runs/response/response-view.ts'
import { SurveyView, sayerThrough } from '../../runs/response/survey-view.tsx'
import { loadJoinForm } from '../../runs/response/who.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { incompleteIn, type SurveyDraft } from '../surveys/draft.ts'
import { paperOfDraft } from './paper-of-draft.ts'

const NOTHING: ResponseView = {
  answers: {},
  told: {},
  isEnded: false,
  isBegun: false,
  isStored: false,
  isCounted: false,
  isKnown: true,
  isKept: true,
  failure: null,
  refused: {},
}

/** A response that nobody gives: it is kept for as long as one looks. */
const useTrial = () => {
  const [view, setView] = useState(NOTHING)
  const [round, setRound] = useState(0)
  const responder: Answering = {
    answer: (id, given) => setView((before) => ({ ...before, answers: { ...before.answers, [id]: given } })),
    tell: (name, said) => setView((before) => ({ ...before, told: { ...before.told, [name]: said } })),
    end: () => setView((before) => ({ ...before, isEnded: true })),
    reopen: () => setView((before) => ({ ...before, isEnded: false })),
  }
  const restart = () => {
    setView(NOTHING)
    setRound((before) => before + 1)
  }
  return { view, responder, round, restart }
}

/** The survey as people get it, to be tried: the same page, and nothing of it is kept. */
export default function Preview({ draft }: { draft: SurveyDraft }) {
  const { formulas } = useFormulasIn(draft)
  const paper = useMemo(() => paperOfDraft(draft, formulas), [draft, formulas])
  const [isHere, setIsHere] = useState(false)
  const { view, responder, round, restart } = useTrial()
  const incomplete = incompleteIn(draft).length
  useEffect(() => {
    let isOver = false
    void Promise.all([loadPlayers(paper), loadJoinForm(paper)]).then(([came]) => !isOver && setIsHere(came))
    return () => {
      isOver = true
    }
  }, [paper])
  if (!isHere) return <SkeletonLines />
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6 wrap-anywhere">
      <p className="text-sm text-ink-soft">{t('surveys.previewHint')}</p>
      {incomplete > 0 && <p className="text-sm">{t('surveys.previewWithout', { count: incomplete })}</p>}
      <h3 className="text-2xl" dir="auto">
        {draft.title || t('surveys.untitled')}
      </h3>
      {paper.questions.length === 0 ? (
        <p>{t('surveys.previewEmpty')}</p>
      ) : view.isEnded ? (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ThanksText paper={paper} say={sayerThrough(paper, view.answers)} />
        </div>
      ) : (
        <SurveyView key={round} paper={paper} view={view} responder={responder} isTrial />
      )}
      <Button className="justify-self-start" onClick={restart}>
        {t('surveys.previewAgain')}
      </Button>
    </div>
  )
}
