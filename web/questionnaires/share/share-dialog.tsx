import ChartColumn from 'lucide-react/icons/chart-column'
import Eye from 'lucide-react/icons/eye'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pencil from 'lucide-react/icons/pencil'
import { Link } from 'react-router'
import { takesStudents } from '#domain/questionnaires/questionnaire.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { quizAddress } from '../quiz-address.ts'
import type { ListedQuiz } from '../quiz-list.ts'
import { CopyLink } from './copy-link.tsx'
import { QrCode } from './qr-code.tsx'
import { mailLink, shareLink, spokenCode, whatsAppLink } from './share-link.ts'
import { hostOf, useShareOrigin } from './use-share-origin.ts'
import { WhereLinksLead } from './where-links-lead.tsx'

type ShareDialogProps = {
  /** With an `id`, what comes next is offered. */
  quiz: {
    id?: string
    title: string
    questionCount: number
    minutes: number
    shareCode: string
    status?: ListedQuiz['status']
  }
  /** Whether its owner has published it a moment ago. */
  isNew?: boolean
  onClose: () => void
}

/** Everything it takes to get a quiz to a class. It is open as long as it is rendered. */
export function ShareDialog({ quiz, isNew = false, onClose }: ShareDialogProps) {
  useBackCloses(onClose)
  const { origin } = useShareOrigin()
  const link = shareLink(origin, quiz.shareCode)
  const code = spokenCode(quiz.shareCode)
  const questions = t('questionnaires.questions', { count: quiz.questionCount })
  const minutes = formatMinutes(quiz.minutes)
  const message = t('questionnaires.message', { title: quiz.title, questions, minutes, link, code })
  return (
    <Dialog open onClose={onClose} title={t('questionnaires.shareTitle')} sheet>
      <p className="text-lg leading-snug font-semibold wrap-anywhere">{quiz.title}</p>
      <dl className="tabular mt-1 flex flex-wrap gap-x-6 text-ink-soft">
        <Fact name={t('questionnaires.totalQuestions')} value={formatNumber(quiz.questionCount)} />
        <Fact name={t('questionnaires.duration')} value={minutes} />
      </dl>

      {isNew && <p className="mt-3 font-semibold">{t('questionnaires.published')}</p>}
      {quiz.id !== undefined && <NextSteps id={quiz.id} />}
      {quiz.status !== undefined && !takesStudents(quiz.status) && (
        <p className="mt-4 rounded border-s-4 border-accent-edge bg-accent-soft p-3">
          {t('questionnaires.closedHint')}
        </p>
      )}
      <WhereLinksLead className="mt-4" />
      <CopyLink link={link} />

      <div className="mt-5 flex flex-col items-center gap-5 rounded bg-surface-sunken p-4 sm:flex-row sm:p-5">
        <div className="w-44 max-w-full shrink-0">
          <QrCode text={link} label={t('questionnaires.qrCode')} />
        </div>
        <div className="min-w-0 text-center wrap-anywhere sm:text-start">
          <p className="text-sm font-medium text-ink-soft">{t('questionnaires.codeToSay')}</p>
          <p className="tabular text-2xl font-semibold tracking-widest">{code}</p>
          <p className="mt-1 text-sm text-ink-soft">{t('questionnaires.codeHint', { site: hostOf(origin) })}</p>
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

function NextSteps({ id }: { id: string }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1 *:px-2!">
      <Link to={quizAddress(id, 'edit')} className={buttonClass()}>
        <Pencil aria-hidden="true" className="size-5" />
        {t('questionnaires.edit')}
      </Link>
      <Link to={quizAddress(id, 'result')} className={buttonClass()}>
        <ChartColumn aria-hidden="true" className="size-5" />
        {t('questionnaires.results')}
      </Link>
      <Link to={quizAddress(id, 'preview')} className={buttonClass()}>
        <Eye aria-hidden="true" className="size-5" />
        {t('questionnaires.preview')}
      </Link>
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
