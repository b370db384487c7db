import type { Reply } from '../../calls/reply.ts'
import type { Progress } from './progress.ts'
import type { SendOptions } from './saving.ts'

/** All that a page knows of an attempt's answers, on its way to the server. */
export type Delivery = {
  attempt: string
  progress: Pick<Progress, 'sheet' | 'base' | 'writer' | 'changes' | 'changedAt'>
  /** Once the time is over each answer says when it was given. */
  isOver: boolean
  /** The page's clock has ended the attempt, and nobody has asked for it. */
  isAtEnd?: boolean
  /** The questions of whose answers the server may not have the latest; left out: that is not known. */
  unsent?: readonly string[] | undefined
  /** For an attempt whose cookie this browser does not hold any more. */
  deviceKey?: string
}

/** For whoever only has to bring it there. */
export type Deliver = { save: (delivery: Delivery, options: SendOptions) => Promise<Reply<unknown>> }
