import { expect, it } from 'vitest'
import { type ProseEdit, withEdit } from './prose-edits.ts'

/** What is selected stands between bars. */
const selected = (marked: string) => {
  const [before = '', within = '', after = ''] = marked.split('|')
  return { text: before + within + after, from: before.length, to: before.length + within.length }
}

const marked = ({ text, from, to }: ReturnType<typeof selected>) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`

it.each<[ProseEdit, string, string]>([
  ['bold', 'a |cat| sat', 'a **|cat|** sat'],
  ['bold', 'a |cat |sat', 'a **|cat|** sat'],
  ['bold', 'a **|cat|** sat', 'a |cat| sat'],
  ['bold', 'a ||', 'a **||**'],
  ['bold', 'a *|cat|* sat', 'a ***|cat|*** sat'],
  ['italics', 'a |cat|', 'a *|cat|*'],
  ['italics', 'a *|cat|*', 'a |cat|'],
  ['italics', 'a **|cat|**', 'a ***|cat|***'],
  ['italics', 'a ***|cat|***', 'a **|cat|**'],
  ['code', 'the |main| function', 'the `|main|` function'],
  ['formula', 'If |x=2|', 'If $|x=2|$'],
  ['formula', 'If ||', 'If $|x^2|$'],
  ['formula', 'If $|x=2|$', 'If |x=2|'],
  ['list', 'Which?\n|a\nb|\nc', 'Which?\n|- a\n- b|\nc'],
  ['list', '|- a\n- b|', '|a\nb|'],
  ['list', '|- a\nb|', '|- a\n- b|'],
  ['list', 'a||b', '- ab||'],
  ['list', '||', '- ||'],
])('%s makes %j into %j', (edit, before, after) => expect(marked(withEdit(selected(before), edit))).toBe(after))
