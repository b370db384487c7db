import ChartColumn from 'lucide-react/icons/chart-column'
import Eye from 'lucide-react/icons/eye'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { takesStudents } from '#domain/questionnaires/questionnaire.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { formatInZone } from '../../i18n/zoned.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { addressOf, linkOf, resultsAddress } from '../kinds.tsx'
import type { ListedQuiz } from '../quiz-list.ts'
import { CopyLink } from './copy-link.tsx'
import { QrCode } from './qr-code.tsx'
import { mailLink, spokenCode, whatsAppLink } from './share-link.ts'
import { hostOf, useShareOrigin } from './use-share-origin.ts'
import { WhereLinksLead } from './where-links-lead.tsx'

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

/** Everything it takes to get a quiz, a poll or a survey to people. It is open as long as it is rendered. */
export function ShareDialog({ quiz, isNew = false, onClose }: ShareDialogProps) {
  useBackCloses(onClose)
  const { origin } = useShareOrigin()
  const { kind = 'quiz', minutes } = quiz
  const link = linkOf(origin, { kind, shareCode: quiz.shareCode })
  const code = spokenCode(quiz.shareCode)
  const questions = t('questionnaires.questions', { count: quiz.questionCount })
  const isTimed = minutes !== null
  const isQuiz = kind === 'quiz'
  const facts = { title: quiz.title, link }
  const message = isTimed
    ? t(isQuiz ? 'questionnaires.message' : 'questionnaires.messageTimed', {
        ...{ ...facts, questions, code },
        minutes: formatMinutes(minutes),
      })
    : listing('listing.message', facts)
  return (
    <Dialog open onClose={onClose} title={isQuiz ? t('questionnaires.shareTitle') : listing('listing.share')} sheet>
      <p className="text-lg leading-snug font-semibold wrap-anywhere">{quiz.title}</p>
      <dl className="tabular mt-1 flex flex-wrap gap-x-6 text-ink-soft">
        <Fact name={t('questionnaires.totalQuestions')} value={formatNumber(quiz.questionCount)} />
        {isTimed && <Fact name={t('questionnaires.duration')} value={formatMinutes(minutes)} />}
      </dl>

      {isNew && <p className="mt-3 font-semibold">{t('questionnaires.published')}</p>}
      {quiz.id !== undefined && <NextSteps kind={kind} id={quiz.id} />}
      <Standing quiz={quiz} />
      <WhereLinksLead className="mt-4" />
      <CopyLink link={link} />

      <div className="mt-5 flex flex-col items-center gap-5 rounded bg-surface-sunken p-4 sm:flex-row sm:p-5">
        <div className="w-44 max-w-full shrink-0">
          <QrCode text={link} label={isQuiz ? t('questionnaires.qrCode') : listing('listing.qrCode')} />
        </div>
        <div className="min-w-0 text-center wrap-anywhere sm:text-start">
          <p className="text-sm font-medium text-ink-soft">
            {isQuiz ? t('questionnaires.codeToSay') : listing('listing.code')}
          </p>
          <p className="tabular text-2xl font-semibold tracking-widest">{code}</p>
          {isTimed && (
            <p className="mt-1 text-sm text-ink-soft">{t('questionnaires.codeHint', { site: hostOf(origin) })}</p>
          )}
        </div>
      </div>

      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere sm:grid-cols-2">
        <ButtonLink
          href={whatsAppLink(message)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
        >
          {t('questionnaires.whatsApp')}
        </ButtonLink>
        <ButtonLink
          href={mailLink({ subject: quiz.title, body: message })}
          icon={<Mail aria-hidden="true" className="size-5" />}
        >
          {t('questionnaires.email')}
        </ButtonLink>
      </div>
    </Dialog>
  )
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
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1 *:px-2!">
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

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{name}:</dt>
      <dd className="font-medium text-ink">{value}</dd>
    </div>
  )
}
