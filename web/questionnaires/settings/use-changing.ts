import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingName, SettingValues } from '#domain/questionnaires/setting-values.ts'
import { FailedCall } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { toast } from '../../ui/toast.ts'
import type { Asked, Outcome } from './api.ts'
import { type Changeable, changedIn, onTopOf } from './changes.ts'
import { problemsBySetting, type SettingProblems, settingProblems } from './setting-problems.ts'

type Step = (before: SettingValues) => SettingValues

type Changing = {
  of: Changeable
  /** As they are read. */
  first: SettingValues
  saving: UseMutationOptions<Outcome, Error, Asked>
}

/** Settings while they are changed: what holds, what is to hold, and what keeps it from that. */
export const useChanging = ({ of, first, saving: options }: Changing) => {
  const { kind } = of
  const [before, setBefore] = useState(first)
  const [mine, setMine] = useState(before)
  const [clashes, setClashes] = useState<readonly SettingName[]>([])
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<SettingProblems>({})
  const [failures, setFailures] = useState(0)
  const queryClient = useQueryClient()
  const saving = useMutation(options)
  const changed = changedIn(of, mine, before)
  const own = settingProblems(kind, mine)
  const isReady = Object.keys(own).length === 0

  const save = () => {
    if (saving.isPending || changed.length === 0) return
    setTried(true)
    if (!isReady) return setFailures((count) => count + 1)
    saving.mutate(
      { mine, before },
      {
        onSuccess: (outcome) => {
          setBefore(outcome.now)
          // What was typed meanwhile stays, and is not saved yet.
          setMine((typed) => onTopOf(of, { mine: typed, before: mine, now: outcome.values }).values)
          setClashes(outcome.clashes)
          setRefused({})
          if (outcome.clashes.length > 0) return setFailures((count) => count + 1)
          setTried(false)
          toast.success(t('settings.saved'))
          // Whatever else tells of it asks anew once it is shown again.
          void queryClient.invalidateQueries({ refetchType: 'none' })
        },
        onError: (error) => {
          setRefused(error instanceof FailedCall ? problemsBySetting(error.failure.fields) : {})
          setFailures((count) => count + 1)
        },
      },
    )
  }
  const step = (next: Step) => {
    setMine(next)
    setRefused({})
  }
  return {
    of,
    values: mine,
    before,
    isSaved: changed.length === 0,
    clashes: clashes.filter((name) => changed.includes(name)),
    problems: { ...refused, ...(isTried && own) },
    isBlocked: isTried && !isReady,
    failure: saving.error,
    /** How often nothing was sent because of what is said beside a setting. */
    failures,
    isPending: saving.isPending,
    step,
    save,
  }
}
