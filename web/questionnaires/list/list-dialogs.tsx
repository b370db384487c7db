import type { Dispatch, SetStateAction } from 'react'
import { ShareLater } from '../share/share-later.tsx'
import type { useActing } from '../use-acting.ts'
import type { Actionable, Asked } from './asked.ts'
import { DeleteListed } from './delete-listed.tsx'
import { MoreActions } from './more-actions.tsx'
import { NotDone } from './not-done.tsx'
import { RenameQuiz } from './rename-quiz.tsx'
import { ResetPoll } from './reset-poll.tsx'
import { TagDialog } from './tag-dialog.tsx'

type ListDialogsProps = {
  asked: Asked | undefined
  onAsk: Dispatch<SetStateAction<Asked | undefined>>
  acting: ReturnType<typeof useActing>
}

export function ListDialogs({ asked, onAsk, acting: { act, notDone, setNotDone } }: ListDialogsProps) {
  // What closes may have given way to another one by then.
  const close = () => onAsk((now) => (now === asked ? undefined : now))
  const forGood = asked?.what === 'delete' && asked.forGood
  return (
    <>
      {asked?.what === 'share' && <ShareLater quiz={{ minutes: null, ...asked.listed }} onClose={close} />}
      {asked?.what === 'rename' && <RenameQuiz quiz={namesOf(asked.listed)} onClose={close} />}
      {asked?.what === 'reset' && <ResetPoll poll={asked.listed} onClose={close} />}
      {asked?.what === 'tag' && <TagDialog quizzes={asked.listed} onClose={close} onNotDone={setNotDone} />}
      <MoreActions
        of={asked?.what === 'more' ? asked.listed : undefined}
        onClose={close}
        onAsk={onAsk}
        onAct={(action, of) => {
          close()
          void act(action, [of])
        }}
      />
      <DeleteListed
        listed={asked?.what === 'delete' ? asked.listed : []}
        forGood={forGood}
        onClose={close}
        onDelete={(listed) => act(forGood ? 'erase' : 'bin', listed)}
      />
      <NotDone quizzes={notDone} onClose={() => setNotDone([])} />
    </>
  )
}

/** Polls and surveys have no subject. */
const namesOf = ({ id, title, subject = '' }: Actionable) => ({ id, title, ...(subject !== '' && { subject }) })
