import ChartColumn from 'lucide-react/icons/chart-column'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Presentation from 'lucide-react/icons/presentation'
import { Link } from 'react-router'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { takesStudents } from '#domain/questionnaires/questionnaire.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { t as sharing } from '../../i18n/teachers/sharing.ts'
import { formatInZone } from '../../i18n/zoned.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { addressOf, KINDS, linkOf, resultsAddress } from '../kinds.tsx'
import type { ListedQuiz } from '../quiz-list.ts'
import { EmbedCode } from './embed-code.tsx'
import { LinkAndWays } from './link-and-ways.tsx'
import { spokenCode } from './share-link.ts'
import { hostOf, useShareOrigin } from './use-share-origin.ts'

type ShareDialogProps = {
  /** With an `id`, what comes next is offered; without a `kind` it is a quiz. */
  quiz: {
    kind?: QuestionnaireKind
    id?: string
    title: string
    questionCount: number
    /** Null where it has no clock. */
    minutes: number | null
    shareCode: string
    status?: ListedQuiz['status']
    /** In milliseconds; null where it opens, or closes, at no time that is set. */
    opensAt?: number | null
    closesAt?: number | null
  }
  /** Whether its owner has published it a moment ago. */
  isNew?: boolean
  onClose: () => void
}

/** Everything it takes to get a quiz, an exam, a poll or a survey to people. It is open as long as it is rendered. */
export function ShareDialog({ quiz, isNew = false, onClose }: ShareDialogProps) {
  useBackCloses(onClose)
  const { kind = 'quiz', minutes, id, title, shareCode } = quiz
  const shared = useShared(quiz)
  const { origin } = useShareOrigin()
  const isTimed = minutes !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'quiz' ? t('questionnaires.shareTitle') : sharing(`sharing.title_${kind}`)}
      sheet
      footer={id !== undefined && ABILITIES[kind].presenting && <PresentLink kind={kind} id={id} />}
    >
      <p dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
        {title}
      </p>
      <dl className="tabular mt-1 flex flex-wrap gap-x-6 text-ink-soft">
        <Fact name={t('questionnaires.totalQuestions')} value={formatNumber(quiz.questionCount)} />
        {isTimed && <Fact name={t('questionnaires.duration')} value={formatMinutes(minutes)} />}
      </dl>

      {isNew && (
        <p className="mt-3 font-semibold">{isTimed ? t('questionnaires.published') : sharing('sharing.published')}</p>
      )}
      <Standing quiz={quiz} />
      <LinkAndWays of={id} {...shared} />
      <EmbedCode embedded={{ origin, code: shareCode, title }} settingsOf={id === undefined ? null : { kind, id }} />
      {id !== undefined && <NextSteps kind={kind} id={id} />}
    </Dialog>
  )
}

/** What is shared of it, and how its code is called. */
const useShared = ({ kind = 'quiz', minutes, title, shareCode, questionCount }: ShareDialogProps['quiz']) => {
  const { origin } = useShareOrigin()
  const link = linkOf(origin, { kind, shareCode })
  const spoken = spokenCode(shareCode)
  const isQuiz = kind === 'quiz'
  if (minutes === null) {
    const site = `${hostOf(origin)}${KINDS[kind].opens}`
    const code = { site, spoken, name: listing('listing.code'), hint: sharing('sharing.codeHint', { site }) }
    const message = listing('listing.message', { title, link, code: spoken, site })
    return { shared: { title, link, message }, qrLabel: listing('listing.qrCode'), code }
  }
  const site = hostOf(origin)
  const message = t(isQuiz ? 'questionnaires.message' : 'questionnaires.messageTimed', {
    ...{ title, link, code: spoken, questions: t('questionnaires.questions', { count: questionCount }) },
    minutes: formatMinutes(minutes),
  })
  const name = isQuiz ? t('questionnaires.codeToSay') : listing('listing.code')
  const code = { site, spoken, name, hint: t('questionnaires.codeHint', { site }) }
  const qrLabel = isQuiz ? t('questionnaires.qrCode') : listing('listing.qrCode')
  return { shared: { title, link, message }, qrLabel, code }
}

/** What whoever opens the link now would find in the way. */
function Standing({ quiz: { status, minutes, opensAt = null, closesAt = null } }: Pick<ShareDialogProps, 'quiz'>) {
  const now = Date.now()
  const said = () => {
    if (status !== undefined && !takesStudents(status))
      return minutes === null ? listing('listing.linkIsShut') : t('questionnaires.closedHint')
    if (closesAt !== null && closesAt <= now) return t('questionnaires.closedSinceHint', { at: formatInZone(closesAt) })
    return opensAt !== null && opensAt > now ? t('questionnaires.opensHint', { at: formatInZone(opensAt) }) : null
  }
  const text = said()
  return text && <p className="mt-4 rounded border-s-4 border-accent-edge bg-accent-soft p-3">{text}</p>
}

function NextSteps(of: { kind: QuestionnaireKind; id: string }) {
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4 *:flex-1">
      <Link to={addressOf(of, 'edit')} className={buttonClass()}>
        <Pencil aria-hidden="true" className="size-5" />
        {t('questionnaires.edit')}
      </Link>
      <Link to={resultsAddress(of)} className={buttonClass()}>
        <ChartColumn aria-hidden="true" className="size-5" />
        {t('questionnaires.results')}
      </Link>
      {ABILITIES[of.kind].clock && (
        <Link to={addressOf(of, 'preview')} className={buttonClass()}>
          <Eye aria-hidden="true" className="size-5" />
          {t('questionnaires.preview')}
        </Link>
      )}
    </div>
  )
}

function PresentLink(of: { kind: QuestionnaireKind; id: string }) {
  return (
    <Link to={addressOf(of, 'present')} className={buttonClass()}>
      <Presentation aria-hidden="true" className="size-5" />
      {sharing('sharing.present')}
    </Link>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{name}:</dt>
      <dd className="font-medium text-ink">{value}</dd>
    </div>
  )
}

type ShareSummaryProps = {
  /** Of the survey. */
  title: string
  link: string
  onClose: () => void
}

/** Everything it takes to get a summary of results to people. It is open as long as it is rendered. */
export function ShareSummary({ title, link, onClose }: ShareSummaryProps) {
  useBackCloses(onClose)
  const results = sharing('sharing.resultsOf', { title })
  const message = sharing('sharing.summaryMessage', { title: results, link })
  return (
    <Dialog open onClose={onClose} title={sharing('sharing.summaryTitle')} sheet>
      <p dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
        {title}
      </p>
      <LinkAndWays shared={{ title: results, link, message }} qrLabel={sharing('sharing.summaryQr')} code={null} />
    </Dialog>
  )
}
