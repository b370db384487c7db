/**
 * What a way of reading a line costs: 0 where everybody would read it so. Of all ways to read a text the one that costs
 * least is taken; a cost only means something beside the others.
 */
export const COST = {
  /** Words that go on. */
  words: 0.2,
  wordsOverBlank: 0.4,
  /** An entry of a list before the options: by its number or label, in its order, and out of it. */
  listed: 0.3,
  listedByLetter: 0.5,
  /** A number with a point at the beginning of a line. */
  decimal: 0.5,
  listedOutOfOrder: 3,
  /** Of a question that has no number itself. */
  listedOfUnnumbered: 2,
  /** A number in the words of a question that would be the next question's. */
  nextQuestionListed: 6,
  /** What begins as a question with a name, as words of the one before. */
  namedInWords: 5,
  /** A question or an option in a passage. */
  questionInPart: 3,
  optionInPart: 1,
  /** What is said of the whole paper. */
  ofPaper: 0.15,
  /** A heading, a page number or a key in the midst of words. */
  markedInWords: 1.5,

  /** A number behind the last one; one that leaves some out, one that was there, and 1 where nothing ended before it. */
  nextNumber: 0,
  numbersLeftOut: 1,
  numberAgain: 4,
  numbersAnew: 3,
  numbersAnewBelowHeading: 0.3,
  otherSign: 1.5,
  firstOfPart: 0.3,
  bareNumber: 1.2,
  labelStart: 0.3,
  labelStartAlone: 1.5,
  nameAmongNumbers: 3,
  /** A question without a number: behind an empty line, right behind an answer, and anywhere else. */
  unnumbered: 0.9,
  unnumberedBehindAnswer: 1.2,
  /** What looks like a question of its own, as words of what stands before it. */
  questionAsWords: 2,
  unnumberedAmongWords: 4,
  /** What begins with a number or a label, as a question without one. */
  numberedUnnumbered: 8,
  labelledUnnumbered: 3,
  bareUnnumbered: 2,

  /** A question that has neither options nor an answer, or one option alone; words that belong to nothing. */
  nothingToAnswer: 3.5,
  blankToFill: 1.2,
  /** What asks to be answered in words. */
  asked: 1.2,
  /** The same in the words of a question before it. */
  askedInWords: 1.2,
  /** Below the heading of a task, where all may be answered in words. */
  taskToAnswer: 0.8,
  /** The heading of a task as a question. */
  taskUnnumbered: 2,
  oneOption: 3,
  /** A letter as the key where there are no options. */
  keyOfNoOption: 1.5,
  /** Labels in the words of a question that has an answer and no options. */
  onlyListed: 3.5,
  noAnswer: 0.2,
  outside: 1.2,

  option: 0.1,
  bareLabel: 0.5,
  segments: 0.3,
  /** What asks, or has a gap to be filled, as an option. */
  optionAsks: 1.2,
  /** With a key behind it, where another option has one. */
  optionKeyedAgain: 3,
  /** A number and marks at the edge of the page: a question, and no entry of a list. */
  markedEntry: 4,
  /** Numbers as options: written as the question's own, of a question without one, or over an empty line. */
  optionByOwnSign: 1.5,
  optionByNumber: 1,
  labelLeftOut: 1.5,
  optionsBehindAnswer: 0.8,
  optionsBehindExplanation: 2.5,
  /** The first label of a list in the explanation of a question that has neither options nor a key. */
  optionsExplained: 4,
  /** What looks like options in the words of a question. */
  optionsAsked: 1,
  optionWords: 0.7,
  optionWordsBeforeOthers: 0.2,
  optionWordsOverBlank: 2,
  optionWordsAlien: 1.2,
  optionWordsNumbered: 1.5,
  optionWordsNextQuestion: 5,

  /** Words behind a value of one line. */
  wordsBehindValue: 3,
  explanationOverBlank: 0.8,
  /** A sentence right below a key. */
  reason: 1,
  /** A step of an explanation in its order, and out of it. */
  step: 0.6,
  stepOutOfOrder: 4.5,

  keys: 0.1,
  keyBelow: 0.2,
  keysWithoutHeading: 0.4,
  keysAnew: 0.8,
  keyOfNone: 1.5,
  /** Of a question that has one, below a heading of keys. */
  keyAgain: 0.5,
  /** A line of keys below their heading, as a question. */
  keysAsQuestion: 2.5,
  solution: 0.1,
  solutionOutOfOrder: 0.5,
  solutionAgain: 5,
  pageNumber: 0.3,
  numberInText: 1,
  /** Words that may be printed on each page. */
  ofPage: 0.6,
  /** The heading of questions by what is to be done with them. */
  instruction: 0.3,
} as const
