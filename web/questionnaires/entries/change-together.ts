import { t } from '../../i18n/teachers/editor.ts'
import { toast } from '../../ui/toast.ts'
import { isQuestion } from './draft-entries.ts'
import type { DraftList, DraftStep } from './draft-list.ts'
import type { Contents } from './several-entries.ts'

type Changing = { list: DraftList; dispatch: (step: DraftStep) => void }

/** Puts other contents in the place of several at once, says so where it can be seen, and offers to put them back. */
export const changeTogether = ({ list, dispatch }: Changing, contents: Contents, said: string): void => {
  const former: Contents = new Map(
    list.entries.flatMap((entry) =>
      contents.has(entry.key) ? [[entry.key, isQuestion(entry) ? entry.question : entry.part] as const] : [],
    ),
  )
  dispatch({ type: 'changedAll', contents })
  toast.success(said, {
    action: { label: t('editor.undo'), onAct: () => dispatch({ type: 'changedAll', contents: former }) },
  })
}
