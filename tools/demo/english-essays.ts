import type { DemoQuiz } from './demo-quiz.ts'

export const englishEssays: DemoQuiz = {
  title: 'English: two short essays',
  subject: 'English',
  minutes: 45,
  hasNegativeMarking: false,
  marks: 5,
  questions: [
    {
      kind: 'open_ended',
      problem: 'Describe a journey by train that you remember.',
      draft: {
        least: 40,
        most: 120,
        rubric: [
          { text: 'Says where to, and with whom', weight: 1 },
          { text: 'Shows it by what was seen and heard', weight: 2 },
          { text: 'Tenses and spelling', weight: 2 },
        ],
        model: '',
      },
      others: [
        'Last winter I went to Siliguri with my uncle. We took the Darjeeling Mail at night. I could not sleep because the wheels sang the same song again and again. In the morning there was fog over the tea gardens, and a man sold tea in small clay cups that burned my fingers.',
        'My journey was from Howrah to Puri with my family. The train was very crowded. I seen the sea for the first time from the window of the hotel. It was a very good journey and I will never forget it.',
        'We were eleven cousins in one compartment. My grandmother had packed luchi and potatoes, and half of the coach knew it by the smell. At Asansol the engine was changed, and we ran out to look although we were told not to.',
        'I like trains because they are cheap. I went to Malda. There was rain. The train stopped for two hours and then it go again.',
        'The local from Bongaon is full at five in the morning. Women with baskets of spinach sit at the doors. My mother held my hand the whole way to Sealdah, since I was going to see a doctor and I was afraid of him, but I remember the green of the fields better than his face.',
      ],
    },
    {
      kind: 'open_ended',
      problem: 'Should students be allowed to bring phones to school? Give reasons.',
      draft: {
        least: 40,
        most: 120,
        rubric: [
          { text: 'Has an opinion of its own', weight: 1 },
          { text: 'Gives at least two reasons', weight: 2 },
          { text: 'Answers what others would say', weight: 2 },
        ],
        model: 'Any opinion, with reasons, and with an answer to the strongest one against it.',
      },
      others: [
        'Yes. Many of us come from far away, and our parents want to know when we are late. Some say that we would only play games. But teachers can keep the phones in a box until the last bell, as they do in my cousin’s school.',
        'No, because phone is bad for eyes and students will not study. They will see videos in the class. In my opinion books are better.',
        'I think that they should be allowed in some lessons. In geography we could look at real maps, and our school has six computers for four hundred of us. Nobody learns to use a thing well by never touching it.',
        'Phones should not be allowed. Those who have no phone would feel left out, and lessons would begin with looking for chargers. A school telephone in the office is enough for what is urgent.',
        'Yes they should be allowed because it is useful.',
      ],
    },
  ],
}
