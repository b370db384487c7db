import type { ReactNode } from 'react'
import { t } from '../../i18n/splash.ts'
import { Button } from '../../ui/button.tsx'
import { SplashCreeper, SplashLotus } from './splash-strokes.tsx'

type FrameProps = { kind: 'home' | 'feature'; children: ReactNode }

/**
 * Lies over the page while `/splash.js` says so, and is part of every page that may show it: nothing has to be loaded
 * first. It stands first on the page, so that its one button is the first that the keyboard meets.
 */
function SplashFrame({ kind, children }: FrameProps) {
  return (
    <div data-theme="dark" className={`splash splash-${kind} floor`}>
      <div className="splash-skip">
        <Button>{t('splash.skip')}</Button>
      </div>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  )
}

type HomeSplashProps = {
  /** What can be asked here, one after another. */
  words: readonly string[]
  line?: string | undefined
}

export function HomeSplash({ words, line }: HomeSplashProps) {
  return (
    <SplashFrame kind="home">
      <div className="splash-stage">
        <SplashLotus className="splash-lotus" />
        <p>
          {words.map((word) => (
            <span key={word} className="splash-word">
              {word}{' '}
            </span>
          ))}
        </p>
      </div>
      {line !== undefined && <p className="splash-line">{line}</p>}
    </SplashFrame>
  )
}

export function FeatureSplash({ line }: { line: string }) {
  return (
    <SplashFrame kind="feature">
      <SplashCreeper className="splash-creeper" />
      <p className="splash-line">{line}</p>
    </SplashFrame>
  )
}
