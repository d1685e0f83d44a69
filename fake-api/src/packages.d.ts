/** The parts of json-server that are used here; its own typings are for another express. */
declare module 'json-server' {
  import type { Express, Request, RequestHandler, Response, Router } from 'express';

  interface Defaults {
    static?: string;
    logger?: boolean;
    noCors?: boolean;
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

/** Packs answers that are not kept. The package has no typings. */
declare module 'compression' {
  import type { RequestHandler } from 'express';

  function compression(): RequestHandler;
  export = compression;
}
