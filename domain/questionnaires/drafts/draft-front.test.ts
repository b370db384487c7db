import { expect, it } from 'vitest'
import { draftFront } from './draft-front.ts'

const details = { title: ' Light ', subject: 'Physics' }

it.each<[string, Parameters<typeof draftFront>[0], ReturnType<typeof draftFront>]>([
  [
    'what stands between questions is no question',
    { details, items: [{ kind: 'group' }, {}, { kind: 'numerical' }, { kind: 'text' }] },
    { title: 'Light', subject: 'Physics', questionCount: 2 },
  ],
  [
    'what was typed so far may be nothing',
    { details: { title: '', subject: ' ' }, items: [] },
    { title: '', subject: '', questionCount: 0 },
  ],
  [
    'a title that is too long is cut, and never through a sign',
    { details: { title: `${'a'.repeat(199)}😀`, subject: 's'.repeat(101) }, items: [] },
    { title: `${'a'.repeat(199)}\uFFFD`, subject: 's'.repeat(100), questionCount: 0 },
  ],
  [
    'signs that no database takes are left out',
    { details: { title: 'a\u0000b\uD800', subject: '' }, items: [] },
    { title: 'ab\uFFFD', subject: '', questionCount: 0 },
  ],
])('In the list %s', (_, written, front) => expect(draftFront(written)).toEqual(front))
