import type { ExaminedServer, Facility } from './server.js';

/** A rule of the specification that responses can show. */
export interface Rule {
  /** Name in the report. */
  id: string;
  /** Section of the specification. */
  section: string;
  /** One sentence. */
  statement: string;
  /** Facilities in addition to calls and one member. */
  needs?: readonly Facility[];
  /** @throws Nonconformity if the server breaks the rule, NotExamined if the check cannot run */
  check(server: ExaminedServer): Promise<void>;
}
