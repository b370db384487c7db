import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { Responder } from './responder.ts'
import type { ResponseView } from './response-view.ts'

/** What is done with a response by whoever gives it; nothing is heard of others where it is only tried. */
export type Answering = Pick<Responder, 'answer' | 'tell' | 'end' | 'reopen'> &
  Partial<Pick<Responder, 'crowd' | 'files' | 'sendAgain' | 'startAnew'>>

export type RespondingProps = { paper: RespondedPaperOnWire; view: ResponseView; responder: Answering }
