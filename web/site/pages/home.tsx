import content from '../../content/en.json'
import { ButtonLink } from '../../ui/button.tsx'
import { RichText } from '../rich-text.tsx'
import { AboutUs } from '../sections/about-us.tsx'
import { FirstQuestions, firstQuestions } from '../sections/first-questions.tsx'
import { FloorHero } from '../sections/floor-hero.tsx'
import { HowItWorks } from '../sections/how-it-works.tsx'
import { Join } from '../sections/join.tsx'
import { MoreLink } from '../sections/more-link.tsx'
import { PowerfulFeatures } from '../sections/powerful-features.tsx'
import { TeachersSide } from '../sections/teachers-side.tsx'
import { TryIt } from '../sections/try-it.tsx'
import type { SitePage } from '../site-page.tsx'
import { HomeSplash } from '../splash/splash.tsx'
import { faqData, jsonLd, organizationData, websiteData } from '../structured-data.ts'

const { home } = content
const { hero, splash } = home

function Home() {
  return (
    <>
      <Join />
      <FloorHero title={hero.title} text={<RichText text={hero.text} />} beside={<TryIt />}>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink href="/auth/signup" variant="primary" size="lg" className="for-guests">
            {hero.signUp}
          </ButtonLink>
          <ButtonLink href="/dashboard" variant="primary" size="lg" className="for-teachers">
            {hero.dashboard}
          </ButtonLink>
          <ButtonLink href="/features" size="lg">
            {hero.button}
          </ButtonLink>
        </div>
        <MoreLink href="/quizreal" className="mt-4">
          {hero.secondary}
        </MoreLink>
      </FloorHero>
      <AboutUs />
      <PowerfulFeatures />
      <HowItWorks />
      <TeachersSide ground="surface" />
      <FirstQuestions />
    </>
  )
}

export const homePage: SitePage = {
  path: '/',
  meta: home.meta,
  Body: Home,
  isListed: true,
  jsonLd: jsonLd(organizationData, websiteData, faqData(firstQuestions)),
  splash: () => <HomeSplash words={splash.words} line={splash.line} />,
}
