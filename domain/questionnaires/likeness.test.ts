import { expect, it } from 'vitest'
import { type Field, USUAL_JOINING } from './joining.ts'
import { identityLike, likenessOf } from './likeness.ts'

const asks = (id: string, changes: Partial<Field> = {}): Field => ({
  id,
  kind: 'text',
  label: '',
  required: true,
  identifies: true,
  options: [],
  ...changes,
})
const told = (id: string, label: string, value: string) => ({ id, label, value, identifies: true })
const rahul = likenessOf({ phone: '9876543210', fields: [] })
const roll = likenessOf({
  phone: '',
  fields: [
    told('f1', 'Roll  Number', '০১২'),
    told('f2', 'Class', 'IX A'),
    { ...told('name', '', 'Rahul'), identifies: false },
  ],
})

it.each<{ about: string; of: typeof rahul; form: Field[]; identity: [string, string][] | null }>([
  { about: 'a number in the usual form', of: rahul, form: USUAL_JOINING.fields, identity: [['phone', '9876543210']] },
  {
    about: 'a form of its own that goes by the number too',
    of: rahul,
    form: [asks('phone', { kind: 'phone' }), asks('f9', { label: 'Club', identifies: false })],
    identity: [['phone', '9876543210']],
  },
  {
    about: 'labels that are the same, whatever the ids and their order',
    of: roll,
    form: [asks('z1', { label: 'class' }), asks('a1', { label: 'roll number' })],
    identity: [
      ['a1', '012'],
      ['z1', 'ix a'],
    ],
  },
  { about: 'a form that asks for less', of: roll, form: [asks('f1', { label: 'Roll number' })], identity: null },
  {
    about: 'a form that asks for more',
    of: rahul,
    form: [asks('phone', { kind: 'phone' }), asks('f1', { label: 'Roll number' })],
    identity: null,
  },
  {
    about: 'other labels under the same ids',
    of: roll,
    form: [asks('f1', { label: 'Seat' }), asks('f2', { label: 'Class' })],
    identity: null,
  },
  {
    about: 'a label that is spelt like a built-in field',
    of: rahul,
    form: [asks('f1', { label: 'phone' })],
    identity: null,
  },
  {
    about: 'a name, where both forms say that it identifies',
    of: likenessOf({ phone: '', fields: [told('name', '', 'Mita Pal')] }),
    form: [asks('name', { kind: 'name' })],
    identity: [['name', 'mita pal']],
  },
  {
    about: 'a name alone in a form that goes by the number',
    of: likenessOf({ phone: '', fields: [told('name', '', 'Mita Pal')] }),
    form: USUAL_JOINING.fields,
    identity: null,
  },
])('knows the same student by $about', ({ of, form, identity }) => expect(identityLike(of, form)).toEqual(identity))
