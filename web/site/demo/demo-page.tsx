import content from '../../content/en.json'
import { t } from '../../i18n/demo.ts'
import { Island } from '../island.tsx'
import type { SitePage } from '../site-page.tsx'
import { DemoQuiz } from './demo-quiz.tsx'

const { meta, ...demo } = content.demo

function Demo() {
  return (
    <>
      <noscript>
        <p className="bg-accent-soft px-4 py-3 text-center">{t('demo.needsScript')}</p>
      </noscript>
      <Island name="demo-quiz" of={DemoQuiz} props={demo} />
    </>
  )
}

export const demoPage: SitePage = { path: '/quizreal', meta, Body: Demo, isListed: true }
