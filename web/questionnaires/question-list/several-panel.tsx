import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash from 'lucide-react/icons/trash-2'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type Fraction, fraction, type MarkingScheme, ownMarking } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { hasParts, USUAL_KIND } from '#domain/questions/traits.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { brief } from '../entries/brief.ts'
import { type Entry, isQuestion, passagesIn } from '../entries/draft-entries.ts'
import { entryName, sectionName } from '../entries/entry-name.ts'
import { changedWithKept } from '../entries/kept-aside.ts'
import type { Offers } from '../entries/offers.ts'
import { withMarking, withPoints } from '../entries/own-marks.ts'
import { sectionsIn } from '../entries/section-entries.ts'
import type { Several } from '../entries/use-several.ts'
import { KeptOfSeveral } from '../question-form/kept-aside-line.tsx'
import { MarksField } from '../question-form/marks-field.tsx'
import { SchemeField } from '../question-form/scheme-field.tsx'
import { WrongCostsFields } from '../question-form/wrong-costs-fields.tsx'
import { keysOf, type Shortcut } from '../shortcuts/shortcuts.ts'
import { type Inherited, inheritedBy } from './inherited-words.ts'

type SeveralPanelProps = { several: Several; entries: readonly Entry[]; offers: Offers }

/** What is done to all that are chosen, each in one step. */
export function SeveralPanel({ several, entries, offers }: SeveralPanelProps) {
  const { chosen, move, duplicate, remove, chooseAll, chooseNone, end } = several
  const questions = chosen.filter(isQuestion)
  const isNone = chosen.length === 0
  const hasMarks = offers.asks === 'knowledge'
  const inherited = inheritedBy(questions, entries)
  return (
    <Card>
      <h2 tabIndex={-1} className="tabular text-lg">
        {t('editing.chosen', { count: chosen.length })}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('editing.chosenHint')} <span className="pointer-coarse:hidden">{t('editing.chosenHintShift')}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-keyshortcuts="Control+A" onClick={chooseAll}>
          {t('editing.chooseAll')}
        </Button>
        <Button aria-keyshortcuts="Control+Shift+A" disabled={isNone} onClick={chooseNone}>
          {t('editing.chooseNone')}
        </Button>
        <Button aria-keyshortcuts={keysOf('choose')} onClick={end}>
          {t('editing.endChoosing')}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">
        <Tool icon={<ArrowUp />} name={editor('editor.moveUp')} by="moveUp" isOff={isNone} onAct={() => move('up')} />
        <Tool
          icon={<ArrowDown />}
          name={editor('editor.moveDown')}
          by="moveDown"
          isOff={isNone}
          onAct={() => move('down')}
        />
        <Tool icon={<Copy />} name={editor('editor.duplicate')} by="duplicate" isOff={isNone} onAct={duplicate} />
        <Tool icon={<Trash />} name={t('editing.delete')} by="remove" isOff={isNone} onAct={remove} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
        {hasMarks && <MarksOfAll several={several} count={questions.length} inherited={inherited} />}
        {hasMarks && <WrongCostsOfAll several={several} count={questions.length} inherited={inherited} />}
        <KindOfAll several={several} count={questions.length} kinds={offers.kinds} />
        {!hasMarks && <RequiredOfAll several={several} count={questions.length} />}
        {hasMarks && questions.some(({ question }) => hasParts(question.kind)) && (
          <SchemeOfAll several={several} count={questions.length} inherited={inherited} />
        )}
        <PassageOfAll several={several} entries={entries} count={questions.length} />
        {offers.parts.includes('section') && (
          <SectionOfAll several={several} entries={entries} count={chosen.length} offers={offers} />
        )}
      </div>
    </Card>
  )
}

type ToolProps = { icon: ReactNode; name: string; by: Shortcut; isOff: boolean; onAct: () => void }

function Tool({ icon, name, by, isOff, onAct }: ToolProps) {
  return (
    <Button
      className="wrap-anywhere"
      icon={<span className="[&_svg]:size-5">{icon}</span>}
      aria-keyshortcuts={keysOf(by)}
      disabled={isOff}
      onClick={onAct}
    >
      {name}
    </Button>
  )
}

type OfAllProps = { several: Several; count: number }
type MarkedProps = OfAllProps & { inherited: Inherited }

const saidSet = (count: number) => t('editing.saidSet', { count })

type SetProps = { what: string; isOff: boolean; onSet: () => void; note?: ReactNode; children: ReactNode }

/** Nothing changes before the button is pressed: arrow keys go through a choice one by one. */
function Setting({ what, isOff, onSet, note, children }: SetProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.altKey || event.shiftKey || event.ctrlKey || event.metaKey || isOff) return
    event.preventDefault()
    onSet()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for those who press it
    <div onKeyDown={press}>
      {children}
      <Button size="sm" className="mt-2" disabled={isOff} aria-keyshortcuts="Alt+Enter" onClick={onSet}>
        {t('editing.setWhat', { what })}
      </Button>
      {note && <div className="mt-2">{note}</div>}
    </div>
  )
}

