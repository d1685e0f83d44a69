/** The parts of json-server and lowdb 1 that are used here; their own typings are for another express. */
declare module 'json-server' {
  import type { Express, RequestHandler, Router } from 'express';

  interface Defaults {
    static?: string;
    logger?: boolean;
    noCors?: boolean;
    noGzip?: boolean;
    readOnly?: boolean;
  }

  const jsonServer: {
    create(): Express;
    defaults(options: Defaults): RequestHandler[];
    rewriter(routes: Record<string, string>): Router;
    router(database: object): Router;
  };
  export = jsonServer;
}

declare module 'lowdb' {
  interface Adapter<State> {
    read(): State;
    write(state: State): void;
  }

  /** The database json-server's router works on. */
  function low<State extends object>(adapter: Adapter<State>): object;
  export = low;
}
