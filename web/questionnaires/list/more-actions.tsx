import Archive from 'lucide-react/icons/archive'
import ChartColumn from 'lucide-react/icons/chart-column'
import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Palette from 'lucide-react/icons/palette'
import Pencil from 'lucide-react/icons/pencil'
import Presentation from 'lucide-react/icons/presentation'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Smartphone from 'lucide-react/icons/smartphone'
import Tag from 'lucide-react/icons/tag'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { mayBecome, takesStudents } from '#domain/questionnaires/questionnaire.ts'
import type { QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { t as responded } from '../../i18n/students/responded.ts'
import { t as erasureText } from '../../i18n/teachers/erasure.ts'
import { t as desk } from '../../i18n/teachers/hall-desk.ts'
import { t as polls } from '../../i18n/teachers/polls.ts'
import { t as quizzesText } from '../../i18n/teachers/questionnaires.ts'
import { t as remote } from '../../i18n/teachers/remote.ts'
import { t as surveys } from '../../i18n/teachers/surveys.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { ActionList, Doing, Leading } from '../../ui/action-list.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { addressOf, resultsAddress } from '../kinds.tsx'
import type { Listed } from '../quiz-list.ts'
import type { Actionable, Asked } from './asked.ts'

type MoreActionsProps = {
  /** Undefined while none is asked for. */
  of: Actionable | undefined
  onClose: () => void
  onAsk: (asked: Asked) => void
  onAct: (action: QuizAction, of: Actionable) => void
}

type Of = { of: Actionable } & Pick<MoreActionsProps, 'onAsk' | 'onAct'>

/** What else can be done with one of a list; what ends something stands last. */
export function MoreActions({ of, onClose, ...on }: MoreActionsProps) {
  return (
    <Dialog open={of !== undefined} onClose={onClose} title={of?.title} size="sm" sheet>
      {of && (
        <ActionList>
          <Doing
            icon={<Share />}
            label={quizzesText('questionnaires.share')}
            onPress={() => on.onAsk({ what: 'share', listed: of })}
          />
          <Leading
            to={resultsAddress(of)}
            icon={<ChartColumn />}
            label={of.kind === 'survey' ? surveys('surveys.seeResponses') : quizzesText('questionnaires.results')}
          />
          <Own of={of} {...on} />
          <Doing
            icon={<TextCursorInput />}
            label={t('versions.rename')}
            onPress={() => on.onAsk({ what: 'rename', listed: of })}
          />
          {isTagged(of) && (
            <Doing
              icon={<Tag />}
              label={quizzesText('questionnaires.tags')}
              onPress={() => on.onAsk({ what: 'tag', listed: [of] })}
            />
          )}
          <Leading
            to={addressOf({ id: of.id, kind: ABILITIES[of.kind].clock ? of.kind : 'quiz' }, 'privacy')}
            icon={<UserRoundX />}
            label={erasureText(ABILITIES[of.kind].clock ? 'erasure.link' : 'erasure.linkGiven')}
          />
          <Endings of={of} {...on} />
        </ActionList>
      )}
    </Dialog>
  )
}

const isTagged = (of: Actionable): of is Actionable & Pick<Listed, 'tags'> => of.tags !== undefined

/** What its kind alone has. */
function Own({ of, onAsk }: Pick<Of, 'of' | 'onAsk'>) {
  if (of.kind === 'poll') return <OfPoll of={of} onAsk={onAsk} />
  if (of.kind === 'survey')
    return (
      <>
        <Leading to={addressOf(of, 'edit')} icon={<Pencil />} label={surveys('surveys.edit')} />
        <Leading to={addressOf(of, 'settings')} icon={<Settings />} label={surveys('surveys.settingsShort')} />
        <Brand of={of} />
        <Leading to={addressOf(of, 'copy')} icon={<Copy />} label={responded('responded.copy')} />
      </>
    )
  return (
    <>
      <Leading to={addressOf(of, 'edit')} icon={<Pencil />} label={quizzesText('questionnaires.edit')} />
      <Leading to={addressOf(of, 'copy')} icon={<Copy />} label={t('versions.duplicate')} />
      <Leading to={addressOf(of, 'preview')} icon={<Eye />} label={t('versions.preview')} />
      <Leading to={addressOf(of, 'versions')} icon={<History />} label={t('versions.versions')} />
      <Leading to={addressOf(of, 'settings')} icon={<Settings />} label={t('versions.settings')} />
      <Brand of={of} />
    </>
  )
}

function Brand({ of }: Pick<Of, 'of'>) {
  return <Leading to={addressOf(of, 'brand')} icon={<Palette />} label={t('versions.brand')} />
}

function OfPoll({ of, onAsk }: Pick<Of, 'of' | 'onAsk'>) {
  return (
    <>
      <Leading icon={<Presentation />} label={polls('polls.present')} to={addressOf(of, 'present')} />
      <Leading icon={<Pencil />} label={polls('polls.edit')} to={addressOf(of, 'edit')} />
      <Leading icon={<Settings />} label={polls('polls.settings')} to={addressOf(of, 'settings')} />
      <Brand of={of} />
      <Leading icon={<Copy />} label={polls('polls.copy')} to={addressOf(of, 'copy')} />
      <Leading icon={<Smartphone />} label={remote('remote.title')} to={addressOf(of, 'remote')} />
      <Leading icon={<MessageCircleQuestion />} label={desk('hallDesk.title')} to={addressOf(of, 'questions')} />
      {of.answered > 0 && (
        <Doing icon={<RotateCcw />} label={polls('polls.reset')} onPress={() => onAsk({ what: 'reset', listed: of })} />
      )}
    </>
  )
}

const doorOf = ({ kind, status }: Actionable): string => {
  const isOpen = takesStudents(status)
  if (ABILITIES[kind].clock) return quizzesText(isOpen ? 'questionnaires.closeToStudents' : 'questionnaires.openAgain')
  return responded(isOpen ? 'responded.close' : 'responded.reopen')
}

function Endings({ of, onAsk, onAct }: Of) {
  const isOpen = takesStudents(of.status)
  return (
    <>
      {mayBecome(of.status, isOpen ? 'closed' : 'active') && (
        <Doing
          icon={isOpen ? <Lock /> : <LockOpen />}
          label={doorOf(of)}
          onPress={() => onAct(isOpen ? 'close' : 'reopen', of)}
        />
      )}
      <Doing icon={<Archive />} label={quizzesText('questionnaires.archive')} onPress={() => onAct('archive', of)} />
      <Doing
        icon={<Trash />}
        label={quizzesText('questionnaires.delete')}
        onPress={() => onAsk({ what: 'delete', listed: [of], forGood: false })}
      />
    </>
  )
}
