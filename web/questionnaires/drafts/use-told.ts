import { useCallback, useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { toast } from '../../ui/toast.ts'
import { refusedInWords } from './refused-in-words.ts'
import type { Saving } from './server-draft-sending.ts'
import type { DraftInHand, Elsewhere } from './use-draft.ts'

/** It takes a while to read. */
const TOLD_MS = 8000

/** What is made of what two tabs have written is said once. */
export const useToldElsewhere = () => {
  const isTold = useRef(false)
  return useCallback((how: Elsewhere) => {
    if (how === 'newer_far') toast.success(t('drafts.newerFar'))
    if (how !== 'merged' || isTold.current) return
    isTold.current = true
    toast.success(editorText('editor.mergedElsewhere'), { lasts: TOLD_MS })
  }, [])
}

type Told = Pick<DraftInHand<unknown>, 'kept' | 'edit'> & { saving: Saving<unknown> }

/** What keeps it from being saved is said wherever one is in a long draft, once until it is saved again. */
export const useToldSaving = ({ saving, kept, edit }: Told): void => {
  const [isEdit, isKept] = [edit !== null, kept !== 'failed']
  const said = useRef<Saving<unknown>['kind']>('none')
  useEffect(() => {
    if (saving.kind === 'saved') said.current = 'none'
    if ((saving.kind !== 'gone' && saving.kind !== 'refused') || said.current === saving.kind) return
    said.current = saving.kind
    if (saving.kind === 'gone') toast.error(t(isEdit ? 'drafts.editGone' : 'drafts.gone'))
    else toast.error(refusedInWords(saving.failure, isKept))
  }, [saving, isEdit, isKept])
}
