import { steps } from '../bootstrap/messages.mjs';
import { allEnded } from '../bootstrap/programs.mjs';

/** How long the server may take to stop, in milliseconds. */
const GRACE = 8000;
/** One Ctrl-C may arrive twice: from the terminal and through npm. */
const SAME_KEYSTROKE = 1000;

/**
 * Ties this process to its parent, and its children to this process: on Ctrl-C, on a request to end, and when the
 * parent is gone, child programs end first, then the registered clean-ups run, last one first.
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
  // The reader of our output may be gone as well; a failed print must not stop the shutdown.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (process.channel) {
    process.on('message', interrupted);
    process.on('disconnect', interrupted);
    process.channel.unref();
  }

  return {
    /** Registers a clean-up. */
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
