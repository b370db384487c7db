import * as z from 'zod/mini'

/** What a question may ask for. */
export const FILE_SORTS = ['picture', 'pdf', 'document'] as const
export type FileSort = (typeof FILE_SORTS)[number]

type TypeOfFile = { sort: FileSort; endings: readonly string[]; mime: string }

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`
const open = (name: string) => `application/vnd.oasis.opendocument.${name}`

/** All that is taken, told by what is in a file. The first ending is given to whatever came under another one. */
export const FILE_TYPES = {
  jpeg: { sort: 'picture', endings: ['jpg', 'jpeg'], mime: 'image/jpeg' },
  png: { sort: 'picture', endings: ['png'], mime: 'image/png' },
  gif: { sort: 'picture', endings: ['gif'], mime: 'image/gif' },
  webp: { sort: 'picture', endings: ['webp'], mime: 'image/webp' },
  heic: { sort: 'picture', endings: ['heic', 'heif'], mime: 'image/heic' },
  pdf: { sort: 'pdf', endings: ['pdf'], mime: 'application/pdf' },
  text: { sort: 'document', endings: ['txt', 'csv', 'md'], mime: 'text/plain; charset=utf-8' },
  docx: { sort: 'document', endings: ['docx'], mime: office('wordprocessingml.document') },
  xlsx: { sort: 'document', endings: ['xlsx'], mime: office('spreadsheetml.sheet') },
  pptx: { sort: 'document', endings: ['pptx'], mime: office('presentationml.presentation') },
  odt: { sort: 'document', endings: ['odt'], mime: open('text') },
  ods: { sort: 'document', endings: ['ods'], mime: open('spreadsheet') },
  odp: { sort: 'document', endings: ['odp'], mime: open('presentation') },
} as const satisfies Record<string, TypeOfFile>
export type FileType = keyof typeof FILE_TYPES

/** Every ending that is taken for these sorts. */
export const endingsOf = (sorts: readonly FileSort[]): string[] =>
  Object.values(FILE_TYPES).flatMap(({ sort, endings }) => (sorts.includes(sort) ? [...endings] : []))

export const MEBIBYTE = 1024 * 1024
export const MAX_FILE_MEBIBYTES = 10
export const MAX_FILES = 3
/** A file is sent in pieces of so much: what broke off goes on where it was. */
export const FILE_PART = 128 * 1024

const MAX_STEM = 80
/** With its ending. */
export const MAX_FILE_NAME = 100
/** As it is called on the device that sends it. */
export const MAX_GIVEN_NAME = 255

/** What the name of a file may not have somewhere: separators, controls, and signs that turn the direction of what follows. */
const UNUSABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu
/** Names of devices where they are said to be files. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** A text that may be the name of a file everywhere; empty where nothing of it may. */
export const usableInFileName = (text: string, most = MAX_STEM): string => {
  const withoutEnds = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '')
  const usable = withoutEnds(text.replace(UNUSABLE, ' ').replace(/\s+/g, ' '))
  return withoutEnds([...usable].slice(0, most).join(''))
}

/** What a file is called from now on: with an ending of what it is, whatever it came as. */
export const nameOfFile = (given: string, type: FileType): string => {
  const [, before = given, last = ''] = /^(.*)\.([^.]*)$/su.exec(given) ?? []
  const ending = last.toLowerCase()
  const endings: readonly string[] = FILE_TYPES[type].endings
  const isOwn = endings.includes(ending)
  const stem = usableInFileName(isOwn ? before : given) || 'file'
  return `${RESERVED.test(stem) ? '_' : ''}${stem}.${isOwn ? ending : endings[0]}`
}

const ID = /^[\w-]{22}$/
export const uploadId = z.string().check(z.refine((id) => ID.test(id), 'wrong_type'))

/** One file as an answer names it: id, name, and how many bytes it has. */
export type Upload = readonly [id: string, name: string, bytes: number]
