import type { ReactNode } from 'react'
import content from '../../content/en.json'
import { ButtonLink } from '../../ui/button.tsx'
import { Divider } from '../../ui/ornaments/alpona.tsx'
import { SurveyList } from '../drawings/survey-list.tsx'
import { AboutUs } from '../sections/about-us.tsx'
import { Benefits } from '../sections/benefits.tsx'
import { CallToAction } from '../sections/call-to-action.tsx'
import { Example, type ExampleTexts } from '../sections/example.tsx'
import { FirstQuestions } from '../sections/first-questions.tsx'
import { FloorHero } from '../sections/floor-hero.tsx'
import { HowItWorks } from '../sections/how-it-works.tsx'
import { PowerfulFeatures } from '../sections/powerful-features.tsx'
import { TryIt, TryPoll } from '../sections/try-it.tsx'
import type { SitePage } from '../site-page.tsx'
import { FeatureSplash } from '../splash/splash.tsx'

const { quiz, exam, poll, survey } = content.featurePages

type Feature = Omit<typeof poll, 'hero' | 'example' | 'live'> & {
  hero: { title: string; text: string; button: string; availability?: string }
  example: ExampleTexts
}

type Given = { path: string; texts: Feature; beside: ReactNode }

const featurePage = ({ path, texts, beside }: Given): SitePage => ({
  path,
  meta: texts.meta,
  isListed: true,
  splash: () => <FeatureSplash line={texts.loading} />,
  Body: () => (
    <>
      <FloorHero title={texts.hero.title} text={texts.hero.text} beside={beside}>
        <ButtonLink href="/signup" variant="primary" size="lg" className="mt-8">
          {texts.hero.button}
        </ButtonLink>
        {texts.hero.availability && <Availability>{texts.hero.availability}</Availability>}
      </FloorHero>
      <Benefits title={texts.benefitsTitle} benefits={texts.benefits} />
      <Example example={texts.example} />
      <AboutUs />
      <PowerfulFeatures />
      <HowItWorks />
      <Divider className="mx-auto w-72 max-w-full text-line-strong" />
      <FirstQuestions />
      <CallToAction {...texts.cta} />
    </>
  ),
})

/** Said before anybody signs up for what is not there yet. */
function Availability({ children }: { children: string }) {
  return <p className="mt-6 max-w-md border-s-2 border-on-floor-soft ps-4 text-on-floor-soft">{children}</p>
}

export const featurePages: SitePage[] = [
  featurePage({ path: '/features/quiz', texts: quiz, beside: <TryIt /> }),
  featurePage({ path: '/features/exam', texts: exam, beside: <TryIt /> }),
  featurePage({ path: '/features/poll', texts: poll, beside: <TryPoll /> }),
  featurePage({ path: '/features/survey', texts: survey, beside: <SurveyList className="mx-auto w-full max-w-md" /> }),
]
