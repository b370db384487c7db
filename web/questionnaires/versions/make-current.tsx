import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { quizzesQuery } from '../api.ts'
import { type ListedVersion, makingCurrent } from './api.ts'

type MakeCurrentProps = {
  quizId: string
  /** Null while nothing is asked. */
  wanted: ListedVersion | null
  current: ListedVersion
  onClose: () => void
}

export function MakeCurrent({ quizId, wanted, current, onClose }: MakeCurrentProps) {
  const queryClient = useQueryClient()
  const making = useMutation(makingCurrent(quizId))
  const act = () => {
    if (wanted === null || making.isPending) return
    making.mutate(
      { id: wanted.id, insteadOf: current.id },
      {
        onSuccess: ({ number }) => toast.success(t('versions.made', { number })),
        onError: (error) => toast.error(errorText(error)),
        onSettled: () => {
          // What is current is what it says after all.
          void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
          onClose()
        },
      },
    )
  }
  const numbers = { number: wanted?.number ?? 0, current: current.number }
  return (
    <AlertDialog
      open={wanted !== null}
      onClose={onClose}
      title={t('versions.makeTitle', numbers)}
      message={t('versions.makeEffect', numbers)}
      action={{ label: t('versions.makeCurrent'), busy: making.isPending, onAct: act }}
    />
  )
}
