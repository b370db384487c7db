import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type Comment, type CommentDraft, comment, lengthOf } from '#domain/questions/comment.ts'
import { EXPECTED, ONLY } from '#domain/questions/parts/comment-checks.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { CountField } from '../open-ended/count-field.tsx'
import { PlayComment } from './play.tsx'

type FieldsProps = Pick<EditProps<Comment>, 'draft' | 'onChange'>

function EditComment({ draft, onChange }: EditProps<Comment>) {
  const { expects } = draft
  return (
    <>
      <SelectField
        className="mt-5"
        label={t('opinions.expects')}
        name="expects"
        value={expects}
        onChange={({ target }) =>
          onChange({ ...draft, expects: EXPECTED.find((each) => each === target.value) ?? expects, from: '', to: '' })
        }
      >
        {EXPECTED.map((each) => (
          <option key={each} value={each}>
            {t(`opinions.expects_${each}`)}
          </option>
        ))}
      </SelectField>
      {expects === 'line' && <OnlyField draft={draft} onChange={onChange} />}
      {(expects === 'line' || expects === 'text') && <LengthFields draft={draft} onChange={onChange} />}
      {expects === 'number' && <NumberFields draft={draft} onChange={onChange} />}
      {(expects === 'date' || expects === 'time') && <MomentFields draft={draft} onChange={onChange} />}
    </>
  )
}

function OnlyField({ draft, onChange }: FieldsProps) {
  return (
    <SelectField
      className="mt-3"
      label={t('opinions.only')}
      name="only"
      value={draft.only ?? ''}
      onChange={({ target }) => onChange({ ...draft, only: ONLY.find((each) => each === target.value) ?? null })}
    >
      <option value="">{t('opinions.only_any')}</option>
      {ONLY.map((each) => (
        <option key={each} value={each}>
          {t(`opinions.only_${each}`)}
        </option>
      ))}
    </SelectField>
  )
}

function LengthFields({ draft, onChange }: FieldsProps) {
  const most = lengthOf(draft.expects)
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 text-sm text-ink-soft">{t('opinions.lengthHint')}</legend>
      <div className="flex flex-wrap gap-3">
        <CountField
          className="w-32"
          name="least"
          label={t('opinions.least')}
          most={most}
          count={draft.least}
          onCount={(least) => onChange({ ...draft, least }, 'least')}
        />
        <CountField
          className="w-32"
          name="most"
          label={t('opinions.most')}
          most={most}
          count={draft.most}
          onCount={(count) => onChange({ ...draft, most: count }, 'most')}
        />
      </div>
    </fieldset>
  )
}

const PLACES = [0, 1, 2, 3, 4] as const

function NumberFields({ draft, onChange }: FieldsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          className="w-32"
          label={t(end === 'from' ? 'opinions.least' : 'opinions.most')}
          name={end}
          autoComplete="off"
          value={draft[end]}
          onChange={({ target }) => onChange({ ...draft, [end]: target.value }, end)}
        />
      ))}
      <SelectField
        className="min-w-[min(12rem,100%)] flex-1"
        label={t('opinions.decimals')}
        name="decimals"
        value={draft.decimals ?? ''}
        onChange={({ target }) => onChange({ ...draft, decimals: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('opinions.decimals_any')}</option>
        {PLACES.map((places) => (
          <option key={places} value={places}>
            {places === 0 ? t('opinions.decimals_none') : formatNumber(places)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function MomentFields({ draft, onChange }: FieldsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          className="min-w-[min(10rem,100%)] flex-1"
          type={draft.expects}
          label={t(end === 'from' ? 'opinions.earliest' : 'opinions.latest')}
          name={end}
          value={draft[end]}
          onChange={({ target }) => onChange({ ...draft, [end]: target.value }, end)}
        />
      ))}
    </div>
  )
}

const nothing = () => undefined

function PreviewComment({ draft }: { draft: CommentDraft }) {
  const { asked } = comment.draft.made(draft, () => 0)
  return (
    <div className="mt-3" inert>
      <PlayComment id="preview-comment" asked={asked} answer={null} isReadOnly labelledBy="" onAnswer={nothing} />
    </div>
  )
}

export const commentEditor: Editor<Comment> = {
  Sign: MessageSquareText,
  Edit: EditComment,
  Preview: PreviewComment,
  firstField: 'expects',
}
