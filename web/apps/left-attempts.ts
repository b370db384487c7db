import { createPatience } from '../calls/retry.ts'
import { openAttempts } from '../runs/device/attempt-journal.ts'
import { deliveryCalls } from '../runs/device/delivery-calls.ts'
import { sendAllKept } from '../runs/device/sending-kept.ts'
import { writerName } from '../runs/device/writer.ts'

const journal = openAttempts('')
const { pause, wake } = createPatience()
addEventListener('online', wake)

// What pages of quizzes have left on this device, brought to the server by a page of another sort.
void journal.readAll().then((all) =>
  sendAllKept(
    all.filter(({ heldAt }) => heldAt === null),
    {
      apiOf: (code) => deliveryCalls(code),
      device: writerName(),
      isGivenUp: () => false,
      ...{ journal, pause },
    },
  ),
)
