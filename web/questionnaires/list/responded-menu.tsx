import type { QueryKey } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash from 'lucide-react/icons/trash-2'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { type ReactNode, useState } from 'react'
import type { QuestionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { t } from '../../i18n/students/responded.ts'
import { t as erasureText } from '../../i18n/teachers/erasure.ts'
import { t as versionsText } from '../../i18n/teachers/versions.ts'
import { ActionList, Doing, Leading } from '../../ui/action-list.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useActing } from '../use-acting.ts'
import { RenameQuiz } from './rename-quiz.tsx'

type RespondedMenuProps = {
  /** A poll or a survey. */
  of: { id: string; title: string; status: QuestionnaireStatus }
  /** Where the list is kept that it stands in. */
  queryKey: QueryKey
  /** What else can be done with it, in an `ActionList`; `close` closes the menu. */
  children: (close: () => void) => ReactNode
}

/** What can be done with a poll or a survey, behind three dots. */
export function RespondedMenu({ of, queryKey, children }: RespondedMenuProps) {
  const [asked, setAsked] = useState<'more' | 'rename' | null>(null)
  const { act } = useActing({ queryKey, did: (action) => t(`responded.did_${action}`) })
  const close = () => setAsked(null)
  const { id, title, status } = of
  const isOpen = status === 'active'
  const doing = (action: 'close' | 'reopen' | 'bin') => {
    close()
    void act(action, [{ id, title, binUntil: null }])
  }
  return (
    <>
      <IconButton
        label={t('responded.more', { title })}
        icon={<Ellipsis />}
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setAsked('more')}
      />
      <Dialog open={asked === 'more'} onClose={close} title={title} size="sm" sheet>
        <ActionList>
          {children(close)}
          <Doing
            icon={<TextCursorInput />}
            label={versionsText('versions.rename')}
            onPress={() => setAsked('rename')}
          />
          <Doing
            icon={isOpen ? <Lock /> : <LockOpen />}
            label={t(isOpen ? 'responded.close' : 'responded.reopen')}
            onPress={() => doing(isOpen ? 'close' : 'reopen')}
          />
          <Leading
            icon={<UserRoundX />}
            label={erasureText('erasure.linkGiven')}
            to={`/dashboard/quizzes/${encodeURIComponent(id)}/privacy`}
          />
          <Doing icon={<Trash />} label={t('responded.delete')} onPress={() => doing('bin')} />
        </ActionList>
      </Dialog>
      {asked === 'rename' && <RenameQuiz quiz={{ id, title }} queryKey={queryKey} onClose={close} />}
    </>
  )
}
