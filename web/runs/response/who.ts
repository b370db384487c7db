import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { JoinForm } from './join-form.tsx'
import type { ResponseView } from './response-view.ts'

let loaded: JoinForm | null = null

/** Brings what it takes to ask who responds, where that is more than a name; false where the network does not give it. */
export const loadJoinForm = async ({ joining }: Pick<RespondedPaperOnWire, 'joining'>): Promise<boolean> => {
  try {
    if (joining) loaded ??= (await import('./join-form.tsx')).joinForm
    return true
  } catch {
    return false
  }
}

/** Null where a name is asked for at most. */
export const joinFormOf = ({ joining }: Pick<RespondedPaperOnWire, 'joining'>) =>
  joining && loaded ? { joining, ...loaded } : null

/** What of it is lacking or wrong, by the names of what is told. */
export const whoProblems = (
  paper: Pick<RespondedPaperOnWire, 'responding' | 'joining'>,
  { told }: Pick<ResponseView, 'told'>,
): Readonly<Record<string, Problem>> => {
  const { ask_name: askName, anonymous } = paper.responding
  if (anonymous) return {}
  const form = joinFormOf(paper)
  if (form) return form.problemsIn(form.joining, told)
  return askName === 'required' && (told.name ?? '').trim() === '' ? { name: 'name_required' } : {}
}

export const focusOnTold = (name: string | undefined): void => {
  if (name !== undefined) document.getElementsByName(name)[0]?.focus()
}
