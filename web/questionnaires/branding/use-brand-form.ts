import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#domain/branding/brand.ts'
import type { PictureFrames } from '#domain/text/picture.ts'
import { FailedCall, isServersFault } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { toast } from '../../ui/toast.ts'
import { type Asked, type Keeper, saveLook } from './api.ts'
import {
  asKept,
  type BrandDraft,
  type BrandProblems,
  type Clash,
  draftOf,
  isSame,
  type Look,
  onTopOf,
  onto,
  problemsByPart,
  problemsIn,
} from './brand-draft.ts'

type Begun = {
  /** As it was read. */
  first: Look
  /** What a look of its own begins as. */
  account: Brand
  frames: PictureFrames
  keeper: Keeper
}

type Changing = { isOwn: boolean; draft: BrandDraft }

const lookOf = ({ isOwn, draft }: Changing): Look => (isOwn ? asKept(draft.brand) : null)

/** What was typed while it was saved, on top of what is saved. */
const typedOnTop = ({ typed, sent, look }: { typed: Changing; sent: Changing; look: Look }): Changing => {
  const mine = typed.isOwn ? onTopOf({ mine: lookOf(typed), before: lookOf(sent), now: look }).look : null
  return mine ? { isOwn: true, draft: onto(typed.draft, mine) } : typed
}

/** A look while it is changed: what holds, what is to hold, and what keeps it from that. */
// size-exception: one thing that is changed, told as one
export const useBrandForm = ({ first, account, frames: known, keeper }: Begun) => {
  const [before, setBefore] = useState(first)
  const [mine, setMine] = useState<Changing>(() => ({ isOwn: first !== null, draft: draftOf(first ?? account) }))
  const [frames, setFrames] = useState(known)
  const [clashes, setClashes] = useState<readonly Clash[]>([])
  const [unheard, setUnheard] = useState<readonly Look[]>([])
  const [refused, setRefused] = useState<BrandProblems>({})
  const [isTried, setTried] = useState(false)
  const [failures, setFailures] = useState(0)
  const queryClient = useQueryClient()
  const saving = useMutation({ mutationFn: (asked: Asked) => saveLook(keeper, asked) })

  const own = mine.isOwn ? problemsIn(mine.draft) : {}
  const isReady = Object.keys(own).length === 0
  const isSaved = isReady && isSame(lookOf(mine), before)

  const begin = (look: Look) => setMine({ isOwn: look !== null, draft: draftOf(look ?? mine.draft.brand) })

  const save = () => {
    if (saving.isPending || isSaved) return
    setTried(true)
    if (!isReady) return setFailures((count) => count + 1)
    const sent = mine
    saving.mutate(
      { mine: lookOf(sent), before, unheard },
      {
        onSuccess: ({ now, look, frames: found, clashes: both }) => {
          setBefore(now)
          setUnheard([])
          setFrames((all) => ({ ...all, ...found }))
          setClashes(both)
          setRefused({})
          // What was typed meanwhile stays, and is not saved yet.
          setMine((typed) => typedOnTop({ typed, sent, look }))
          if (both.length > 0) return setFailures((count) => count + 1)
          setTried(false)
          toast.success(t('brandForm.saved'))
          void queryClient.invalidateQueries({ refetchType: 'none' })
        },
        onError: (error) => {
          if (!(error instanceof FailedCall) || isServersFault(error.failure))
            setUnheard((all) => [...all, lookOf(sent)])
          setRefused(error instanceof FailedCall ? problemsByPart(error.failure.fields, 'brand.') : {})
          setFailures((count) => count + 1)
        },
      },
    )
  }
  const change = (step: (draft: BrandDraft) => BrandDraft) => {
    setMine(({ isOwn, draft }) => ({ isOwn, draft: step(draft) }))
    setRefused({})
  }
  /** Takes another in its place, with a way back to what was there. */
  const replace = (next: Changing, said: string) => {
    setMine(next)
    setClashes([])
    setRefused({})
    setTried(false)
    toast.success(said, { action: { label: t('brandForm.putBack'), onAct: () => setMine(mine) } })
  }
  return {
    ...{ account, before, frames, isSaved, failures, save, change, replace },
    isOwn: mine.isOwn,
    draft: mine.draft,
    clashes: isSaved ? [] : clashes,
    problems: { ...refused, ...own },
    isTried,
    isBlocked: isTried && !isReady,
    failure: isSaved ? null : saving.error,
    isPending: saving.isPending,
    setOwn: (isOwn: boolean) => setMine(({ draft }) => ({ isOwn, draft })),
    takeTheirs: () => {
      begin(before)
      setClashes([])
    },
    discard: () => replace({ isOwn: before !== null, draft: draftOf(before ?? account) }, t('brandForm.discarded')),
    addFrame: (id: string, frame: PictureFrames[string]) => setFrames((all) => ({ ...all, [id]: frame })),
  }
}

export type BrandChanging = ReturnType<typeof useBrandForm>
