/** The parts of json-server and lowdb 1 that are used here; their own typings are for another express. */
declare module 'json-server' {
  import type { Express, Request, RequestHandler, Response, Router } from 'express';

  interface Defaults {
    static?: string;
    logger?: boolean;
    noCors?: boolean;
    noGzip?: boolean;
    readOnly?: boolean;
  }

  /** `render` sends the rows in `response.locals.data`; a function in its place sends them another way. */
  interface DataRouter extends Router {
    render: (request: Request, response: Response) => void;
  }

  const jsonServer: {
    create(): Express;
    defaults(options: Defaults): RequestHandler[];
    rewriter(routes: Record<string, string>): Router;
    router(database: object | string): DataRouter;
  };
  export = jsonServer;
}

declare module 'lowdb' {
  interface Adapter<State> {
    read(): State;
    write(state: State): void;
  }

  namespace low {
    /** The database json-server's router works on. */
    interface Database {
      setState(state: object): Database;
    }
  }
  function low<State extends object>(adapter: Adapter<State>): low.Database;
  export = low;
}
