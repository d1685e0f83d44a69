import { CallError, type Client } from '@first-gong/contract';
import type { Failure, Lang } from '@first-gong/domain';
import type { Delivered } from '../src/data/calls.js';
import type { DocumentWait, Need } from '../src/site/pageModule.js';

/** Time limits in milliseconds. */
export interface Patience {
  /** For a part of the first view, from the first call. */
  view: number;
  /** For parts below the first view, after the others. */
  later: number;
}

const usual: Patience = { view: 2000, later: 600 };

export interface Delivery {
  delivered: Delivered;
  /** The failures of the calls for the page's subject. */
  pageFailures: Failure[];
}

/** Makes a page's first calls. A late part counts as timed out, and the browser requests it. */
export async function deliver(needs: Need[], lang: Lang, request: Client, patience = usual): Promise<Delivery> {
  const answers: Delivered['answers'] = {};
  const failures: Delivered['failures'] = {};
  const settle = async ({ keyIn, answer }: Need) => {
    const key = keyIn(lang);
    try {
      answers[key] = await answer(request);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      failures[key] = error.failure;
    }
  };
  const all = (waits: DocumentWait) => Promise.all(needs.filter((each) => each.waits === waits).map(settle));
  const [page, view, later] = [all('page'), all('view'), all('later')];
  // Without a handler, Node ends the process at a rejection. The await below throws it.
  later.catch(() => null);
  await Promise.all([page, within(patience.view, view)]);
  await within(patience.later, later);

  // Later responses are too late for the document.
  const delivered: Delivered = { answers: { ...answers }, failures: { ...failures } };
  for (const { keyIn } of needs) {
    const key = keyIn(lang);
    if (!(key in answers) && !(key in failures)) delivered.failures[key] = { kind: 'timeOut' };
  }
  const pageFailures = needs.flatMap(({ keyIn, waits }) => (waits === 'page' && failures[keyIn(lang)]) || []);
  return { delivered, pageFailures };
}

async function within(limit: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([promise, over]).finally(() => clearTimeout(timer));
}
