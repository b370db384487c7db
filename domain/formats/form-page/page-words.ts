/** What pages of forms say of themselves, and of no question. */

const PAGE_WORDS = [
  '\\*\\s?indicates\\srequired\\squestion',
  'required',
  'your\\sanswer',
  'submit',
  'clear\\sform',
  'back',
  'next',
  'other:?',
  'never\\ssubmit\\spasswords',
  'this\\s(?:content|form)\\s(?:is\\sneither|was\\screated)',
  'report\\sabuse',
  '(?:(?:google|microsoft)\\s)?forms?$',
  'total\\spoints',
  'switch\\saccount',
  'not\\sshared',
  '.{0,60}\\sswitch\\saccount$',
  'does\\sthis\\sform\\slook',
  'add\\s(?:individual\\s)?feedback',
  'no\\scorrect\\sanswers',
  '\\d+\\sof\\s\\d+\\scorrect',
  'untitled\\ssection',
  'section\\s\\d+\\sof\\s\\d+$',
].join('|')
const OF_PAGE = new RegExp(`^(?:${PAGE_WORDS})`, 'iu')

export const isOfPage = (line: string): boolean => OF_PAGE.test(line)
