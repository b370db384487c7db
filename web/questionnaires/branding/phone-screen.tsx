import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { t as respondingText } from '../../i18n/students/responding.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { t as resultText } from '../../i18n/teachers/analysis.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { InsideAnotherPage } from '../../runs/all-pages/surroundings.tsx'
import { brandHere } from '../../runs/brand/brand-here.ts'
import { Cover } from '../../runs/joining/cover.tsx'
import { Page } from '../../runs/response/page.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

export type Stage = 'start' | 'thanks' | 'responding'

type PhoneScreenProps = {
  stage: Stage
  title: string
  host: string
  /** A poll or a survey, whose page is another than that of a paper. */
  isResponded: boolean
  brand: ToldBrandOnWire
}

/** What students' and respondents' own pages show, of as much as a brand changes. */
export function PhoneScreen({ stage, isResponded, ...of }: PhoneScreenProps) {
  if (isResponded) return <Responding {...of} isThrough={stage === 'thanks'} />
  return (
    <InsideAnotherPage value={true}>{stage === 'thanks' ? <Through {...of} /> : <Start {...of} />}</InsideAnotherPage>
  )
}

type Of = Pick<PhoneScreenProps, 'title' | 'host' | 'brand'>

function Start({ title, host, brand }: Of) {
  const paper = {
    ...{ title, host, brand },
    subject: t('brandForm.sampleSubject'),
    no_of_questions: 20,
    duration: nanosecondsOf(30),
    is_negative_marking: false,
  }
  return (
    <Cover paper={paper}>
      <TextField label={takeText('take.name')} />
      <Button variant="primary" size="lg" wide className="mt-5">
        {takeText('take.start')}
      </Button>
    </Cover>
  )
}

function Through({ title, host, brand }: Of) {
  const own = brandHere(brand)
  if (!own) return null
  return (
    <>
      <own.Head brand={brand} host={host} className="px-4">
        <h1 className="text-2xl">{title}</h1>
      </own.Head>
      <div className="px-4 py-6">
        <p>{resultText('analysis.answersAreIn', { title })}</p>
        <own.Thanks brand={brand} />
      </div>
      <own.Foot brand={brand} />
    </>
  )
}

function Responding({ title, host, brand, isThrough }: Of & { isThrough: boolean }) {
  const own = brandHere(brand)
  return (
    <Page {...{ title, host, brand }}>
      {isThrough ? (
        <div>
          <h2 className="text-xl">{respondingText('responding.thanks')}</h2>
          {own && <own.Thanks brand={brand} />}
        </div>
      ) : (
        <>
          {own && <own.Welcome brand={brand} />}
          <Choice text={t('brandForm.sampleYes')} isChosen />
          <Choice text={t('brandForm.sampleNo')} />
          <Button variant="primary" wide>
            {respondingText('responding.send')}
          </Button>
        </>
      )}
    </Page>
  )
}

function Choice({ text, isChosen = false }: { text: string; isChosen?: boolean }) {
  return (
    <p
      className={`flex min-h-13 items-center gap-3 rounded border px-4 py-2 ${isChosen ? 'border-brand bg-brand-soft outline-1 outline-brand' : 'border-line-strong bg-surface'}`}
    >
      <span
        className={`size-5 shrink-0 rounded-full border-2 ${isChosen ? 'border-6 border-brand' : 'border-line-strong'}`}
      />
      {text}
    </p>
  )
}
