import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import type { SiteLink } from '../frame/site-links.ts'
import { type AllPages, nameOf } from '../reading/page-names.ts'
import { PageTitle } from '../reading/page-title.tsx'
import type { SitePage } from '../site-page.tsx'

const { sitemap, links } = content
const { groups } = sitemap

const LEGAL = ['/terms', '/privacy_policy', '/sitemap']

type GroupName = 'main' | 'features' | 'support' | 'legal' | 'account'

const groupOf = ({ path }: SitePage): GroupName => {
  if (LEGAL.includes(path)) return 'legal'
  if (path.startsWith('/features')) return 'features'
  if (path.startsWith('/auth')) return 'account'
  return path.startsWith('/support') ? 'support' : 'main'
}

const external: SiteLink[] = links.external.map(({ label, url }) => ({ label, href: url }))

const bodyOf = (allPages: AllPages) => () => {
  const listed = allPages().filter(({ isListed }) => isListed)
  const linksOf = (group: GroupName): SiteLink[] =>
    listed.filter((page) => groupOf(page) === group).map((page) => ({ href: page.path, label: nameOf(page) }))
  return (
    <>
      <PageTitle title={sitemap.title} text={sitemap.text} />
      <div className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-10 px-4 py-10 sm:grid-cols-2 sm:px-8 sm:py-14 lg:grid-cols-3">
        <Group id="main" title={groups.main} links={linksOf('main')} />
        <Group id="features" title={groups.features} links={linksOf('features')} />
        <Account />
        <Group id="legal" title={groups.legal} links={linksOf('legal')} />
        <Group
          id="support"
          title={groups.support}
          links={linksOf('support')}
          className="lg:col-start-3 lg:row-span-3 lg:row-start-1"
        />
        <Group id="external" title={groups.external} links={external} />
      </div>
    </>
  )
}

type GroupProps = { id: string; title: string; links: readonly SiteLink[]; className?: string }

function Group({ id, title, links, className }: GroupProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <GroupTitle id={id}>{title}</GroupTitle>
      <ul>
        {links.map((link) => (
          <PageLink key={link.href} link={link} />
        ))}
      </ul>
    </section>
  )
}

/** With the dashboard, which is the product itself and no page of the site. */
function Account() {
  return (
    <section aria-labelledby="account">
      <GroupTitle id="account">{groups.account}</GroupTitle>
      <ul>
        <PageLink link={{ href: '/auth/login', label: t('site.login') }} />
        <PageLink link={{ href: '/auth/signup', label: t('site.signUp') }} />
        <PageLink link={{ href: '/auth/forgotpassword', label: t('site.forgotPassword') }} />
        <PageLink link={{ href: '/dashboard', label: t('site.dashboard') }} />
      </ul>
    </section>
  )
}

function GroupTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="mb-2 border-b border-line-strong pb-2 text-lg">
      {children}
    </h2>
  )
}

function PageLink({ link: { href, label } }: { link: SiteLink }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-11 items-center py-1 text-brand underline-offset-4 hover:underline">
        {label}
      </a>
    </li>
  )
}

export const sitemapPage = (allPages: AllPages): SitePage => ({
  path: '/sitemap',
  meta: sitemap.meta,
  Body: bodyOf(allPages),
  isListed: true,
})
