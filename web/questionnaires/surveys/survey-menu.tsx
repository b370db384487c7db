import { useMutation, useQueryClient } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../../calls/random-key.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/students/responded.ts'
import { Doing } from '../../ui/action-list.tsx'
import { toast } from '../../ui/toast.ts'
import { RespondedMenu } from '../list/responded-menu.tsx'
import { type ListedSurvey, surveysQuery } from './api.ts'
import { copyingSurvey } from './copy-survey.ts'

/** What else can be done with a survey. */
export function SurveyMenu({ survey }: { survey: ListedSurvey }) {
  // Said again after a lost reply, it makes no second copy.
  const [key, setKey] = useState(randomKey)
  const copying = useMutation(copyingSurvey)
  const client = useQueryClient()
  const navigate = useNavigate()
  const copy = () => {
    if (copying.isPending) return
    copying.mutate(
      { id: survey.id, key },
      {
        onError: (error) => toast.error(errorText(error)),
        onSuccess: ({ id }) => {
          setKey(randomKey())
          void client.invalidateQueries({ queryKey: surveysQuery.queryKey })
          toast.success(t('responded.copied'))
          void navigate(`/dashboard/surveys/${encodeURIComponent(id)}/edit`)
        },
      },
    )
  }
  return (
    <RespondedMenu of={survey} queryKey={surveysQuery.queryKey}>
      {(close) => (
        <Doing
          icon={<Copy />}
          label={t('responded.copy')}
          onPress={() => {
            close()
            copy()
          }}
        />
      )}
    </RespondedMenu>
  )
}
