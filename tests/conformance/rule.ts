import type { Aid, World } from './world.js';

/** One rule of the specification that a server can be seen to keep. */
export interface Rule {
  /** Names it in the report. */
  id: string;
  /** Section of the specification. */
  section: string;
  /** What holds, in one sentence. */
  says: string;
  /** What it takes beside the calls and one member. */
  needs?: readonly Aid[];
  /** @throws Nonconformity when it does not hold, NotExamined when the server gives no occasion to tell. */
  check(world: World): Promise<void>;
}
