import content from '../../content/en.json'
import { Divider } from '../../ui/alpona.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notices } from '../components/notices.tsx'
import { Island } from '../island.tsx'
import { RichText } from '../rich-text.tsx'
import { AboutUs } from '../sections/about-us.tsx'
import { FirstQuestions, firstQuestions } from '../sections/first-questions.tsx'
import { FloorHero } from '../sections/floor-hero.tsx'
import { HowItWorks } from '../sections/how-it-works.tsx'
import { Join } from '../sections/join.tsx'
import { PowerfulFeatures } from '../sections/powerful-features.tsx'
import { TryIt } from '../sections/try-it.tsx'
import type { SitePage } from '../site-page.tsx'
import { HomeSplash } from '../splash/splash.tsx'
import { faqData, jsonLd, organizationData, websiteData } from '../structured-data.ts'

const { home } = content
const { hero, splash } = home

function Home() {
  return (
    <>
      <Island name="notices" of={Notices} props={{}} />
      <FloorHero title={hero.title} text={<RichText text={hero.text} />} beside={<TryIt />}>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/features" variant="primary" size="lg">
            {hero.button}
          </ButtonLink>
          <ButtonLink href="/quizreal" size="lg">
            {hero.secondary}
          </ButtonLink>
        </div>
      </FloorHero>
      <Join />
      <AboutUs />
      <PowerfulFeatures />
      <HowItWorks />
      <Divider className="mx-auto w-72 text-line-strong" />
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
