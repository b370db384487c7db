import type { ComponentProps } from 'react'
import { extra } from '../../ui/extra.tsx'

type Marking = typeof import('./marking.tsx')
type Beside = typeof import('./others-kept.tsx')

export const Settings = extra(() => import('./settings.tsx').then((module) => module.Settings))
export const OwnQuiz = extra<{ code: string }>(() => import('./own-quiz.tsx').then((module) => module.OwnQuiz))
/** One script for both: where questions differ the cover has brought it before the start. */
export const MarkingInWords = extra<ComponentProps<Marking['MarkingInWords']>>(() =>
  import('./marking.tsx').then((module) => module.MarkingInWords),
)
export const Worth = extra<ComponentProps<Marking['Worth']>>(() =>
  import('./marking.tsx').then((module) => module.Worth),
)
/** Drawings, which no page waits for: each stands where its room is kept. */
export const Medallion = extra<ComponentProps<Beside['Medallion']>>(() =>
  import('./others-kept.tsx').then((module) => module.Medallion),
)
export const Corner = extra<ComponentProps<Beside['Corner']>>(() =>
  import('./others-kept.tsx').then((module) => module.Corner),
)
export const Notices = extra(() => import('./others-kept.tsx').then((module) => module.Toaster))
export const OthersKept = extra<ComponentProps<Beside['OthersKept']>>(() =>
  import('./others-kept.tsx').then((module) => module.OthersKept),
)
/** What tells of time that was given, with what shows it. */
export const telling = (): Promise<Pick<Beside, 'tellGiven' | 'tellGivenBack'>> => import('./others-kept.tsx')
export const MaybeStarted = extra<ComponentProps<Beside['MaybeStarted']>>(() =>
  import('./others-kept.tsx').then((module) => module.MaybeStarted),
)
export const Receipt = extra<ComponentProps<typeof import('./receipt.tsx').Receipt>>(() =>
  import('./receipt.tsx').then((module) => module.Receipt),
)
export const KeptPictures = extra(() => import('./kept-pictures.tsx').then((module) => module.KeptPictures))
