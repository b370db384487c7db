import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { subject as subjectSchema, title as titleSchema } from '#domain/questionnaires/questionnaire.ts'
import { isProblem } from '#domain/text/problem.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { listsChanged } from '../lists-changed.ts'
import { rename } from '../versions/api.ts'

type Names = { id: string; title: string; subject?: string }

type RenameQuizProps = {
  /** Without a subject where it has none. */
  quiz: Names
  /** How a new name is saved. */
  save?: (names: Names) => Promise<unknown>
  onClose: () => void
}

/** Another title and subject. It is open as long as it is rendered. */
export function RenameQuiz({ quiz, save = rename, onClose }: RenameQuizProps) {
  const hasSubject = quiz.subject !== undefined
  const [names, setNames] = useState({ title: quiz.title, subject: quiz.subject ?? '' })
  const [isTried, setTried] = useState(false)
  const queryClient = useQueryClient()
  const saving = useMutation({ mutationFn: save })
  const wrong = {
    title: problemOf(titleSchema, names.title),
    subject: hasSubject ? problemOf(subjectSchema, names.subject) : undefined,
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.title || wrong.subject || saving.isPending) return
    saving.mutate(
      { id: quiz.id, title: names.title.trim(), ...(hasSubject && { subject: names.subject.trim() }) },
      {
        onSuccess: () => {
          void listsChanged(queryClient)
          toast.success(t(hasSubject ? 'versions.renamed' : 'versions.renamedIt'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} title={t(hasSubject ? 'versions.renameTitle' : 'versions.rename')} size="sm">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField
          data-first-focus=""
          name="title"
          label={t('versions.newTitle')}
          hint={hasSubject && t('versions.renameHint')}
          autoComplete="off"
          error={isTried ? wrong.title : undefined}
          value={names.title}
          onChange={({ target }) => setNames((before) => ({ ...before, title: target.value }))}
        />
        {hasSubject && (
          <TextField
            name="subject"
            label={t('versions.newSubject')}
            autoComplete="off"
            error={isTried ? wrong.subject : undefined}
            value={names.subject}
            onChange={({ target }) => setNames((before) => ({ ...before, subject: target.value }))}
          />
        )}
        {saving.isError && (
          <ErrorPanel title={t(hasSubject ? 'versions.renameFailed' : 'versions.renameItFailed')}>
            {errorText(saving.error)}
          </ErrorPanel>
        )}
        <Button type="submit" variant="primary" busy={saving.isPending} className="sm:justify-self-end">
          {t('versions.renameSave')}
        </Button>
      </form>
    </Dialog>
  )
}

const problemOf = (schema: typeof titleSchema, text: string): string | undefined => {
  const problem = schema.safeParse(text).error?.issues[0]?.message
  return problem !== undefined && isProblem(problem) ? problemText(problem) : undefined
}
