import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { toast } from '../../ui/toast.ts'
import { baseAsFound, writeBase } from '../drafts/draft-base.ts'
import { TwoDrafts } from '../drafts/two-drafts.tsx'
import type { Side } from '../drafts/use-two-drafts.ts'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { keptOf, questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { forgetPlace, keepDraft, storageBeside } from '../surveys/kept-draft.ts'
import { type SurveyOnServer, surveyCalls } from '../surveys/server-copy.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'

type TwoSurveysProps = { hand: SurveyInHand; theirs: SurveyOnServer }

/** In the builder's place until one of the two is chosen. */
export function TwoSurveys({ hand, theirs }: TwoSurveysProps) {
  const { busy, failure, choose } = useChoosing(hand, theirs)
  const isSame = JSON.stringify(restOf(hand.draft)) === JSON.stringify(restOf(theirs.draft))
  return (
    <>
      <h1 className="mb-4 text-2xl">{surveyText(hand.edit ? 'surveys.edit' : 'surveys.create')}</h1>
      <TwoDrafts
        here={compared(hand.draft)}
        there={compared(theirs.draft)}
        savedAt={theirs.savedAt}
        hint={surveyText(hand.edit ? 'surveys.divergedEditHint' : 'surveys.divergedHint')}
        untitled={surveyText('surveys.untitled')}
        detailsDiffer={isSame ? null : surveyText('surveys.restDiffers')}
        busy={busy}
        failure={failure}
        onChoose={(side) => void choose(side)}
      />
    </>
  )
}

/** All but the questions. */
const restOf = (draft: SurveyDraft) => {
  const { sections, ...rest } = keptOf(draft)
  return { ...rest, pages: sections.map(({ questions, ...page }) => ({ ...page, count: questions.length })) }
}

const compared = (draft: SurveyDraft): QuizDraft => ({
  details: { ...emptyDetails(), title: draft.title },
  items: questionsOf(draft).map(({ question }) => question),
})

const aSave = () => ({ id: randomKey(), change: randomKey() })

const named = (draft: SurveyDraft, name: 'drafts.fromThisDevice' | 'drafts.fromElsewhere'): SurveyDraft => ({
  ...draft,
  title: t(name, { title: draft.title.trim() || surveyText('surveys.untitled') }),
})

/** Which of the two to go on with. Both are on the server before anything changes here. */
const useChoosing = ({ place, draft, base, server, takeOver }: SurveyInHand, theirs: SurveyOnServer) => {
  const [busy, setBusy] = useState<Side | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Of what becomes a draft of its own: the same however often it is tried. */
  const [own] = useState(() => ({ here: aSave(), there: aSave() }))
  const navigate = useNavigate()

  const choose = async (side: Side) => {
    if (busy) return
    setBusy(side)
    setFailure(null)
    const isEdit = theirs.edits !== undefined
    const other =
      side === 'here'
        ? isEdit
          ? named(theirs.draft, 'drafts.fromElsewhere')
          : draft
        : named(draft, 'drafts.fromThisDevice')
    const reply = await surveyCalls.save({ ...own[side], basedOn: 0, draft: other })
    setBusy(null)
    if (!reply.ok) return setFailure(t('drafts.notKept', { why: failureText(reply.failure) }))
    toast.success(surveyText('surveys.otherKept'))
    const theirBase = baseAsFound(theirs)
    if (side === 'there') {
      server.become(theirBase, { kind: 'saved', at: theirs.savedAt })
      return takeOver(theirs.draft)
    }
    if (theirs.edits) {
      server.become({ ...theirBase, edits: base.read()?.edits ?? theirs.edits })
      return server.changed(draft)
    }
    const { id } = own.here
    if (keepDraft(id, draft)) writeBase(storageBeside(id), baseAsFound({ id, revision: reply.value.revision }))
    server.become(null, { kind: 'done' })
    forgetPlace(place)
    await navigate(`/dashboard/surveys/drafts/${id}`, { replace: true })
  }
  return { busy, failure, choose }
}
