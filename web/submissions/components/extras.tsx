import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

type Marking = typeof import('./marking.tsx')

/** A part that nobody waits for: it comes after the page, and stays away where its script does not arrive. */
function extra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Extra = lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  )
  return (props: Props) => (
    <Suspense fallback={null}>
      <Extra {...props} />
    </Suspense>
  )
}

export const Settings = extra(() => import('./settings.tsx').then((module) => module.Settings))
export const OwnQuiz = extra<{ code: string }>(() => import('./own-quiz.tsx').then((module) => module.OwnQuiz))
/** One script for all three: where questions differ the cover has brought it before the start. */
export const MarkingInWords = extra<ComponentProps<Marking['MarkingInWords']>>(() =>
  import('./marking.tsx').then((module) => module.MarkingInWords),
)
export const SchemeInWords = extra<ComponentProps<Marking['SchemeInWords']>>(() =>
  import('./marking.tsx').then((module) => module.SchemeInWords),
)
export const Worth = extra<ComponentProps<Marking['Worth']>>(() =>
  import('./marking.tsx').then((module) => module.Worth),
)
export const Notices = extra(() => import('../../ui/toaster.tsx').then((module) => module.Toaster))
export const KeptPictures = extra(() => import('./kept-pictures.tsx').then((module) => module.KeptPictures))
