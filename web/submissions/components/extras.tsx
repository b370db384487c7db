import { type ComponentType, lazy, Suspense } from 'react'

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
