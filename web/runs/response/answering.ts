import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { OwnResponse } from './own-response.ts'
import type { ResponseView } from './response-view.ts'

/** What is done with a response by whoever gives it; nothing is heard of others where it is only tried. */
export type Answering = Pick<OwnResponse, 'answer' | 'tell' | 'end' | 'reopen'> &
  Partial<Pick<OwnResponse, 'crowd' | 'files' | 'sendAgain' | 'startAnew'>>

export type RespondingProps = { paper: RespondedPaperOnWire; view: ResponseView; responder: Answering }
