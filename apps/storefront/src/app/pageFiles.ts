/** The files of all pages but the first ones, with the dependencies of each. */
export const pageFiles = <Module>() =>
  import.meta.glob<Module>(['../*/*Route.tsx', '!../home/HomeRoute.tsx', '!../event/EventDetailRoute.tsx']);
