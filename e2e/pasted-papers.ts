type Asked = 'one' | 'several' | 'number'

/** Options are scrambled for each student: a text says by itself whether it is right. */
const BODIES: Record<Asked, string> = {
  one: 'a) wrong\nb) right\nc) not it\nd) nor this\nAns: b',
  several: 'a) wrong\nb) right\nc) right too\nd) nor this\nAns: b, c',
  number: 'Ans: 5',
}

let asked = 0
export const questions = (subject: string, count: number, kind: Asked = 'one') =>
  Array.from({ length: count }, (_, at) => {
    asked += 1
    return `${asked}. ${subject}, ${kind} ${at + 1}: what is it?\n${BODIES[kind]}`
  }).join('\n\n')

/** As a teacher has it in a document: headings in words of their own. */
export const PAPERS = {
  main: () =>
    ['PHYSICS', 'Chemistry', 'MATHS']
      .map((subject) =>
        [subject, 'Section A', questions(subject, 20), 'SECTION – B', questions(subject, 5, 'number')].join('\n\n'),
      )
      .join('\n\n'),
  wbjee: () =>
    [
      'Category 1 (50 questions)',
      questions('Maths', 50),
      'Category 2',
      questions('Maths', 15),
      'Category 3:',
      questions('Maths', 10, 'several'),
    ].join('\n\n'),
  neet: () =>
    [
      'PHYSICS',
      questions('Physics', 45),
      'CHEMISTRY',
      questions('Chemistry', 45),
      'BIOLOGY',
      questions('Life', 90),
    ].join('\n\n'),
}
