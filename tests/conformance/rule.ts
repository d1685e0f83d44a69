import type { ExaminedServer, Facility } from './server.js';

/** One rule of the specification that shows in the responses of a server. */
export interface Rule {
  /** The name of the rule in the report. */
  id: string;
  /** The section of the specification. */
  section: string;
  /** The rule in one sentence. */
  statement: string;
  /** The facilities that the check needs beside the calls and one member. */
  needs?: readonly Facility[];
  /** @throws Nonconformity when the server breaks the rule, NotExamined when the check is impossible on this server. */
  check(server: ExaminedServer): Promise<void>;
}
