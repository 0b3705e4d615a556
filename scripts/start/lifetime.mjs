import { steps } from '../bootstrap/messages.mjs';
import { allEnded } from '../bootstrap/programs.mjs';

/** How long the server may take to say goodbye, in milliseconds. */
const GRACE = 8000;
/** One Ctrl-C may arrive twice: from the terminal and through npm. */
const SAME_KEYSTROKE = 1000;

/**
 * Ties this process to who started it, and what it started to this process: on Ctrl-C, on a request to end, and when
 * the parent is gone, programs end first, then what was put on the list, last one first.
 */
export function lifetime() {
  const endings = [];
  let ending = null;
  let firstSignal = 0;

  function end(code, lastWords = '') {
    ending ??= (async () => {
      await allEnded(GRACE);
      for (const task of endings.reverse()) await task();
      if (firstSignal !== 0) console.log(steps.stopped);
      else if (lastWords !== '') console.log(lastWords);
      process.exit(code);
    })();
    return ending;
  }

  function interrupted() {
    const now = Date.now();
    if (firstSignal !== 0 && now - firstSignal > SAME_KEYSTROKE) allEnded(0);
    if (firstSignal !== 0) return;
    firstSignal = now;
    console.log(`\n${steps.stopping}`);
    end(serving.began ? 0 : 130);
  }

  const serving = { began: false };
  process.on('SIGINT', interrupted);
  process.on('SIGTERM', interrupted);
  process.on('SIGHUP', interrupted);
  // Who reads our output may be gone as well; saying so must not stop the stopping.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (process.channel) {
    process.on('message', interrupted);
    process.on('disconnect', interrupted);
    process.channel.unref();
  }

  return {
    /** Adds what must be done at the end. */
    atEnd: (task) => endings.push(task),
    /** From here on, being stopped is not a failure. */
    served: () => {
      serving.began = true;
    },
    end,
    get isEnding() {
      return ending !== null;
    },
  };
}
