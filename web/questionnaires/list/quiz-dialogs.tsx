import type { ListedQuiz } from '../quiz-list.ts'
import { ShareDialog } from '../share/share-dialog.tsx'
import type { useActing } from '../use-acting.ts'
import { DeleteQuiz } from './delete-quiz.tsx'
import { MoreActions } from './more-actions.tsx'
import { NotDone } from './not-done.tsx'
import { RenameQuiz } from './rename-quiz.tsx'
import { TagDialog } from './tag-dialog.tsx'

/** What a dialog is open for: one at a time. */
export type Asked =
  | { what: 'share' | 'more' | 'rename'; quiz: ListedQuiz }
  | { what: 'tag'; quizzes: readonly ListedQuiz[] }
  | { what: 'delete'; quizzes: readonly ListedQuiz[]; forGood: boolean }

type QuizDialogsProps = {
  asked: Asked | undefined
  onAsk: (asked: Asked | undefined) => void
  acting: ReturnType<typeof useActing>
}

export function QuizDialogs({ asked, onAsk, acting: { act, notDone, setNotDone } }: QuizDialogsProps) {
  const close = () => onAsk(undefined)
  const forGood = asked?.what === 'delete' && asked.forGood
  return (
    <>
      {asked?.what === 'share' && <ShareDialog quiz={asked.quiz} onClose={close} />}
      {asked?.what === 'rename' && <RenameQuiz quiz={asked.quiz} onClose={close} />}
      {asked?.what === 'tag' && <TagDialog quizzes={asked.quizzes} onClose={close} onNotDone={setNotDone} />}
      <MoreActions
        quiz={asked?.what === 'more' ? asked.quiz : undefined}
        onClose={close}
        onRename={(quiz) => onAsk({ what: 'rename', quiz })}
        onTag={(quiz) => onAsk({ what: 'tag', quizzes: [quiz] })}
        onShare={(quiz) => onAsk({ what: 'share', quiz })}
        onDelete={(quiz) => onAsk({ what: 'delete', quizzes: [quiz], forGood: false })}
        onAct={(action, quiz) => {
          close()
          void act(action, [quiz])
        }}
      />
      <DeleteQuiz
        quizzes={asked?.what === 'delete' ? asked.quizzes : []}
        forGood={forGood}
        onClose={close}
        onDelete={(quizzes) => act(forGood ? 'erase' : 'bin', quizzes)}
      />
      <NotDone quizzes={notDone} onClose={() => setNotDone([])} />
    </>
  )
}
