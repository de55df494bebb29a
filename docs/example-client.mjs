// A player for Oubliette that needs nothing but fetch: it takes a seat by a link, or opens a match and
// prints a link to it, and then plays whatever comes last in the list of what it may do.
//
//   node docs/example-client.mjs http://localhost:4173             opens a duel, waits for a friend
//   node docs/example-client.mjs http://localhost:4173 INVITE      takes the seat of an invitation
//
// docs/online.md explains the frames.
import { randomBytes } from 'node:crypto';

const [origin, invited] = process.argv.slice(2);
const secret = () => randomBytes(16).toString('base64url');
const pause = ms => new Promise(wake => setTimeout(wake, ms));

/** The way in: made here, known to the server only by its hash. */
const key = secret();

/** Sends a frame until it is answered. Its id stays the same, so it acts only once. */
async function ask(what, frame) {
  const body = JSON.stringify({ id: secret(), ...frame });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  for (let wait = 500; ; wait = Math.min(2 * wait, 8000)) {
    const answer = await fetch(`${origin}/api/${what}`, { method: 'POST', headers, body })
      .then(response => response.json())
      .catch(() => null);
    if (answer?.tell === 'no') throw new Error(answer.fault.text);
    if (answer !== null && answer.tell !== 'later') return answer;
    await pause((answer?.retryMs ?? wait) * (0.5 + Math.random()));
  }
}

/** Takes a seat: of an invitation, or of a new match, to which it prints one. */
async function sitDown() {
  const about = { key, nonce: secret(), name: 'Example' };
  if (invited) return ask('claim', { ...about, invite: invited });
  const invite = secret();
  const seats = { blue: { by: 'me' }, yellow: { by: 'friend', invite } };
  const match = await ask('create', { ...about, game: 'duel', options: { quick: true }, seats });
  console.log(`invite ${invite}`);
  return match;
}

/** The newest sight of the match; nothing before everybody has come. */
let sight = null;

function learn(answer) {
  if (answer.sight && answer.sight.head >= (sight?.head ?? 0)) sight = answer.sight;
  return answer;
}

/** Hears what others do, as server-sent events: a block for each, ended by an empty line. */
async function listen() {
  for (;;) {
    try {
      const response = await fetch(`${origin}/api/news`, {
        headers: { authorization: `Bearer ${key}` },
      });
      let text = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop();
        for (const block of blocks) {
          const data = block.split('\n').find(line => line.startsWith('data: '));
          if (data) learn(JSON.parse(data.slice('data: '.length)));
        }
      }
    } catch {
      // The line was cut: whoever comes back is told the present first.
    }
    await pause(500);
  }
}

const { match } = await sitDown();
void listen();
for (;;) {
  if (sight === null) {
    learn(await ask('follow', {}));
    if (sight === null) await pause(100);
    continue;
  }
  const { head, snapshot } = sight;
  if (snapshot.outcome !== null) break;
  if (snapshot.legal.length === 0) {
    await pause(100);
    continue;
  }
  // A refusal would come with the rule that forbids it; what is in the list is never refused.
  const { refusal } = learn(await ask('act', { match, head, actions: [snapshot.legal.at(-1)] }));
  if (refusal) throw new Error(`refused by ${refusal.rule}`);
  if (sight.head > 120) learn(await ask('say', { match, head: sight.head, word: 'resign' }));
}
console.log(`over after ${sight.snapshot.last} actions: ${JSON.stringify(sight.snapshot.outcome)}`);
process.exit(0);
