import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import content from '../../content/en.json'
import { t } from '../../i18n/site.ts'
import { Island } from '../island.tsx'
import { ContactForm } from '../letters/contact-form.tsx'
import { ContactMap } from '../map/contact-map.tsx'
import { mapPage } from '../map/map-links.ts'
import { RichText, SupportLink } from '../rich-text.tsx'
import type { SitePage } from '../site-page.tsx'
import { useSettings } from '../site-settings.tsx'

const { contact, contactData } = content
const { latitude, longitude, label } = contactData.map

function Contact() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">{contact.title}</h1>
      <p className="mt-4 max-w-xl text-lg text-ink-soft">
        <RichText text={contact.text} />
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="contact-form">
          <h2 id="contact-form" className="text-xl">
            {contact.form.title}
          </h2>
          <p className="mt-1 text-ink-soft sm:text-balance">{contact.form.text}</p>
          <noscript>
            <p className="mt-3 rounded border border-line bg-surface p-4">
              {t('site.formNeedsScript')} <SupportLink />
            </p>
          </noscript>
          <Island
            name="contact-form"
            of={ContactForm}
            props={{ sendsMail: useSettings().sendsMail }}
            className="needs-script mt-5 block"
          />
        </section>
        <section aria-labelledby="contact-info">
          <h2 id="contact-info" className="text-xl">
            {contact.info.title}
          </h2>
          <ContactFacts />
        </section>
      </div>
      <section aria-labelledby="contact-map" className="mt-14">
        <h2 id="contact-map" className="text-xl">
          {contact.map.title}
        </h2>
        <div className="mt-4">
          <Island
            name="contact-map"
            of={ContactMap}
            props={{ latitude, longitude, texts: { title: label, note: contact.map.text, load: contact.map.load } }}
          />
        </div>
        <p className="mt-3">
          <a href={mapPage({ latitude, longitude })} rel="noopener noreferrer" className="text-link">
            {contact.map.openLink}
          </a>
        </p>
      </section>
    </div>
  )
}

function ContactFacts() {
  const { supportEmail } = useSettings()
  return (
    <dl className="mt-5 grid gap-6 border-s-2 border-accent ps-6">
      <Fact icon={<MapPin />} name={contact.info.address}>
        {contactData.place}
      </Fact>
      <Fact icon={<Clock />} name={contact.info.hours}>
        {contactData.hours.map(({ days, time }) => (
          <span key={days} className="tabular flex justify-between gap-6">
            <span>{days}</span> <span>{time}</span>
          </span>
        ))}
      </Fact>
      <Fact icon={<Phone />} name={contact.info.phone}>
        {contactData.phone}
      </Fact>
      <Fact icon={<Mail />} name={contact.info.email}>
        {supportEmail === null ? contactData.email : <SupportLink className="text-link [overflow-wrap:anywhere]" />}
      </Fact>
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm font-medium text-ink-soft [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  )
}

export const contactPage: SitePage = { path: '/contact', meta: contact.meta, Body: Contact, isListed: true }
