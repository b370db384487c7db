import { ask, type DemoQuiz } from './demo-quiz.ts'

/** One question of each kind that quizzes have. */
export const everyKind: DemoQuiz = {
  title: 'Science, class 10: every kind of question',
  subject: 'Science',
  minutes: 30,
  hasNegativeMarking: false,
  questions: [
    ask('Which gas do plants take in for photosynthesis?', 'Carbon dioxide', 'Oxygen', 'Nitrogen', 'Hydrogen'),
    {
      kind: 'multiple_choice',
      problem: 'Which of these are vector quantities?',
      draft: { options: ['Force', 'Mass', 'Velocity', 'Temperature'], correct: [0, 2], tellsHowMany: true },
      others: [
        [0, 1],
        [2, 3],
        [0, 3],
      ],
    },
    {
      kind: 'true_false',
      problem: 'Water boils at a lower temperature on a high mountain than at the sea.',
      explanation: 'The air presses less there, so that bubbles of steam form at a lower temperature.',
      draft: { correct: true },
      others: [false],
    },
    {
      kind: 'short_answer',
      problem: 'উদ্ভিদের পাতার সবুজ রঞ্জকের নাম কী?',
      draft: { accepted: ['ক্লোরোফিল', 'Chlorophyll'], caseMatters: false, accentsMatter: false },
      others: ['ক্যারোটিন', 'haemoglobin', 'জ্যান্থোফিল'],
    },
    {
      kind: 'numerical',
      format: 'prose',
      problem: 'A lens has a focal length of $f = 25\\,\\text{cm}$. What is its power $P = \\frac{1}{f}$?',
      explanation: '$P = \\frac{1}{0.25\\,\\text{m}} = 4\\,\\text{D}$: the focal length is taken in metres.',
      draft: { rows: [{ form: 'tolerance', first: '4', second: '' }], units: 'D', unit: 0, decimals: null },
      others: ['0.04', '25', '2.5'],
    },
    {
      kind: 'fill_in_blanks',
      problem: 'Fill in the blanks.',
      draft: {
        passage:
          'Blood is pumped into the lungs by the right [[>atrium|*ventricle]] of the heart; there it takes up [[oxygen]] and gives off [[carbon dioxide|CO2]].',
      },
      others: [
        [0, 'oxygen', 'nitrogen'],
        [1, 'iron', 'carbon dioxide'],
      ],
    },
    {
      kind: 'ordering',
      problem: 'Put these in order, beginning with what is eaten by the next.',
      draft: { items: ['Grass', 'Grasshopper', 'Frog', 'Snake', 'Hawk'] },
      others: [
        [1, 0, 2, 4, 3],
        [4, 3, 2, 1, 0],
      ],
    },
    {
      kind: 'matching',
      problem: 'Which unit belongs to which quantity?',
      draft: {
        pairs: [
          { left: 'Force', right: 'newton' },
          { left: 'Pressure', right: 'pascal' },
          { left: 'Resistance', right: 'ohm' },
        ],
        extras: ['watt'],
      },
      others: [
        [0, 1, 3],
        [3, 2, 1],
      ],
    },
    {
      kind: 'open_ended',
      problem: 'Why does a stick look bent where it enters the water?',
      draft: {
        least: 20,
        most: 60,
        rubric: [
          { text: 'Light changes its direction at the surface', weight: 1 },
          { text: 'because it is slower in water', weight: 1 },
        ],
        model:
          'Light is slower in water than in air, so its rays are bent at the surface, and the stick is seen where they seem to come from.',
      },
      others: [
        'Because the light rays bend when they go from the water into the air, and our eye thinks that they came straight.',
        'Light travels more slowly in water. At the surface it changes direction away from the normal, so the part below seems higher than it is.',
        'জল থেকে বাতাসে আসার সময় আলোর প্রতিসরণ হয়, তাই লাঠিটা বাঁকা দেখায়।',
        'The water moves and the stick moves with it.',
        'It is refraction. The speed of light is different in the two.',
      ],
    },
  ],
}
