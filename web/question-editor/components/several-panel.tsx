import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { type Fraction, fraction, type MarkingScheme, ownMarking } from '#domain/marking.ts'
import type { Marks } from '#domain/marks.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { t } from '../../i18n/editing.ts'
import { t as editor } from '../../i18n/editor.ts'
import { hasParts, KINDS } from '../../questions/editors.tsx'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { changedKind } from '../changed-kind.ts'
import { type Entry, isQuestion, passagesIn } from '../draft-entries.ts'
import { entryName } from '../entry-name.ts'
import { withMarking, withPoints } from '../own-marks.ts'
import type { Several } from '../use-several.ts'
import { MarksField } from './marks-field.tsx'
import { SchemeField } from './scheme-field.tsx'
import { WrongCostsFields } from './wrong-costs-fields.tsx'

type SeveralPanelProps = { several: Several; entries: readonly Entry[] }

/** What is done to all that are chosen, each in one step. */
export function SeveralPanel({ several, entries }: SeveralPanelProps) {
  const { chosen, move, duplicate, remove, chooseAll, chooseNone, end } = several
  const questions = chosen.filter(isQuestion)
  const isNone = chosen.length === 0
  return (
    <Card>
      <h2 tabIndex={-1} className="tabular text-lg">
        {t('editing.chosen', { count: chosen.length })}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t('editing.chosenHint')} <span className="pointer-coarse:hidden">{t('editing.chosenHintShift')}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={chooseAll}>{t('editing.chooseAll')}</Button>
        <Button disabled={isNone} onClick={chooseNone}>
          {t('editing.chooseNone')}
        </Button>
        <Button onClick={end}>{t('editing.endChoosing')}</Button>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">
        <Tool icon={<ArrowUp />} name={editor('editor.moveUp')} isOff={isNone} onAct={() => move('up')} />
        <Tool icon={<ArrowDown />} name={editor('editor.moveDown')} isOff={isNone} onAct={() => move('down')} />
        <Tool icon={<Copy />} name={editor('editor.duplicate')} isOff={isNone} onAct={duplicate} />
        <Tool icon={<Trash />} name={t('editing.delete')} isOff={isNone} onAct={remove} />
      </div>
      <div className="mt-4 grid gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-2">
        <MarksOfAll several={several} count={questions.length} />
        <WrongCostsOfAll several={several} count={questions.length} />
        <KindOfAll several={several} count={questions.length} />
        {questions.some(({ question }) => hasParts(question.kind)) && (
          <SchemeOfAll several={several} count={questions.length} />
        )}
        <PassageOfAll several={several} entries={entries} count={questions.length} />
      </div>
    </Card>
  )
}

type ToolProps = { icon: ReactNode; name: string; isOff: boolean; onAct: () => void }

function Tool({ icon, name, isOff, onAct }: ToolProps) {
  return (
    <Button
      className="wrap-anywhere"
      icon={<span className="[&_svg]:size-5">{icon}</span>}
      disabled={isOff}
      onClick={onAct}
    >
      {name}
    </Button>
  )
}

type OfAllProps = { several: Several; count: number }

const saidSet = (count: number) => t('editing.saidSet', { count })

type SetProps = { what: string; isOff: boolean; onSet: () => void; children: ReactNode }

/** Nothing changes before the button is pressed: arrow keys go through a choice one by one. */
function Setting({ what, isOff, onSet, children }: SetProps) {
  return (
    <div>
      {children}
      <Button size="sm" className="mt-2" disabled={isOff} aria-label={t('editing.setWhat', { what })} onClick={onSet}>
        {t('editing.set')}
      </Button>
    </div>
  )
}

function MarksOfAll({ several, count }: OfAllProps) {
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
        hint={editor('editor.pointsHint')}
        error={isUsable ? undefined : editor('editor.pointsRange')}
        marks={marks}
        onChange={setMarks}
      />
    </Setting>
  )
}

function WrongCostsOfAll({ several, count }: OfAllProps) {
  const [part, setPart] = useState<Fraction | null>(null)
  const isUsable = part === null || fraction.safeParse(part).success
  const set = () =>
    several.rewrite((question) => withMarking(question, { wrongCosts: part ?? undefined }), saidSet(count))
  return (
    <Setting what={editor('editor.wrongAnswers')} isOff={count === 0 || !isUsable} onSet={set}>
      <div className="grid gap-4">
        <WrongCostsFields
          label={editor('editor.wrongAnswers')}
          hint={editor('editor.wrongAnswersHint')}
          part={part}
          usual={editor('editor.asTheQuiz')}
          mayBeNothing
          onChange={setPart}
        />
      </div>
    </Setting>
  )
}

function SchemeOfAll({ several, count }: OfAllProps) {
  const [scheme, setScheme] = useState<MarkingScheme | null>(null)
  const set = () =>
    several.rewrite(
      (question) => (hasParts(question.kind) ? withMarking(question, { scheme: scheme ?? undefined }) : question),
      saidSet(count),
    )
  return (
    <Setting what={editor('editor.scheme')} isOff={count === 0} onSet={set}>
      <SchemeField
        hint={editor('editor.schemeHint')}
        scheme={scheme}
        usual={editor('editor.asTheQuiz')}
        onChange={setScheme}
      />
    </Setting>
  )
}

function KindOfAll({ several, count }: OfAllProps) {
  const [kind, setKind] = useState<Kind>('single_choice')
  return (
    <Setting
      what={editor('editor.kind')}
      isOff={count === 0}
      onSet={() => several.rewrite((question) => changedKind(question, kind), saidSet(count))}
    >
      <SelectField
        name="kind"
        label={editor('editor.kind')}
        hint={t('editing.kindHint')}
        value={kind}
        onChange={({ target }) => setKind(KINDS.find((known) => known === target.value) ?? kind)}
      >
        {KINDS.map((known) => (
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
            {[entryName({ entries }, each), each.part.text.trim().slice(0, 60)].filter(Boolean).join(': ')}
          </option>
        ))}
      </SelectField>
    </Setting>
  )
}
