import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { toast } from '../../ui/toast.ts'
import { pollsQuery, type ReadPoll, settingPoll } from './api.ts'
import { PollSettings } from './poll-settings.tsx'

/** How people vote, which may change at any time. */
export function SettingsCard({ poll }: { poll: ReadPoll }) {
  const [responding, setResponding] = useState(poll.responding)
  const client = useQueryClient()
  const setting = useMutation(settingPoll)
  const save = () => {
    if (setting.isPending) return
    setting.mutate(
      { id: poll.id, responding },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: pollsQuery.queryKey })
          toast.success(t('polls.settingsSaved'))
        },
      },
    )
  }
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{t('polls.settings')}</h2>
      <PollSettings responding={responding} onChange={setResponding} />
      {setting.isError && <ErrorPanel title={t('polls.failed')}>{errorText(setting.error)}</ErrorPanel>}
      <Button variant="primary" className="justify-self-start" busy={setting.isPending} onClick={save}>
        {t('polls.save')}
      </Button>
    </Card>
  )
}