function MarksOfAll({ several, count, inherited }: MarkedProps) {
  const [marks, setMarks] = useState<Marks | null>(null)
  const isUsable = ownMarking.points.safeParse(marks ?? undefined).success
  return (
    <Setting
      what={editor('editor.points')}
      isOff={count === 0 || !isUsable}
      onSet={() => several.rewrite((question) => withPoints(question, marks), saidSet(count))}
    >
      <MarksField
        name="points"
        label={editor('editor.points')}
        hint={inherited.ifEmpty}
        error={isUsable ? undefined : editor('editor.pointsRange')}
        marks={marks}
        onChange={setMarks}
      />
    </Setting>
  )
}

function WrongCostsOfAll({ several, count, inherited }: MarkedProps) {
  const [part, setPart] = useState<Fraction | null>(null)
  const isUsable = part === null || fraction.safeParse(part).success
  const set = () =>
    several.rewrite((question) => withMarking(question, { wrongCosts: part ?? undefined }), saidSet(count))
  return (
    <Setting what={editor('editor.wrongAnswers')} isOff={count === 0 || !isUsable} onSet={set}>
      <div className="grid grid-cols-1 gap-4">
        <WrongCostsFields
          label={editor('editor.wrongAnswers')}
          hint={editor('editor.wrongAnswersHint')}
          part={part}
          usual={inherited.as}
          mayBeNothing
          full={null}
          onChange={setPart}
        />
      </div>
    </Setting>
  )
}

function SchemeOfAll({ several, count, inherited }: MarkedProps) {
  const [scheme, setScheme] = useState<MarkingScheme | null>(null)
  const set = () =>
    several.rewrite(
      (question) => (hasParts(question.kind) ? withMarking(question, { scheme: scheme ?? undefined }) : question),
      saidSet(count),
    )
  return (
    <Setting what={editor('editor.scheme')} isOff={count === 0} onSet={set}>
      <SchemeField hint={editor('editor.schemeHint')} scheme={scheme} usual={inherited.as} onChange={setScheme} />
    </Setting>
  )
}

function KindOfAll({ several, count, kinds }: OfAllProps & { kinds: readonly Kind[] }) {
  const [kind, setKind] = useState<Kind>(kinds[0] ?? USUAL_KIND.knowledge)
  return (
    <Setting
      what={editor('editor.kind')}
      isOff={count === 0}
      onSet={() => several.rewrite((question, kept) => changedWithKept(question, kind, kept), saidSet(count))}
      note={several.keptAside.length > 0 && <KeptOfSeveral several={several} />}
    >
      <SelectField
        name="kind"
        label={editor('editor.kind')}
        hint={t('editing.kindHint')}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? kind)}
      >
        {kinds.map((known) => (
          <option key={known} value={known}>
            {nameOfKind(known)}
          </option>
        ))}
      </SelectField>
    </Setting>
  )
}

function PassageOfAll({ several, entries, count }: OfAllProps & { entries: readonly Entry[] }) {
  const [wanted, setWanted] = useState<number | null>(null)
  const passages = passagesIn(entries)
  const passage = passages.find(({ key }) => key === wanted)
  if (passages.length === 0) return null
  return (
    <Setting what={editor('editor.belongsTo')} isOff={count === 0} onSet={() => several.belong(passage?.key ?? null)}>
      <SelectField
        name="passage"
        label={editor('editor.belongsTo')}
        value={passage?.key ?? ''}
        onChange={({ target }) => setWanted(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{editor('editor.noPassage')}</option>
        {passages.map((each) => (
          <option key={each.key} value={each.key}>
            {[entryName({ entries }, each), brief(each.part.text, each.part.format, 60)].filter(Boolean).join(': ')}
          </option>
        ))}
      </SelectField>
    </Setting>
  )
}

/** Whether they have to be answered. */
function RequiredOfAll({ several, count }: OfAllProps) {
  const [isRequired, setRequired] = useState(true)
  const set = () =>
    several.rewrite((question) => ({ ...question, isRequired: isRequired || undefined }), saidSet(count))
  return (
    <Setting what={t('editing.required')} isOff={count === 0} onSet={set}>
      <CheckboxField
        name="required"
        label={t('editing.required')}
        checked={isRequired}
        onChange={({ target }) => setRequired(target.checked)}
      />
    </Setting>
  )
}

function SectionOfAll({ several, entries, count, offers: { isPaged } }: OfAllProps & SeveralPanelProps) {
  const sections = sectionsIn(entries)
  const [wanted, setWanted] = useState<number | 'new' | null>(sections[0]?.key ?? 'new')
  const isThere = wanted === null || sections.some(({ key }) => key === wanted)
  const section = isThere ? wanted : 'new'
  const label = isPaged ? t('editing.page') : editor('editor.section')
  return (
    <Setting what={label} isOff={count === 0} onSet={() => several.inSection(section)}>
      <SelectField
        name="section"
        label={label}
        hint={isPaged ? undefined : t('editing.sectionHint')}
        value={section ?? ''}
        onChange={({ target: { value } }) => setWanted(value === 'new' ? value : value === '' ? null : Number(value))}
      >
        {sections.map((each) => (
          <option key={each.key} value={each.key}>
            {sectionName({ entries }, each)}
          </option>
        ))}
        <option value="new">{t(isPaged ? 'editing.newPage' : 'editing.newSection')}</option>
        {sections.length > 0 && !isPaged && <option value="">{t('editing.aboveSections')}</option>}
      </SelectField>
    </Setting>
  )
}
