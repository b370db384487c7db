import { file } from '../../questions/file.ts'
import { FILE_SORTS, type FileSort, MAX_FILE_MEBIBYTES, MAX_FILES } from '../../questions/parts/upload.ts'
import { type KindText, valueIn } from './kind-text.ts'
import { wholeIn } from './typed.ts'

const sortIn = (text: string): FileSort | undefined =>
  FILE_SORTS.find((sort) => [sort, `${sort}s`].includes(text.trim().toLowerCase()))

const sortsIn = (text: string): FileSort[] | null => {
  const sorts = text.split(',').map(sortIn)
  return sorts.every((sort) => sort !== undefined) ? sorts : null
}

/** "Accepts: picture, pdf", "Files: 2", "MB each: 5". */
export const fileText: KindText<'file'> = {
  holds: [],
  read: (block, report) => {
    const usual = file.draft.empty()
    return {
      sorts: valueIn(block, { name: 'accepts', meant: sortsIn, report }) ?? usual.sorts,
      most: valueIn(block, { name: 'files', meant: (text) => wholeIn(text, 1, MAX_FILES), report }) ?? usual.most,
      mebibytes:
        valueIn(block, { name: 'size', meant: (text) => wholeIn(text, 1, MAX_FILE_MEBIBYTES), report }) ??
        usual.mebibytes,
    }
  },
  write: ({ sorts, most, mebibytes }) => [
    ...(sorts.length === 0 ? [] : [`Accepts: ${sorts.join(', ')}`]),
    `Files: ${most}`,
    `MB each: ${mebibytes}`,
  ],
}
